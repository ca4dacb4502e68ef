import fc from 'fast-check'
import { cards, smallest } from './cards/arbitrary.ts'
import { unsaid } from './cards/print.ts'
import { check } from './cards/raid.ts'
import { faceOf } from './cards/face.ts'
const seen = new Map<string, number>()
let n = 0
const t = Date.now()
fc.assert(fc.property(cards, (card) => {
  n++
  if (n % 1000 === 0) console.error(n, Date.now() - t)
  if (check(card).length) return
  for (const f of unsaid(card).found) {
    seen.set(f.why, (seen.get(f.why) ?? 0) + 1)
    if (seen.get(f.why)! > 1) continue
    const small = smallest(card, (c) => check(c).length === 0 && unsaid(c).found.some((x) => x.why === f.why), 400)
    console.log(f.why, '|', unsaid(small).found.find((x) => x.why === f.why)?.what, '\n   ', faceOf(small).split('\n').slice(1).filter(Boolean).join(' '), '\n   ', JSON.stringify(small))
  }
}), { seed: Number(process.argv[2]), numRuns: Number(process.argv[3]), endOnFailure: true })
