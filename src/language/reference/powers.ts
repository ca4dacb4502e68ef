/** The shapes of powers, and the keywords. */
import { keywordTable } from '../keywords.ts'
import { entriesOf } from '../look-up.ts'
import type { Effect, Keyword, KeywordWord } from '../types.ts'
import { card, type Entry, power, text } from './entry.ts'

const draw: Effect = { do: 'draw', n: 1 }

type Shape = 'pay' | 'reward' | 'when' | 'as' | 'always' | 'play' | 'keyword'
export const powerEntries: Readonly<Record<Shape, Entry>> = {
  pay: power('A payment power: pay the cost, get the effect.', '701.1', {
    pay: [{ do: 'activate' }],
    then: [{ do: 'deal', n: 1, by: 'self', to: { target: 1, is: 'character' } }],
  }),
  reward: card('What a quest gives as it is completed.', '702.1', {
    type: 'quest',
    cost: 0,
    powers: [{ reward: [draw], pay: [{ do: 'pay', n: 3 }] }],
  }),
  when: power('A triggered power: each time the event happens.', '703.1', {
    when: { on: 'enter', what: 'self', zone: 'play' },
    then: [draw],
  }),
  as: power('Done as the event happens, without the chain.', '704.1b', {
    as: { on: 'enter', what: 'self', zone: 'play' },
    then: [{ do: 'put', n: 2, what: 'spark', to: 'self' }],
  }),
  always: power('Modifiers that last as long as the card is in play.', '704.1a', {
    always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 1 }],
    while: { some: { is: 'ally', of: 'you', other: true } },
  }),
  play: power('How the card may be played, and what that costs.', '707.1e', {
    play: { n: -1 },
    if: { some: { is: 'ally', of: 'you' } },
  }),
  keyword: power('A keyword, with what stands beside it.', '700.1', { keyword: 'Protector' }),
}

/** A keyword with the parameter that it takes. */
function shown(keyword: Keyword): KeywordWord {
  switch (keywordTable[keyword].takes) {
    case 'number':
      return { keyword, n: 2 }
    case 'description':
      return { keyword, of: keyword === 'Diplomacy' ? { is: 'ally', tag: 'Dwarf' } : { is: 'ally' } }
    case 'damage type':
      return { keyword, type: 'fire' }
    case 'effects':
      return { keyword, then: [draw] }
    default:
      return { keyword }
  }
}

/** The meaning of a keyword is in keywords.ts. */
export const keywordEntries = Object.fromEntries(
  entriesOf(keywordTable).map(([keyword, { about, rule = '', does }]) => [
    keyword,
    does ? text(about, rule, { do: 'keyword', keyword }) : power(about, rule, shown(keyword)),
  ]),
)
