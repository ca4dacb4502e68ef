/** The files of `assets/beings`, each read when it is painted first. */
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
import serpent from '../../../../assets/beings/serpent.json'
import shade from '../../../../assets/beings/shade.json'
import shrine from '../../../../assets/beings/shrine.json'
import sorrow from '../../../../assets/beings/sorrow.json'
import wings from '../../../../assets/beings/wings.json'
import { type BeingFile, readBeing } from './format.ts'
import type { Kind } from './kinds.ts'

/** A being, or what is behind one. */
type Name = Kind | 'wings'

const files: Readonly<Record<Name, unknown>> = {
  ...{ dragon, hound, serpent, giant, elemental, lord, pitlord, demon, shade, broken },
  ...{ brute, matron, hunter, council, shrine, sorrow, longing, fury, person, wings },
}

const read = new Map<Name, BeingFile>()

export function fileOf(name: Name): BeingFile {
  const file = read.get(name) ?? readBeing(name, files[name])
  read.set(name, file)
  return file
}
