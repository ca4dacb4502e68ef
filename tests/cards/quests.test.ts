/** Quests (702): placed face up, completed at a cost, turned face down. */
import { expect, test } from 'vitest'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { pile } from './fixtures.ts'

const lies = (t: Table, name: string): string | undefined => {
  const cards = Object.values(t.game.s.cards).filter((x) => x.def === name && x.became === 0 && x.resource)
  const c = cards.sort((a, b) => a.id - b.id).pop()
  return c && (c.faceDown ? 'face down' : 'face up')
}

const quest = (name: string, resources: number, more: SideSpec = {}, turn = 'R1') =>
  table({
    raiders: [
      { flipped: true, quests: [name], resources, ...more },
      { hero: 'Graccus', flipped: true },
    ],
    turn,
  })

/** Resources beside the quest itself, which is a resource too: the cost less one. */
test.each([
  ['A Donation of Wool', 1],
  ['Big Game Hunter', 2],
  ['In Dreams', 8],
  ["It's a Secret to Everybody", 1],
  ["Kibler's Exotic Pets", 2],
  ['The Missing Diplomat', 4],
  ['The Princess Trapped', 2],
  ['Your Fortune Awaits You', 3],
  ['Zapped Giants', 2],
])('702 %s can be completed for %i, once, and pays with itself', (name, cost) => {
  const poor = quest(name, cost - 2, { deck: pile })
  if (cost > 1) expect(poor.legal()).not.toContain(`complete ${name}`)
  const t = quest(name, cost - 1, { deck: pile })
  expect(lies(t, name)).toBe('face up')
  t.complete(name)
  expect(t.resources('R1')).toEqual({ ready: 0, all: cost })
  expect(lies(t, name)).toBe('face down')
})

test('702 a completed quest lies face down, and is a resource like others', () => {
  const t = quest('Your Fortune Awaits You', 5, { deck: pile })
  t.complete('Your Fortune Awaits You').resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  expect(t.resources('R1')).toEqual({ ready: 3, all: 6 })
  expect(t.legal()).not.toContain('complete Your Fortune Awaits You')
})

