/** Raids that are not built in, as they are read and as the shelf keeps them. */
import { library } from '../../content.ts'
import type { RaidDef } from '../../raid/format.ts'
import { asWritten, idTaken, type RaidRead, readRaid } from '../../raid/read.ts'
import { isBuiltIn, type KeptRaid } from '../storage/shelf-store.ts'
import { offerOf } from './offer.ts'

/** Reads a raid that is not built in. */
export function readOwn(value: Readonly<Record<string, unknown>>): RaidRead {
  const { id } = value
  return typeof id === 'string' && isBuiltIn(id) ? { problems: [idTaken(id)] } : readRaid(value, library)
}

/** As it is kept on the shelf. */
export function keptRaid(raid: RaidDef): KeptRaid {
  const [text, written] = [JSON.stringify(raid), JSON.stringify(asWritten(raid))]
  return { id: raid.id, when: Date.now(), text, ...(written === text ? {} : { written }), offer: offerOf(raid) }
}
