import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { commands } from '../../src/cli/commands/index.ts'
import { raid } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SLOW = 60_000

/** Runs a command that must succeed, and reads the JSON it prints. */
async function json(...words: string[]) {
  const { code, out } = await raid([...words, '--json'])
  expect(code).toBe(0)
  return JSON.parse(out)
}

test(
  'help names every command, and each command has help',
  async () => {
    const names = commands.map(({ usage }) => usage.split(' ')[0])
    const all = await raid(['--help'])
    expect(all.code).toBe(0)
    for (const name of names) expect(all.out).toContain(name)
    const one = await raid(['simulate', '--help'])
    expect(one).toMatchObject({ code: 0, err: '' })
    for (const option of ['--raiders', '--games', '--seed', '--decks', '--boss', '--bots', '--records', '--json']) {
      expect(one.out).toContain(option)
    }
  },
  SLOW,
)

test(
  'list names raids, decks and players',
  async () => {
    const { raids, decks, players } = await json('list')
    expect(raids).toContainEqual(expect.objectContaining({ id: 'onyxias-lair', decks: { main: 60, event: 30 } }))
    expect(decks.length).toBeGreaterThanOrEqual(3)
    for (const name of ['tactics', 'raider', 'random'])
      expect(players).toContainEqual(expect.objectContaining({ name }))
  },
  SLOW,
)

test(
  'cards prints every card of the raid, with nothing left undefined',
  async () => {
    const cards: Record<string, unknown>[] = await json('cards', 'onyxias-lair')
    const fields = [
      ...['name', 'set', 'number', 'deck', 'copies', 'type', 'instant', 'tags', 'faction', 'classes', 'race', 'spec'],
      ...['professions', 'cost', 'atk', 'damageType', 'health', 'def', 'strike', 'text', 'back', 'playable'],
    ]
    for (const card of cards) expect(Object.keys(card)).toEqual(fields)
    const count = (deck: string) => cards.filter((card) => card.deck === deck).length
    expect([count('main'), count('event'), count('boss'), count('token')]).toEqual([30, 30, 3, 1])
    expect(cards.every(({ playable }) => playable === true)).toBe(true)
    expect(cards.find(({ name }) => name === 'Wing Buffet')).toMatchObject({ deck: 'main', copies: 2, type: 'Ability' })
  },
  SLOW,
)

test(
  'R400.2, R301.5a, R502.2c: cards of no deck have the number that comes to the table, and what is made again and again has none',
  async () => {
    const counts = async (raid: string): Promise<Record<string, number | null>> => {
      const cards: { name: string; deck: string; copies: number | null }[] = await json('cards', raid)
      return Object.fromEntries(
        cards.flatMap(({ name, deck, copies }) => (['boss', 'token'].includes(deck) ? [[name, copies]] : [])),
      )
    }
    expect(await counts('magtheridons-lair')).toEqual({
      ...{ 'Magtheridon (Chained)': 1, 'Magtheridon (Unleashed)': 1, "Magtheridon's Lair": 1, 'Manticron Cube': 5 },
      ...{ 'Summoner Channeler': 2, 'Dark Mending Channeler': 1, 'Shadow Channeler': 2 },
      ...{ Abyssal: null, "Magtheridon's Blood": null },
    })
    const core = { Firesworn: 8, 'Flamewaker Protector': 2, 'Flamewaker Healer': 4, 'Son of Flame': null, Ragnaros: 1 }
    expect(await counts('molten-core')).toMatchObject(core)
    const temple = { 'Ashtongue Channeler': 6, 'Soul Fragment': 3, 'Lady Malande': 1, 'Shadowy Construct': null }
    expect(await counts('black-temple')).toMatchObject(temple)
    expect(await counts('drowned-bell')).toMatchObject({ 'The Old Capstan': 1, 'Drowned Sailor': null })
  },
  SLOW,
)

test(
  'cards without a word names every set by its code, and a set, a card and part of a name are found',
  async () => {
    const sets: { code: string; name: string; cards: number }[] = await json('cards')
    expect(sets.find(({ code }) => code === 'ToF')).toMatchObject({ name: 'Tomb of the Forgotten' })
    const all: { playable: boolean; set: string }[] = await json('cards', 'ToF')
    const first = all.filter(({ playable, set }) => playable && set === 'Tomb of the Forgotten')
    expect(first).toHaveLength(sets.find(({ code }) => code === 'ToF')?.cards ?? 0)
    const archive: { name: string; set: string }[] = await json('cards', 'ARC')
    expect(archive.find(({ name }) => name === 'Azaloth')).toMatchObject({ set: 'Hunt for Illidan' })
    expect(archive.some(({ set }) => set === 'Archive')).toBe(false)
    expect(await json('cards', 'poison-water')).toMatchObject([{ name: 'Poison Water', type: 'Quest' }])
    expect(await json('cards', 'wing buffet')).toMatchObject([{ set: "Onyxia's Lair" }])
    const named: { name: string }[] = await json('cards', 'gladiators')
    expect(named.length).toBeGreaterThan(1)
    for (const { name } of named) expect(name.toLowerCase()).toContain('gladiator')
    const { out } = await raid(['cards', 'Poison Water'])
    expect(out).toMatch(/^Set: Through the Dark Portal\n\nPoison Water\. .*\n\n1 card\.\n$/s)
  },
  SLOW,
)

