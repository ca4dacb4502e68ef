/** Rewordings of the layout: what a list of cards runs together stands in paragraphs of its own. */

import { damageTypes, keywords } from '../lists.ts'
import type { Rewording } from './rewordings.ts'

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const plain = keywords.filter((k) => !/^(?:Resistance|Death Rattle|Diplomacy|Inspire|Sabotage|Stash|Portal)$/.test(k))
const keyword = `(?:${[...plain.map((k) => `${k}(?: (?:\\d+|X)\\b)?`), ...damageTypes.map((t) => `${title(t)} Resistance`)].join('|')})`
/** Behind this nothing more is quoted that begins before it. */
const unquoted = '(?=[^"“”\\n]*(?:["“][^"“”\\n]*["”][^"“”\\n]*)*$)'
const own = 'a paragraph of its own'
/** A line that does not begin with a word that says when, whose or which power it is: what stands before a colon there may be the power's name, which has no meaning. */
export const unnamed =
  '^(?!(?:Front|Back|On|Once|Any|Only|Use|Stage|Level|Inspire|Sabotage|Diplomacy|Stash|Death Rattle|Emp\\w+|Deckbuilding|Ongoing|If|While|Bloodrush|Tribe|Unity|Alliance|Horde)\\b|[^:\\n]*\\bHero:)'

export const layoutWords: readonly Rewording[] = [
  { from: /(?<=[a-z\d"')])\.(?=[A-Z[])/g, to: '.\n', why: own },
  { from: /\b(Talent|Hero Required)(?=[A-Z][a-z])/g, to: '$1\n', why: own },
  { from: new RegExp(`^(${keyword}(?:, ${keyword})+),?[. ]*(?=["A-Z(\\[])`, 'gm'), to: '$1\n', why: own },
  {
    from: new RegExp(`^(${keyword})(?! ?(?:,|:))(?:(?=[A-Z])| (?=["A-Z[]|\\(?\\d+\\)?(?:,[^>\\n]*)? >>>))`, 'gm'),
    to: '$1\n',
    why: own,
  },
  {
    from: new RegExp(`^(${keyword}) (?=${keyword}(?:\\n|$))`, 'gm'),
    to: '$1\n',
    why: own,
  },
  { from: /(?<=[.)]) ?(?=Ongoing:)/g, to: '\n', why: own },
  { from: /(?<=\.) (?=This (?:ability|ally|armor|weapon|item) can't be interrupted\.$)/gm, to: '\n', why: own },
  {
    from: new RegExp(
      `${unnamed}(?:[A-Z][\\w']+ (?:and |of |on |the )*)+[A-Z][\\w']+: (?=When |At the |If |You may |This )`,
      'gm',
    ),
    to: '',
    why: 'the name of a power says nothing',
  },
  {
    from: new RegExp(
      `(?<=\\.) (?=(?:(?:On your turn|Once per turn|Once on each of your turns)(?:, [a-z ]+)?: )?(?:\\(?(?:\\d+|X)\\)?|\\[Activate\\]|\\[Exhaust\\])(?:,[^>.\\n]*)? ?>>>)${unquoted}`,
      'gm',
    ),
    to: '\n',
    why: own,
  },
  {
    from: new RegExp(
      `(?<=\\.) (?=(?:(?:On your turn|Once per turn): )?(?:Exhaust|Destroy|Remove|Discard|Put|Turn) [^>.:"\\n]*>>>)${unquoted}`,
      'gm',
    ),
    to: '\n',
    why: own,
  },
  {
    from: /^((?:Play only (?:if|on|while) [^.\n"]*\.|You may [^.\n"]* (?:rather than pay|instead of paying) [^.\n]*'s cost\.?|As an additional cost to play\b[^.\n"]*\.|[Tt]his \w+ can't be interrupted\.)) (?=[A-Z])/gm,
    to: '$1\n',
    why: own,
  },
  {
    from: /^((?:Ongoing: |On your turn: |Once per turn: )*)(\d+|X)(?=(?:, [^>\n]*)? >>>)/gm,
    to: '$1($2)',
    why: '403.6: resource costs stand in parentheses',
  },
  { from: /(?<=^When [^\n]*\.)\n(?=If it (?:has|is) )/gm, to: ' ', why: 'what "it" is stands in the paragraph before' },
  {
    from: /(?<=Reward:[^\n]*(?:\nIf you (?:control|revealed) [^\n]*)*)\n(?!When|At |While|This|If .*, pay)/g,
    to: ' ',
    why: 'a reward is one paragraph',
  },
]
