/** Every built-in raid. */
// Written by `npm run raids`: change the raids, not this file.
import type { RaidDef } from '../src/raid/format.ts'
import { onyxiasLair } from './onyxias-lair/raid.ts'
import { moltenCore } from './molten-core/raid.ts'
import { magtheridonsLair } from './magtheridons-lair/raid.ts'
import { blackTemple } from './black-temple/raid.ts'
import drownedBellFile from './drowned-bell.raid.json' with { type: 'json' }

const { $schema: _drownedBell, ...drownedBell } = drownedBellFile
export const raids: readonly RaidDef[] = [onyxiasLair, moltenCore, magtheridonsLair, blackTemple, drownedBell as unknown as RaidDef]
