/** What every scenario may use: heroes without powers, cards without text, plain allies of any size. */
import type { CardDef } from '../../src/language/types.ts'

export const base = { set: 'test', number: 0 } as const

const sizes = Array.from({ length: 11 }, (_, n) => n)

/** 'Dummy 2/3' and so on: ATK 0 to 10 melee, health 1 to 10, cost 2, no text. */
const dummies: readonly CardDef[] = sizes.flatMap((atk) =>
  sizes
    .filter((health) => health > 0)
    .map(
      (health): CardDef => ({
        ...base,
        name: `Dummy ${atk}/${health}`,
        type: 'ally',
        cost: 2,
        atk,
        damageType: 'melee',
        health,
      }),
    ),
)

export const basics: readonly CardDef[] = [
  ...[...'ABCDEF'].map((seat): CardDef => ({ ...base, name: `Hero ${seat}`, type: 'hero', health: 30 })),
  {
    // Nobody can ever pay for its reward.
    ...base,
    name: 'Filler',
    type: 'quest',
    tags: ['Unlimited'],
    powers: [{ pay: [{ do: 'pay', n: 99 }], reward: [{ do: 'draw', n: 1 }] }],
  },
  ...dummies,
]
