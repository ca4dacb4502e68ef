/** Every built-in raid’s weights: what its positions are worth to players that look ahead (`npm run fit`). */
// Written by `npm run raids`: change the raids, not this file.
import onyxiasLair from './onyxias-lair/ahead.json' with { type: 'json' }
import moltenCore from './molten-core/ahead.json' with { type: 'json' }
import magtheridonsLair from './magtheridons-lair/ahead.json' with { type: 'json' }

export const fitted = { 'onyxias-lair': onyxiasLair, 'molten-core': moltenCore, 'magtheridons-lair': magtheridonsLair }
