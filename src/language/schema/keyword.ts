/** Checks a keyword with its parameter. */
import { keywordTable } from '../keywords.ts'
import { isOneOf } from '../look-up.ts'
import { keywords } from '../types.ts'
import { isRecord, type Look, report } from './shape.ts'

/** Checks the parameter of a keyword, which most keywords require (10: the glossary). */
export const beside: Look = (v, at, out) => {
  if (!isRecord(v) || !isOneOf(keywords, v.keyword)) return
  const word = v.keyword
  const { takes = 'nothing', does } = keywordTable[word]
  if (does && v.do === undefined)
    report(out, at, `${word} is an effect, not a power`, `Write { do: "keyword", keyword: "${word}" }.`)
  const want = takes === 'nothing' ? '' : parameter[takes]
  for (const key of ['n', 'of', 'type', 'then'])
    if (v[key] !== undefined && key !== want)
      report(out, `${at}.${key}`, `${word} takes no "${key}"`, want ? `It takes "${want}".` : 'It has no parameter.')
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
