/** What single fields can't show of a keyword: what stands beside it. */
import { keywordTable } from '../keywords.ts'
import { type Keyword, keywords } from '../types.ts'
import { isRecord, type Look, report } from './shape.ts'

/** What may stand beside a keyword, and for most must (10: the glossary). */
export const beside: Look = (v, at, out) => {
  if (!isRecord(v) || !keywords.includes(v.keyword as Keyword)) return
  const { takes = 'nothing', does } = keywordTable[v.keyword as Keyword]
  if (does && v.do === undefined)
    report(
      out,
      at,
      `${String(v.keyword)} is something done, not a power`,
      `Write { do: "keyword", keyword: "${String(v.keyword)}" }.`,
    )
  const word = String(v.keyword)
  const want = takes === 'nothing' ? '' : parameter[takes]
  for (const key of ['n', 'of', 'type', 'then'])
    if (v[key] !== undefined && key !== want)
      report(out, `${at}.${key}`, `${word} takes no "${key}"`, want ? `It takes "${want}".` : 'It stands alone.')
  if (want && takes !== 'optional description' && v[want] === undefined)
    report(
      out,
      at,
      `"${want}" is missing`,
      `${word} needs ${takes === 'effects' ? 'its effects' : `a ${takes}`}: add "${want}".`,
    )
}
const parameter = {
  number: 'n',
  description: 'of',
  'optional description': 'of',
  'damage type': 'type',
  effects: 'then',
} as const
