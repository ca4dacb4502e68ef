/** Every built-in raid on the start screen, without its cards. */
// Written by `npm run raids`: change the raids, not this file.
import type { Offer } from '../src/raid/format.ts'
import { about as onyxiasLair, face as onyxiasLairFace } from './onyxias-lair/about.ts'
import { about as moltenCore, face as moltenCoreFace } from './molten-core/about.ts'
import { about as magtheridonsLair, face as magtheridonsLairFace } from './magtheridons-lair/about.ts'
import { about as blackTemple, face as blackTempleFace } from './black-temple/about.ts'

export const offers: readonly Offer[] = [{ ...onyxiasLair, face: onyxiasLairFace }, { ...moltenCore, face: moltenCoreFace }, { ...magtheridonsLair, face: magtheridonsLairFace }, { ...blackTemple, face: blackTempleFace }, {"id":"drowned-bell","name":"The Drowned Bell","version":"1.0.0","about":"A bell tolls under the sea, and the sea answers. Strike its keeper while the tide is low: at high tide the bell is heard above.","raiders":{"min":1,"max":5,"meant":[3,5]},"author":"The raidkeeper contributors","licence":"MIT","modes":[{"id":"standard","name":"Standard","about":"For three to five raiders; the Bellkeeper has more health for each of them."},{"id":"calm","name":"Calm sea","about":"For one or two raiders: a weaker Bellkeeper, and fewer Ringers.","suggested":[1,2]},{"id":"storm","name":"Storm","about":"Harder: the Bellkeeper has more health, three Drowned Sailors are there from the start, and the bell is rung more often.","handicap":"raiders"}],"face":{"name":"The Bellkeeper (In the Deep)","tags":["Drowned","Boss","Deep"],"health":20,"hall":{"built":"stone","lights":["frost","fel"]},"minutes":25,"hard":"Medium","place":5,"being":"broken"}}]
