import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { here } from './said.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'raid-read-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

function file(...lines: string[]): string {
  const path = join(dir, `${Math.abs(lines.join().length)}-${lines.length}.tsv`)
  writeFileSync(path, lines.join('\n'))
  return path
}
const columns = 'name\ttype\tsetcode\trules'

test('a report tells for each set how many are read, and what stopped the reader', async () => {
  const path = file(
    columns,
    'One\tAbility\tA\tDraw a card.',
    'Two\tAbility\tA\tFrobnicate a card.',
    'Three\tAlly\tB\tElusive',
    'Four\tAbility\tB\tDraw two cards, or frobnicate it.',
    'Five\tAbility\tB\tDraw a card, or frobnicate it.',
  )
  const { out } = await here(['read', path, '--report'])
  expect(out).toMatch(/A {3,}1 of 2 {2}50.0 %/)
  expect(out).toMatch(/1 {2}at {2}\| frobnicate a {2,}Two/)
  expect(out).toMatch(/2 {2}at , or \| frobnicate it {2,}Four; Five/)
  const json = await here(['read', path, '--report', '--json'])
  expect(JSON.parse(json.out)).toEqual({
    rows: 5,
    read: 2,
    share: 0.4,
    sets: { A: { rows: 2, read: 1 }, B: { rows: 3, read: 1 } },
  })
})

const broken = file.bind(
  null,
  columns,
  'One\tAbility\tA\tDraw a card.',
  'Two\tAchievement\tA\tDraw a card.',
  '\tAbility\tA\tDraw a card.',
  'Four\tAbility\tA\tDraw a card.\tmore',
)

test('a line that is no card is counted as refused, by what is wrong with it, and stops nothing', async () => {
  const path = broken()
  const { out, code } = await here(['read', path, '--report'])
  expect(code).toBe(0)
  expect(out).toMatch(/A {3,}1 of 4 {2}25.0 %/)
  expect(out).toMatch(/1 {2}"Achievement" is no type of a card {2,}Two/)
  expect(out).toMatch(/1 {2}the name is missing {2,}.*line 4/)
  expect(out).toMatch(/1 {2}5 columns, and the first line names 4 {2,}Four/)
  const json = await here(['read', path, '--report', '--json'])
  expect(JSON.parse(json.out)).toEqual({ rows: 4, read: 1, share: 0.25, sets: { A: { rows: 4, read: 1 } } })
})

test('without a report each line has its data or its problem, with its place and what to do', async () => {
  const { out } = await here(['read', broken()])
  const [one = '', ...rest] = out.trim().split('\n')
  expect(JSON.parse(one)).toMatchObject({ name: 'One', text: [{ do: 'draw', n: 1 }] })
  expect(rest).toEqual([
    expect.stringMatching(/line 3, column "type", Two: "Achievement" is no type of a card. Use Hero, /),
    expect.stringMatching(/line 4, column "name": the name is missing. Give the card a name./),
    expect.stringMatching(/line 5, Four: 5 columns, and the first line names 4. Take out the tab/),
  ])
})

test('one text is printed as data, or with a caret below the word that stopped the reader', async () => {
  const { out } = await here(['read', '--text', 'Draw a card.', '--type', 'ability'])
  expect(JSON.parse(out)).toMatchObject({ type: 'ability', text: [{ do: 'draw', n: 1 }] })
  const refused = await here(['read', '--text', 'Draw a frob.'])
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('Draw a frob.\n       ^\n"frob." is not read here.')
})

test.each([
  ['no column "rules"', 'line 1', ['name\ttype', 'One\tAbility']],
  ['no cards', 'line 2', [columns, '']],
])('a broken file is refused: %s', async (what, where, lines) => {
  const { code, err } = await here(['read', file(...lines), '--report'])
  expect(code).not.toBe(0)
  expect(err).toContain(what)
  expect(err).toContain(where)
})

test.each([
  [['read'], 'nothing to read'],
  [['read', '/nowhere/cards.tsv'], "can't be read"],
  [['read', '--text', 'Draw a card.', '--type', 'spell'], 'unknown type "spell"'],
])('%j is refused', async (words, what) => {
  const { code, err } = await here(words)
  expect(code).not.toBe(0)
  expect(err).toContain(what)
})

