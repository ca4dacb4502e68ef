/** All files of `assets/beings`. */
import broken from '../../../../assets/beings/broken.json'
import brute from '../../../../assets/beings/brute.json'
import council from '../../../../assets/beings/council.json'
import demon from '../../../../assets/beings/demon.json'
import dragon from '../../../../assets/beings/dragon.json'
import elemental from '../../../../assets/beings/elemental.json'
import fury from '../../../../assets/beings/fury.json'
import giant from '../../../../assets/beings/giant.json'
import hound from '../../../../assets/beings/hound.json'
import hunter from '../../../../assets/beings/hunter.json'
import longing from '../../../../assets/beings/longing.json'
import lord from '../../../../assets/beings/lord.json'
import matron from '../../../../assets/beings/matron.json'
import person from '../../../../assets/beings/person.json'
import pitlord from '../../../../assets/beings/pitlord.json'
import ringer from '../../../../assets/beings/ringer.json'
import serpent from '../../../../assets/beings/serpent.json'
import shade from '../../../../assets/beings/shade.json'
import shrine from '../../../../assets/beings/shrine.json'
import sorrow from '../../../../assets/beings/sorrow.json'
import wings from '../../../../assets/beings/wings.json'
import type { Name } from './files.ts'

/** As `readBeing` gives them, which the build has done (vite.config.ts). */
export const files: Readonly<Record<Name, unknown>> = {
  ...{ dragon, hound, serpent, giant, elemental, lord, pitlord, demon, shade, broken },
  ...{ brute, matron, hunter, council, shrine, sorrow, longing, fury, ringer, person, wings },
}
