/** The statecharts of the raids read as tables: states, events, conditions, what is done, and where it leads. */
import { describe, expect, test } from 'vitest'
import { asMarkdown, machineTable } from '../../src/cli/statechart/machine-table.ts'
import { library } from '../../src/content.ts'

describe.each(library.raids.map((raid) => [raid.id, raid] as const))('%s', (id, raid) => {
  const { initial, rows, events } = machineTable(raid)
  const states = new Set(rows.map(({ state }) => state))

  test('its machine is plain data', () => {
    expect(JSON.parse(JSON.stringify(raid.machine))).toEqual(raid.machine)
    expect(raid.machine.id).toBe(id)
  })

  test('every line leads to a state of the table, and every state is led to', () => {
    const led = new Set([initial, ...rows.map(({ to }) => to)])
    expect([...led].filter((state) => state !== '' && !states.has(state))).toEqual([])
    expect([...states].filter((state) => !led.has(state))).toEqual([])
  })

  test('every line is in words', () => {
    for (const { title, event, does, to } of rows) {
      expect(title).not.toBe('')
      expect(event).not.toBe('')
      expect(does.length > 0 || to !== '').toBe(true)
      for (const text of does) expect(text).toMatch(/^[A-Z]|^on the chain, [A-Z]/)
    }
    for (const [event, text] of Object.entries(events)) expect(text).not.toBe(event)
  })

  test('of several lines for one event only the last has no condition', () => {
    for (const [i, row] of rows.entries()) {
      const next = rows[i + 1]
      if (next?.state === row.state && next.event === row.event) expect(row.guard).not.toBe('')
    }
  })

  test('the table has a line for each, as wide as all others but for the last column', () => {
    const table = asMarkdown(machineTable(raid)).filter((line) => line.startsWith('|'))
    expect(table).toHaveLength(rows.length + 2)
    const bars = (line: string): number[] => [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index).slice(0, 7)
    for (const line of table) expect(bars(line)).toEqual(bars(table[0]!))
  })
})

test('Black Temple: one after another, each with Events by way of a state in which they are turned up (R502.1)', () => {
  const { rows } = machineTable(library.raids.find(({ id }) => id === 'black-temple')!)
  const from = (state: string, event: string) =>
    rows.filter((row) => row.state === state && row.event === event).map(({ guard, to }) => `${guard}: ${to}`)
  const more = 'you control a face-down resource from the Event deck'
  expect(from('supremus', 'bossFalls')).toEqual([`${more}: supremus falls`, ': akama'])
  expect(from('supremus falls', 'eventResolved')).toEqual([`${more}: `, ': akama'])
  expect(from('betrayer', 'fatallyDamaged')).toEqual([': '])
})
