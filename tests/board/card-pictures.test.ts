import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { looksOf } from '../../src/app/table/printed-cards.ts'
import { compose, compositionOf, type Picture, type Subject } from '../../src/board/art/compose.ts'
import { emblemNames } from '../../src/board/art/emblems.ts'
import { sequence } from '../../src/board/seed.ts'
import { library, loadAllCards } from '../../src/content.ts'
import type { CardDef } from '../../src/language/types.ts'

/** The pictures of all raiders' cards, by name. */
const pictures = new Map<string, Picture>()
const cards: CardDef[] = []

beforeAll(async () => {
  await loadAllCards()
  cards.push(...library.cards, ...(library.more ?? []))
  for (const card of cards) {
    const damageTypes = card.damageType ? [card.damageType] : []
    const subject: Subject = { ...looksOf(card), name: card.name, damageTypes, type: [card.type].flat()[0] }
    pictures.set(card.name, compose(subject))
  }
})

const pictureOf = (name: string): Picture => pictures.get(name)!

const hashOf = (picture: Picture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 12)

/** What the pictures of these cards are made of, as hashes: they change only with the rules by which pictures are made. */
const hashesOf: Readonly<Record<string, string>> = {
  'Boris Brightbeard': 'bf8c6e59bdb3',
  Elendril: '8f9e7414b0c7',
  Gorebelly: '7955eed0f7d4',
  'Leeroy Jenkins': '08395640518b',
  'Arcane Torrent': '70a997c658cb',
  'Holy Shock': '68cfd556c6c2',
  Deathbringer: 'b3ab1027f50d',
  Benediction: 'd62e335b2d9c',
  'Shard of the Scale': '2fc959b55027',
  'The Love Potion': 'e78aa0111980',
  Kolorath: '17cf8257fa82',
  'Magma Totem': '0b4377df4abc',
}

/** Of random hands of seven: how many pairs of different cards look alike, and how many hands have such a pair. */
function alike(decks: readonly (readonly string[])[], n: number): { pairs: number; hands: number } {
  const next = sequence(7)
  let [pairs, same, hands] = [0, 0, 0]
  for (let i = 0; i < n; i++) {
    const deck = [...decks[i % decks.length]]
    const hand = Array.from({ length: 7 }, () => deck.splice(Math.floor(next() * deck.length), 1)[0])
    const names = [...new Set(hand)]
    const looks = names.map((name) => compositionOf(pictureOf(name)))
    pairs += (names.length * (names.length - 1)) / 2
    const twice = looks.filter((look, at) => looks.indexOf(look) !== at).length
    same += twice
    if (twice > 0) hands++
  }
  return { pairs: same / pairs, hands: hands / n }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

describe('pictures of raiders’ cards', () => {
  test('cards of a hand can be told apart by hue, emblem and arrangement', () => {
    const all = alike([cards.map(({ name }) => name)], 4000)
    const decks = library.decks.map((deck) => deck.cards.flatMap(([n, name]) => Array<string>(n).fill(name)))
    const own = alike(decks, 4000)
    const looks = new Set([...pictures.values()].map(compositionOf))
    console.log(
      `${pictures.size} cards have ${looks.size} compositions. Of hands of seven from all cards ${percent(all.pairs)} of the pairs look alike, in ${percent(all.hands)} of the hands; from the decks ${percent(own.pairs)}, in ${percent(own.hands)}.`,
    )
    expect(all.pairs).toBeLessThan(0.001)
    expect(own.pairs).toBeLessThan(0.01)
    expect(looks.size).toBeGreaterThan(pictures.size * 0.7)
  })

  test('the same card has the same picture on every machine', () => {
    const hashes = Object.keys(hashesOf).map((name) => [name, hashOf(pictureOf(name))])
    expect(Object.fromEntries(hashes)).toEqual(hashesOf)
  })

  test('every picture has what it is drawn with', () => {
    const known = new Set(emblemNames)
    const asked = [...pictures.values()].flatMap(({ icon, second, figure }) => [
      icon,
      second ?? icon,
      figure?.arms ?? icon,
    ])
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  test.each([
    ['Boris Brightbeard', 'dwarf'],
    ['Elendril', 'night elf'],
    ['Gorebelly', 'orc'],
  ])('%s: %s', (name, race) => {
    expect(pictureOf(name).figure?.race).toBe(race)
    expect(pictureOf(name).layout).toBe('bust')
  })
})
