/** The lines of lists that are no cards: headings in English and German, totals, what is said of the deck. */
import type { Pile } from './edit.ts'

const kinds = [
  'master ?hero(?:es)?|meisterheld(?:en)?',
  'hero(?:es)?|held(?:en)?|starting hero|starthelden?|startheld',
  'all(?:y|ies)|verb(?:ü|ue)ndeter?|creatures?|kreatur(?:en)?',
  'abilit(?:y|ies)|f(?:ä|ae)higkeit(?:en)?|spells?|zauber(?:spr(?:ü|ue)che?)?|actions?|aktion(?:en)?',
  'talents?|talente',
  'equipment|ausr(?:ü|ue)stung(?:en)?',
  'weapons?|waffen?',
  'armou?rs?|r(?:ü|ue)stung(?:en)?',
  'items?|gegenst(?:and|(?:ä|ae)nde)',
  'quests?',
  'locations?|orte?',
  'totems?|pets?|cards|karten|\\d+[- ]?drops?',
].join('|')
const main = 'main ?(?:deck|board)?|deck|hauptdeck|mainboard|deck ?list|deckliste'
const side = 'side ?(?:deck|board)?|nebendeck|reserve|sb'
const isSide = new RegExp(`^(?:${side})$`, 'iu')
const word = `(?:(?:(?:other|andere|instant|ongoing|class|neutral)\\s+)?(?:${kinds})|${main}|${side})`
const several = `${word}(?:\\s*(?:,|&|and|und|/|\\+)\\s*${word})*`
const count = '\\d+[\\s-]*(?:cards?|karten|total|gesamt|insgesamt|stück|drops?)?'
const aHeading = new RegExp(
  `^(?:\\d+\\s+)?(?<name>${several})\\s*[:=–—-]?\\s*(?:[([{]\\s*${count}\\s*[)\\]}]|${count})?\\s*:?$`,
  'iu',
)
const before = new RegExp(
  `^(?<name>${several})\\s*(?:[([{]\\s*${count}\\s*[)\\]}])?\\s*(?:[:=]|\\s[–—-])\\s*(?<rest>.+)$`,
  'iu',
)
const aHero =
  /^(?:\d+\s+)?(?:(?:my|mein(?:e|en)?)\s+)?(?:start(?:ing|er)?\s*)?(?:hero|held(?:in|en)?)\s*[:=|\])}–—-]\s*(?<rest>.+)$/iu
const aTotal =
  /^(?:(?:deck\s+)?(?:total|size|card count|gesamt|insgesamt|summe|anzahl|gr(?:ö|oe)(?:ß|ss)e|number of cards)\b[^\d]*(?<n>\d+)?\s*(?:cards?|karten)?|(?<m>\d+)\s*(?:cards?|karten)(?:\s+(?:total|in total|gesamt|insgesamt))?)\s*\.?$/iu
const said =
  /^(?:author|player|by|von|spieler(?:in)?|event|turnier|tournament|date|datum|placed?|platz|finish|rank|url|link|source|quelle|creat(?:or|ed)|updated|class|klasse|faction|fraktion|race|record|wins|notes?|comments?|https?)\b\s*[:.–—-]/iu

/** The place where a sentence goes on with another part of the deck: "… 2 Fury. Sideboard: 1 Parvink". */
const nextPart = new RegExp(`[.;]\\s+(?=(?:start(?:ing|er)?\\s*)?(?:${several}|total|gesamt)\\s*[:(])`, 'iu')
/** The parts of a line, each with the heading before it. */
export const parted = (line: string): readonly string[] => line.split(nextPart)

export type Line =
  | { is: 'heading'; pile: Pile; rest: string; one?: boolean }
  | { is: 'hero'; rest: string }
  | { is: 'total'; n: number | undefined }
  | { is: 'remark' }
  | { is: 'nothing' }

/** The marks around a heading: "== Allies ==", "**Allies**", "[Allies]". */
const frame = /^[\s#=*_~`>–—•[\](){}|+─-╿\p{Extended_Pictographic}-]+|[\s#=*_~`<–—•[\]{}|+─-╿-]+$/gu
const within = /^[([{](?<inner>[^()[\]{}]+)[)\]}]$/

const pileOf = (name: string): Pile => (isSide.test(name.trim()) ? 'side' : 'cards')

/** The pile that a word of a program names: 'sideboard'; undefined if it is no heading. */
export function pileNamed(written: string): Pile | undefined {
  const name = aHeading.exec(written.replaceAll('_', ' ').trim())?.groups?.name
  return name === undefined ? undefined : pileOf(name)
}

/** A line without cards; null if it may have some. */
export function lineWithoutCards(line: string): Line | null {
  const bare = line.replace(frame, '')
  if (bare === '') return { is: 'nothing' }
  const total = (aTotal.exec(bare) ?? /^=+\s*(?<n>\d+)$/.exec(line))?.groups
  if (total) return { is: 'total', n: Number(total.n ?? total.m ?? Number.NaN) || undefined }
  const heading = [bare, line, within.exec(line)?.groups?.inner ?? '']
    .map((one) => aHeading.exec(one)?.groups)
    .find(Boolean)
  if (heading) return { is: 'heading', pile: pileOf(heading.name ?? ''), rest: '' }
  const hero = aHero.exec(bare)?.groups
  if (hero) return { is: 'hero', rest: hero.rest ?? '' }
  const first = before.exec(bare)?.groups
  // "SB: 2 Parvink" is said of one line.
  if (first)
    return {
      is: 'heading',
      pile: pileOf(first.name ?? ''),
      rest: first.rest ?? '',
      one: first.name?.toLowerCase() === 'sb',
    }
  return said.test(bare) ? { is: 'remark' } : null
}