test('what is read is kept by set: one card of a name, with the line of its first printing', async () => {
  const path = file(
    'name\ttype\tsetcode\tno\tcost\trules',
    'Second Wave\tAbility\tTDP\t7\t2\tDraw a card.',
    'Second Wave\tAbility\tHoA\t400\t2\tFrobnicate a card.',
    'First Wave\tAbility\tHoA\t399\t1\tDraw two cards.',
    'Odd Wave\tAbility\tHoA\t398\t1\tDraw two cards.',
    'Fireball\tAbility\tHoA\t1\t1\tDraw a card.',
    'Whelp\tAlly\tTOK\t1\t1\tElusive',
    'Lost Wave\tAbility\tFoO\t1\t1\tFrobnicate a card.',
    // Another cost: another card, not a later printing.
    'Lost Wave\tAbility\tMoL\t1\t3\tDraw a card.',
  )
  const folder = join(dir, 'sets')
  const without = join(dir, 'without.md')
  writeFileSync(without, '# Left out\n\n- Odd Wave: its second card is never drawn\n')
  const { out, code } = await here(['read', path, '--keep', folder, '--without', without, '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    kept: 2,
    sets: { HoA: { names: 4, kept: 2 }, FoO: { names: 1, kept: 0 } },
    left: { 'its second card is never drawn': 1, 'written by hand': 1, 'not read': 1 },
  })
  expect(readdirSync(folder).sort()).toEqual(['hoa.json', 'index.json'])
  expect(JSON.parse(readFileSync(join(folder, 'hoa.json'), 'utf8'))).toEqual({
    set: 'Heroes of Azeroth',
    cards: [
      { name: 'First Wave', number: 399, type: 'ability', cost: 1, text: [{ do: 'draw', n: 2 }] },
      { name: 'Second Wave', number: 400, type: 'ability', cost: 2, text: [{ do: 'draw', n: 1 }] },
    ],
  })
  const [first] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  expect(first).toEqual({ name: 'First Wave', set: 'HoA', number: 399, type: 'ability', cost: 1 })
})

test('a folder that can’t be written is refused, and what is not ours in it stays', async () => {
  const path = file(columns, 'One\tAbility\tHoA\tDraw a card.')
  const { code, err } = await here(['read', path, '--keep', join(path, 'sets')])
  expect(code).not.toBe(0)
  expect(err).toMatch(/written/)
  const folder = join(dir, 'mine')
  await here(['read', path, '--keep', folder])
  writeFileSync(join(folder, 'my.json'), '{}')
  await here(['read', path, '--keep', folder])
  expect(existsSync(join(folder, 'my.json'))).toBe(true)
})

test('a sample of the cards that are kept is drawn by seed, each beside its line of the list', async () => {
  const path = file(
    columns,
    'Wisdom\tAbility\tToF\tDraw two.',
    'Scorch\tAbility\tTDP\tBurn.',
    'Nobody\tAlly\tA\tElusive',
  )
  const drawn = async (...words: string[]) => (await here(['read', path, '--sample', '5', '--json', ...words])).out
  const { pairs } = JSON.parse(await drawn())
  expect(pairs.map(({ name }: { name: string }) => name).sort()).toEqual(['Scorch', 'Wisdom'])
  const wisdom = pairs.find(({ name }: { name: string }) => name === 'Wisdom')
  expect(wisdom).toMatchObject({ set: 'Tomb of the Forgotten', listed: { rules: 'Draw two.' } })
  expect(wisdom.printed.join(' ')).toContain('Draw two cards.')
  expect(await drawn()).toBe(await drawn('--seed', '1'))
  const { out } = await here(['read', path, '--sample', '1'])
  expect(out).toMatch(/^1\. (?:Wisdom|Scorch) \(/)
  const none = await here(['read', file(columns, 'Nobody\tAlly\tA\tElusive'), '--sample', '1'])
  expect(none.code).not.toBe(0)
  expect(none.err).toContain('none of these cards is kept')
})

const raid = [
  'Gort\tHero\tR\tWhen Gort attacks, Gort deals 1 fire damage to each raiding ally.',
  'Imp of Gort\tAlly\tR\tWhen this ally enters play, each raider discards a card.',
  'Flame\tAbility\tR\tGort deals 2 fire damage to a random raiding hero.',
  'Brood\tQuest\tR\tPut an Imp of Gort into play.',
  'Errand\tQuest\tR\tPay 2 to complete this quest.<br>Reward: Draw a card.',
  'Doom\tAbility\tR\tRaiding allies have -1 ATK this turn.',
  'Claw\tAbility\tR\tGort heals 1 damage from himself for each Dungeon ally.',
  'Ash\tAbility\tR\tDestroy target raiding ability.',
]
const texts = async (lines: readonly string[]): Promise<Map<string, Record<string, unknown>>> => {
  const { out } = await here(['read', file(columns, ...lines)])
  const read = out.split('\n').flatMap((l) => (l.startsWith('{') ? [JSON.parse(l)] : []))
  return new Map(read.map((card) => [card.name, card]))
}

test('a set whose cards speak of raiders is read as a raid: its Boss, its cards by name, and events that a list calls quests', async () => {
  const cards = await texts(raid)
  expect([...cards.keys()]).toEqual(raid.map((line) => line.split('\t')[0]))
  expect(cards.get('Flame')).toMatchObject({
    text: [{ by: 'boss', to: { random: 1, is: 'hero', of: 'opponents' } }],
  })
  expect(cards.get('Brood')).toMatchObject({ type: 'event', text: [{ do: 'create', token: 'Imp of Gort' }] })
  expect(cards.get('Errand')).toMatchObject({ type: 'quest' })
  expect(cards.get('Claw')).toMatchObject({ text: [{ n: { count: { is: 'ally', of: 'you' } }, from: 'boss' }] })
})

test('a set with fewer than five such cards is read as any other', async () => {
  const cards = await texts(raid.slice(1, 5))
  expect([...cards.keys()]).toEqual(['Imp of Gort', 'Errand'])
})
