/** Raids as somebody's file has them. */
import template from '../../src/raid/new.raid.json' with { type: 'json' }

/** A small one. */
export const yard = {
  id: 'golem-yard',
  name: 'Golem Yard',
  version: '1.2.0',
  author: 'Ann Other',
  licence: 'CC0-1.0',
  about: 'A golem that hits what it sees.',
  calls: 'the Golem',
  starts: 'Yard Golem',
  cards: [
    {
      ...{ name: 'Yard Golem', type: 'hero', set: 'Golem Yard', number: 1, tags: ['Mechanical', 'Boss'] },
      ...{ atk: 2, damageType: 'melee', health: 25, front: [], back: [{ keyword: 'Protector' }] },
    },
    {
      ...{ name: 'Swinging Fist', type: 'ability', set: 'Golem Yard', number: 2, cost: 0 },
      text: [{ do: 'deal', n: 2, type: 'melee', by: 'yourHero', to: { target: 1, is: 'character', of: 'opponents' } }],
    },
  ],
  decks: { main: [[30, 'Swinging Fist']] },
  tokens: [],
  machine: {
    initial: 'fight',
    states: {
      fight: {
        meta: { stage: 1, title: 'The yard' },
        on: {
          fatallyDamaged: {
            actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'lose', by: 'you' }] } }],
          },
        },
      },
    },
  },
}

/** A picture: 40 by 56 pixels, all magenta. */
export const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAA4CAIAAAAASi2hAAAAM0lEQVR42u3NMQkAAAwDsPo33ckojED+pOlExGKxWCwWi8VisVgsFovFYrFYLBaLxZ/iAwW4b4C60gK2AAAAAElFTkSuQmCC'

/** The text of a raid of so many cards: the template with more of its abilities. */
export function largeRaid(many: number): string {
  const [first] = template.cards.filter(({ type }) => type === 'ability')
  const more = Array.from({ length: many - template.cards.length }, (_, i) => `Spare ${i + 1}`)
  const cards = [...template.cards, ...more.map((name, i) => ({ ...first, name, number: 101 + i }))]
  const decks = { ...template.decks, main: [...template.decks.main, ...more.map((name) => [1, name])] }
  return JSON.stringify({ ...template, cards, decks }, null, 2)
}
