/** Packs messages as pages do. */
import { Packr } from '@colyseus/msgpackr'

export const packr = new Packr({ useRecords: false })
