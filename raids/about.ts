/** What the start screen tells and shows of every built-in raid, without its cards. */
// Written by `npm run raids`: change the raids, not this file.
import type { Offer } from '../src/raid/format.ts'
import { about as onyxiasLair, face as onyxiasLairFace } from './onyxias-lair/about.ts'
import { about as moltenCore, face as moltenCoreFace } from './molten-core/about.ts'
import { about as magtheridonsLair, face as magtheridonsLairFace } from './magtheridons-lair/about.ts'
import { about as blackTemple, face as blackTempleFace } from './black-temple/about.ts'

export const offers: readonly Offer[] = [{ ...onyxiasLair, face: onyxiasLairFace }, { ...moltenCore, face: moltenCoreFace }, { ...magtheridonsLair, face: magtheridonsLairFace }, { ...blackTemple, face: blackTempleFace }]