test('412 a quest is placed face up from hand, and may be completed at once', () => {
  const t = table({
    raiders: [{ flipped: true, hand: ['Your Fortune Awaits You'], resources: 2, deck: pile }],
    turn: 'R1',
  })
  expect(t.legal()).toEqual([
    'pass',
    'place Your Fortune Awaits You face up',
    'place Your Fortune Awaits You',
    'attack Warrax',
  ])
  t.place('Your Fortune Awaits You', true)
  t.resolveAll().complete('Your Fortune Awaits You').resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('A Donation of Wool draws, then discards', () => {
  const t = quest('A Donation of Wool', 0, { hand: ['Rend'], deck: ['Charge'] })
  t.complete('A Donation of Wool').resolve()
  expect(t.asked()).toBe('R1: discard')
  expect(t.legal()).toEqual(['pick Rend', 'pick Charge'])
  t.say('pick Rend')
  expect(t.zone('R1', 'hand')).toEqual(['Charge'])
  expect(t.zone('R1', 'graveyard')).toEqual(['Rend'])
})

const stack = ['Parvink', 'Krol Blade', 'Rend', 'Golem Skull Helm', 'Charge', 'Anika Berlyn']

test.each([
  ['Big Game Hunter', 4, ['Krol Blade', 'Golem Skull Helm']],
  ["Kibler's Exotic Pets", 3, ['Parvink']],
  ['Zapped Giants', 3, ['Rend']],
] as const)('%s reveals %i and takes one that fits, the rest goes below', (name, n, fit) => {
  const t = quest(name, 1, { deck: stack })
  t.complete(name).resolve()
  if (fit.length > 1) {
    expect(t.legal()).toEqual(fit.map((c) => `pick ${c}`))
    t.say(`pick ${fit[0]}`)
  }
  expect(t.zone('R1', 'hand')).toEqual([fit[0]])
  // 415.3c: in the order of his choice, here turned round.
  const rest = stack.slice(0, n).filter((c) => c !== fit[0])
  for (const c of [...rest].reverse().slice(0, -1)) t.say(`pick ${c}`)
  expect(t.asked()).toBe('R1: priority')
  expect(t.zone('R1', 'deck')).toEqual([...stack.slice(n), ...rest.reverse()])
})

test.each([
  ['Big Game Hunter', 'Parvink'],
  ["Kibler's Exotic Pets", 'Rend'],
  ['Zapped Giants', 'Parvink'],
])('%s takes nothing where nothing fits', (name, other) => {
  const t = quest(name, 1, { deck: Array(5).fill(other) })
  t.complete(name).resolve()
  expect(t.asked()).toBe('R1: priority')
  expect(t.zone('R1', 'hand')).toEqual([])
  expect(t.zone('R1', 'deck')).toHaveLength(5)
})

test.each([
  ['Chasing A-Me 01', 'Parvink', 'Liba Wobblebonk', 'Rend'],
  ['Sunken Treasure', 'Krol Blade', 'Golem Skull Helm', 'Parvink'],
])('%s brings back a card of its kind from the own graveyard', (name, one, two, other) => {
  const t = quest(name, 2, { graveyard: [one, other, two] })
  t.say(`complete ${name}`)
  expect(t.legal()).toEqual([`pick ${one}`, `pick ${two}`])
  t.say(`pick ${two}`).resolve()
  expect(t.zone('R1', 'hand')).toEqual([two])
  expect(t.zone('R1', 'graveyard')).toEqual([one, other].sort())
  const none = quest(name, 2, { graveyard: [other] })
  expect(none.legal()).not.toContain(`complete ${name}`)
  const poor = quest(name, 1, { graveyard: [one] })
  expect(poor.legal()).not.toContain(`complete ${name}`)
})

test("Dragonkin Menace readies a hero or ally, on an opponent's turn only", () => {
  const t = quest('Dragonkin Menace', 2, { exhausted: true, cards: [{ name: 'Parvink', exhausted: true }] }, 'Boss')
  t.as('R1').complete('Dragonkin Menace').resolve()
  expect(t.legal()).toEqual(['pick Warrax', 'pick Parvink'])
  t.say('pick Parvink').expect('Parvink', { exhausted: false }).expect('Warrax', { exhausted: true })
  for (const turn of ['R1', 'R2']) {
    const own = quest('Dragonkin Menace', 2, { exhausted: true }, turn).as('R1')
    expect(own.legal()).toEqual(['pass'])
  }
})

test('In Dreams draws three cards', () => {
  const t = quest('In Dreams', 7, { deck: pile })
  t.complete('In Dreams').resolve()
  expect(t.zone('R1', 'hand')).toHaveLength(3)
})

test("It's a Secret to Everybody leaves one of three on top", () => {
  const t = quest("It's a Secret to Everybody", 0, { deck: stack })
  t.complete("It's a Secret to Everybody").resolve()
  expect(t.legal()).toEqual(['pick Parvink', 'pick Krol Blade', 'pick Rend'])
  t.say('pick Rend').say('pick Krol Blade')
  expect(t.zone('R1', 'deck')).toEqual(['Rend', ...stack.slice(3), 'Krol Blade', 'Parvink'])
  expect(t.zone('R1', 'hand')).toEqual([])
})

test('The Defias Brotherhood draws two cards while four allies are in the party', () => {
  const four = quest('The Defias Brotherhood', 0, { cards: Array(4).fill('Kor Cindervein'), deck: pile })
  four.complete('The Defias Brotherhood').resolve()
  expect(four.zone('R1', 'hand')).toHaveLength(2)
  const three = quest('The Defias Brotherhood', 0, { cards: Array(3).fill('Kor Cindervein'), deck: pile })
  expect(three.legal()).not.toContain('complete The Defias Brotherhood')
})

test('The Love Potion exhausts two allies and draws', () => {
  const t = quest('The Love Potion', 0, { cards: ['Parvink', 'Kor Cindervein', 'Crazy Igvand'], deck: pile })
  t.say('complete The Love Potion')
  expect(t.legal()).toEqual(['pick Parvink', 'pick Kor Cindervein', 'pick Crazy Igvand'])
  t.say('pick Parvink').say('pick Crazy Igvand')
  t.expect('Parvink', { exhausted: true }).expect('Crazy Igvand', { exhausted: true })
  t.expect('Kor Cindervein', { exhausted: false })
  t.resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('The Love Potion wants two ready allies; fresh ones will do', () => {
  const one = quest('The Love Potion', 0, {
    cards: ['Parvink', { name: 'Kor Cindervein', exhausted: true }],
    deck: pile,
  })
  expect(one.legal()).not.toContain('complete The Love Potion')
  const two = quest('The Love Potion', 0, {
    cards: [
      { name: 'Parvink', fresh: true },
      { name: 'Kor Cindervein', fresh: true },
    ],
    deck: pile,
  })
  expect(two.legal()).toContain('complete The Love Potion')
})

test('The Missing Diplomat searches for an ally, on the own turn', () => {
  const t = quest('The Missing Diplomat', 3, { deck: stack })
  t.complete('The Missing Diplomat').resolve()
  expect(t.legal()).toEqual(['done', 'pick Parvink', 'pick Anika Berlyn'])
  t.say('pick Anika Berlyn')
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  expect(t.zone('R1', 'deck').sort()).toEqual(stack.slice(0, 5).sort())
  const boss = quest('The Missing Diplomat', 3, { deck: stack }, 'Boss').as('R1')
  expect(boss.legal()).toEqual(['pass'])
})

test('413.3 The Missing Diplomat may find nothing', () => {
  const t = quest('The Missing Diplomat', 3, { deck: stack })
  t.complete('The Missing Diplomat').resolve('done')
  expect(t.zone('R1', 'hand')).toEqual([])
  expect(t.zone('R1', 'deck').sort()).toEqual([...stack].sort())
})

test('The Princess Trapped: an opponent chooses which of two is kept', () => {
  const t = quest('The Princess Trapped', 1, { deck: stack })
  t.complete('The Princess Trapped').resolve()
  expect(t.asked()).toBe('Boss: choose')
  expect(t.legal()).toEqual(['pick Parvink', 'pick Krol Blade'])
  t.say('pick Krol Blade')
  expect(t.zone('R1', 'hand')).toEqual(['Krol Blade'])
  expect(t.zone('R1', 'deck')).toEqual([...stack.slice(2), 'Parvink'])
})
