import { nameNoun } from '../phrases.ts'
import { tagVocabulary } from './tag-words.ts'

/** Whether two texts say the same: clause for clause, but for the marks between them and the choice of a pronoun. */

const noun =
  '(?:ally hero or|hero|ally|allies|ability|abilities|armor|weapon|weapons|item|quest|location|event|equipment|character|characters|resource|resources|token|tokens|card|cards|player|players|opponent|opponents|effect|damage|heroes|pet|totem|die|deck|graveyard|hand)'

/** The words that are compared. Nothing is left out but marks, "and", "then" and "also" between clauses, and gender; what stands between modes is kept. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\[(\w+)\](?! atk)/g, '$1')
    .replace(/\bchoose [\w ,]+:.*/g, (modes) => modes.replace(/;(?: or\b)?|, or\b/g, ' |'))
    .split(/(?<=[.:])\s|\n/)
    .map(turnFirst)
    .map(whileLast)
    .map(ifFirst)
    .map(onFirst)
    .join(' ')
    .replace(/((?:\b(?:and|then)|^|[.,;:]) )you (?=(?:draw|gain control|discard|put|destroy|exhaust|ready) )/g, '$1')
    .replace(/[.,;:"“”]/g, ' ')
    .replace(/(?<=\b(?:heroes|allies|abilities|weapons)) and\/or\b/g, ' or')
    .replace(/\b(?:and|then|also)\b/g, ' ')
    .replace(/\beach other\b/g, 'other each')
    .replace(/\b(it|he|she)'s\b/g, '$1 is')
    .replace(/(?<=\bcards? )from (?=(?:\S+ )?(?:\S+ )?(?:hand|deck|graveyard)s?\b)/g, 'in ')
  return plain.split(/\s+/).filter(Boolean)
}

/** "this turn" may stand at the front or at the end of its sentence. */
function turnFirst(sentence: string): string {
  const rest = sentence.replace(/\bthis turn\b,? ?/g, '')
  const n = sentence.length - rest.length > 0 ? (sentence.match(/\bthis turn\b/g) ?? []).length : 0
  return 'this turn '.repeat(n) + rest
}

/** "While …" and "On your turn" may stand at the front or at the end of its sentence. */
const whileLast = (sentence: string): string =>
  sentence
    .replace(/^on (your|an opponent's) turn, ([^.:>]*)(?=\.|$)/, "$2 while it's $1 turn")
    .replace(/^((?:this turn )*(?:.*? >>> )?)(while [^,]*), ([^.]*)/, '$1$3 $2')

/** "If …" may stand in front of its clause or behind it, unless it speaks of what the clause names; but behind an event (703.2). */
const ifFirst = (sentence: string): string =>
  /^(?:[\w ]+: )?(?:when|at|as|the \w+ time) /.test(sentence)
    ? sentence
    : sentence.replace(
        /^((?:.*(?:, | >>> |: ))?)((?!use only|play only)[^,]+?)(?<! (?:only|,|\d|or)) if (?![^,]*\b(?:it|its|his|her|their|they|them|that)\b)([^,]+?)(\.?)$/,
        '$1if $3, $2$4',
      )

/** Damage is put "equal to …" on something, or on something "equal to …". */
const onFirst = (sentence: string): string =>
  sentence.replace(/\b(puts?) damage equal to ([^.,]+?) on ([^.,]+?)(?=[.,]|$)/, '$1 damage on $3 equal to $2')

/** The same where "he", "she" and "it" are one. */
function neutralWords(text: string): string {
  return wordsOf(text.replace(/\b(?<= )her(?=[.,;"]|$| >>>| (?:in|this|to|from|at|and|into|on)\b)/gm, 'it'))
    .join(' ')
    .replace(/\b(?:he|she|him)\b/g, 'it')
    .replace(/\b(?:himself|herself)\b/g, 'itself')
    .replace(/\b(?:his|her)\b/g, 'its')
    .replace(/\bthem\b/g, 'they')
}

/** One of several, whatever its number: what stands behind "for each". */
const oneOf = (text: string): string =>
  text.replace(/ies\b/g, 'y').replace(/\b(?!its\b|his\b|this\b|has\b|the\b)([a-z]{2,}?)[es]+\b/g, '$1')

/** "1 for each ally" and "X, where X is the number of allies" are one: X, and what is counted behind it all. */
function eachOf(text: string): string {
  const m = /^(.*?\bx\b.*?) where x is the number of (.*)$/.exec(text)
  if (m) return `${m[1]} for each ${oneOf(m[2] as string)}`
  const at = text.lastIndexOf(' for each ')
  if (at < 0) return text
  const counted = text.slice(at)
  const clauses = text.slice(0, at).split(counted)
  const amounts = clauses.map((clause) => clause.replace(/^(.*)\b1\b(?!.*\b1\b)/, '$1x'))
  return (amounts.every((clause, i) => clause !== clauses[i]) ? amounts : clauses).join('') + oneOf(counted)
}

/** Kinds joined by "or" and "and" say the same in any order. */
const kindWords =
  '(?:hero|ally|ability|armor|weapon|item|quest|location|equipment|heroes|allies|abilities|weapons|items)'
const kindList = new RegExp(`\\b(an? )?${kindWords}(?: ${kindWords})*(?: (?:or|and))? ${kindWords}\\b`, 'g')
const inOrder = (text: string): string =>
  text.replace(kindList, (list, a = '') => {
    const join = / (or|and) /.exec(list)
    const kinds = list
      .slice(a.length)
      .split(' ')
      .filter((w) => w !== 'or' && w !== 'and')
    return `${a && 'a '}${kinds.sort().join(' ')}${join ? ` ${join[1]}` : ''}`
  })

const tags = tagVocabulary
  .flatMap((tag) => {
    const last = tag.split(' ').at(-1) ?? tag
    const { one, many } = nameNoun(last)
    return [one, many].map((word) => word.toLowerCase().replace(/[^a-z-]/g, '.'))
  })
  .join('|')

/** The same where "it", "that ally" and "this ally" are one. */
function looseWords(text: string): string[] {
  return inOrder(eachOf(neutralWords(text)))
    .replace(/\ban? (character|card)(?= [^~]*? this way)/g, '$1s')
    .replace(/\b((?:characters|cards) [^~]*? this way) has\b/g, '$1 have')
    .replace(/\b((?:characters|cards) [^~]*? this way) loses\b/g, '$1 lose')
    .replace(/\b(counters? on|attached to) (?:an? )?((?:opposing |friendly )?)(card|hero)(?:e?s)?\b/g, '$1 $2$3')
    .replace(/\b(double the number of )(.*)$/, (_, many, of) => `${many}${oneOf(of)}`)
    .replace(new RegExp(`\\b(?:that|those|this|your|attached) ${noun}(?='s|'|\\b)`, 'g'), '~')
    .replace(new RegExp(`\\b(?:that|those) (?:${tags})(?='s|'|\\b)`, 'g'), '~')
    .replace(/\bthe second (?:hero|ally)(?=')/g, '~')
    .replace(/\b(?:it|they)\b/g, '~')
    .replace(/\b(?:its|their)\b/g, "~'s")
    .replace(/~'(?!s)/g, "~'s")
    .replace(/\bin ~'s party\b/g, '~ controls')
    .replace(
      /\battached to (?:an? )?((?:\w+ )?)(?:hero|heroes) (?:or|and\/or|and) (?:ally|allies)\b/g,
      'attached to $1hero or ally',
    )
    .split(' ')
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** 4: the same; 3: the same words; 2: but for gender; 1: but for pronouns; 0: something else. */
export function sameness(a: string, b: string): number {
  if (tidy(a) === tidy(b)) return 4
  if (wordsOf(a).join(' ') === wordsOf(b).join(' ')) return 3
  if (neutralWords(a) === neutralWords(b)) return 2
  return looseWords(a).join(' ') === looseWords(b).join(' ') ? 1 : 0
}

/** The first word of each that the other does not have there. */
export function difference(read: string, printed: string): { read: string; printed: string } {
  const [a, b] = [looseWords(read), looseWords(printed)]
  const at = a.findIndex((x, i) => x !== b[i])
  const from = at < 0 ? a.length : at
  return { read: a.slice(from, from + 4).join(' '), printed: b.slice(from, from + 4).join(' ') }
}