test(
  'cards as data: X in a cost, icons, faction, race, spec, professions, set and number',
  async () => {
    const cards: Record<string, unknown>[] = await json('cards', 'heroes-of-azeroth')
    const one = (name: string) => cards.find((card) => card.name === name)
    expect(one('Aimed Shot')).toMatchObject({ cost: '1+X', classes: ['Hunter'], race: null, professions: [] })
    expect(one('Elendril')).toMatchObject({
      set: 'Heroes of Azeroth',
      number: 3,
      faction: 'Alliance',
      classes: ['Hunter'],
      race: 'Night Elf',
      spec: 'Marksmanship',
      professions: ['Engineering', 'Leatherworking'],
      cost: null,
    })
    expect(one('Kor Cindervein')).toMatchObject({
      faction: 'Alliance',
      classes: [],
      race: 'Dwarf',
      spec: null,
      cost: 3,
    })
    expect(cards.every((card) => card.set === 'Heroes of Azeroth' && Number(card.number) > 0)).toBe(true)
  },
  SLOW,
)

test(
  'simulate: the same seed gives the same checksum, and each record replays',
  async () => {
    const words = [
      'simulate',
      'onyxias-lair',
      '--raiders',
      '1',
      '--games',
      '2',
      '--seed',
      '5',
      '--boss',
      'random',
      '--bots',
      'random',
    ]
    const [one, two] = [await json(...words, '--records', folder), await json(...words)]
    expect(one).toMatchObject({ games: 2, stalled: 0, crashed: 0 })
    expect(one.raidersWon + one.bossWon + one.draws).toBe(2)
    for (const field of ['checksum', 'decisions', 'rounds']) expect(two[field]).toBe(one[field])
    expect(one.checksum).toMatch(/^[0-9a-f]{8}$/)
    const files = readdirSync(folder)
    expect(files).toEqual(['seed-5-game-0.json', 'seed-5-game-1.json'])
    const replayed = await json('replay', join(folder, files[0]))
    expect(replayed).toMatchObject({ problem: null, verified: replayed.choices })

    const record = JSON.parse(readFileSync(join(folder, files[0]), 'utf8'))
    const broken = join(folder, 'broken.json')
    const hashes = `${record.hashes.slice(0, 24)}${record.hashes[24] === '0' ? '1' : '0'}${record.hashes.slice(25)}`
    writeFileSync(broken, JSON.stringify({ ...record, hashes }))
    const { code, out } = await raid(['replay', broken])
    expect(code).toBe(1)
    expect(out).toMatch(/differs at choice 4/)

    for (const [part, says] of [
      ['engine', 'This raid was saved by engine 99'],
      ['content', 'The cards have changed'],
    ]) {
      writeFileSync(broken, JSON.stringify({ ...record, [part]: '99' }))
      const other = await raid(['replay', broken])
      expect(other.code).toBe(1)
      expect(other.out).toContain(says)
    }
  },
  SLOW,
)

test(
  'check finds nothing to mend in the raids of the house',
  async () => {
    expect(await json('check', 'onyxias-lair')).toMatchObject({ problems: [] })
    expect((await json('check', 'raids/onyxias-lair')).from).toBe('raids/onyxias-lair/raid.ts')
  },
  SLOW,
)

test(
  'check names what is wrong with a raid, and where',
  async () => {
    const part = join(folder, 'part.json')
    writeFileSync(part, '{ "id": "mine", "name": "Mine" }')
    const begun = await raid(['check', part])
    expect(begun.code).toBe(1)
    for (const word of ['cards', 'decks', 'machine'])
      expect(begun.out).toContain(`part.json:1:1: mine: "${word}" is missing`)
    writeFileSync(part, '{ "nothing": "of a raid" }')
    const refused = await raid(['check', part])
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('A raid has id, name, cards, decks, machine.')

    const broken = JSON.parse(JSON.stringify(onyxiasLair))
    broken.decks.main[0][1] = 'Krush'
    const file = join(folder, 'raid.json')
    writeFileSync(file, JSON.stringify(broken))
    const { code, out } = await raid(['check', file])
    expect(code).toBe(1)
    expect(out).toContain('"Krush"')
    expect(out).toContain('Did you mean "Crush"?')
  },
  SLOW,
)

test(
  'graph draws the stages',
  async () => {
    const { code, out } = await raid(['graph', 'onyxias-lair'])
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 3)).toEqual(['stateDiagram-v2', '  [*] --> one', '  one: Stage 1'])
    expect(out).toContain('one --> two: fatallyDamaged')
  },
  SLOW,
)

test(
  'machine tells the same as a table, and what its events are',
  async () => {
    const { code, out } = await raid(['machine', 'magtheridons-lair'])
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toBe('Begins in chained.')
    expect(lines[2]!.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'state',
      'title',
      'stage',
      'event',
      'if',
      'to',
      'actions',
      '',
    ])
    expect(lines[5]).toMatch(
      /^\| unleashed +\| Unleashed +\| 2 +\| fatallyDamaged +\| +\| stays +\| You lose the game \|$/,
    )
    expect(lines.at(-1)).toBe('fatallyDamaged: a Boss has fatal damage.')
    const json = JSON.parse((await raid(['machine', 'black-temple', '--json'])).out)
    expect(json).toMatchObject({ raid: 'black-temple', initial: 'najentus' })
  },
  SLOW,
)
