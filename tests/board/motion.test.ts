import { describe, expect, test } from 'vitest'
import { lengths, type Plan } from '../../src/board/motion/clip.ts'
import { makeMotion } from '../../src/board/motion/motion.ts'
import { longest, plan } from '../../src/board/motion/plan.ts'
import { makePlayer } from '../../src/board/motion/player.ts'
import { pose } from '../../src/board/motion/pose.ts'
import { shown } from '../../src/board/motion/shown.ts'
import { keyed } from '../../src/board/motion/tracks.ts'
import type { Scene } from '../../src/board/scene.ts'
import type { CardView, EventKind, GameEvent, View } from '../../src/engine/types.ts'
import { crowded, kit, momentOf, printed } from './fixture.ts'

/** The scene with some cards otherwise. */
function withCards(scene: Scene, change: Record<number, Partial<CardView>>, view: Partial<View> = {}): Scene {
  const cards = { ...scene.view.cards }
  for (const id of Object.keys(change)) cards[Number(id)] = { ...cards[Number(id)], ...change[Number(id)] }
  return { ...scene, view: { ...scene.view, ...view, cards } }
}

const told = (scene: Scene, on: EventKind, more: Partial<GameEvent> = {}): GameEvent => {
  const ids = [more.what, more.by, more.to, more.with].filter((id) => id !== undefined && id > 0) as number[]
  const names = Object.fromEntries(
    ids.flatMap((id) => (scene.view.cards[id]?.def ? [[id, scene.view.cards[id].def]] : [])),
  )
  return { i: 0, choice: 0, on, whose: -1, names, text: `${on}.`, ...more }
}

const scene = crowded({ raiders: 3, whelps: 8, party: 4, links: 1 })
const { view } = scene
const boss = view.seats[0]
const own = view.seats[2]
const other = view.seats[1]
const [hero, ally, second] = own.party
const here = momentOf(scene)
const planned = (news: readonly GameEvent[], after = scene): Plan =>
  plan(here, momentOf(after), news, { ...kit, printed })
const kinds = (made: Plan): string[] => made.clips.map(({ kind }) => kind)
const e = (on: EventKind, more: Partial<GameEvent> = {}): GameEvent => told(scene, on, more)

describe('what is seen of each kind of event', () => {
  const by = -1 - own.seat
  const seat = own.seat
  const samples: Readonly<Record<EventKind, readonly [GameEvent, string]>> = {
    deal: [e('deal', { by: boss.hero, to: hero, n: 3, types: ['fire'] }), 'packet'],
    heal: [e('heal', { by: ally, what: hero, n: 2 }), 'heal'],
    prevent: [e('prevent', { what: second, by: boss.hero, to: hero, n: 2 }), 'prevent'],
    raise: [e('raise', { what: second, by: boss.hero, to: hero, n: 2 }), 'prevent'],
    put: [e('put', { what: ally, n: 1, type: 'rage' }), 'counter'],
    remove: [e('remove', { what: ally, n: 1, type: 'rage' }), 'counter'],
    destroy: [e('destroy', { what: ally, seat }), 'destroy'],
    discard: [e('discard', { what: own.hand[0], seat, zone: 'graveyard' }), 'discard'],
    draw: [e('draw', { what: own.hand[1], by, seat }), 'draw'],
    move: [e('move', { what: ally, seat, zone: 'hand' }), 'move'],
    create: [e('create', { what: ally, seat }), 'enter'],
    search: [e('search', { by, seat }), 'search'],
    shuffle: [e('shuffle', { by, seat }), 'shuffle'],
    reveal: [e('reveal', { what: 9999, by: -1, names: { 9999: 'A Sudden Draught' } }), 'present'],
    turn: [e('turn', { what: ally }), 'turn'],
    attach: [e('attach', { what: ally, to: boss.hero }), 'attach'],
    enter: [e('enter', { what: ally, seat }), 'enter'],
    leave: [e('leave', { what: ally, seat, zone: 'play' }), 'leave'],
    exhaust: [e('exhaust', { what: ally }), 'exhaust'],
    ready: [e('ready', { what: ally }), 'ready'],
    activate: [e('activate', { what: ally }), ''],
    flip: [e('flip', { what: hero }), 'flip'],
    swap: [e('swap', { what: boss.hero, to: boss.hero }), 'swap'],
    become: [e('become', { what: hero, by }), 'become'],
    pay: [e('pay', { by, n: 2 }), ''],
    play: [e('play', { what: own.hand[0], by }), 'play'],
    place: [e('place', { what: own.hand[0], by }), 'place'],
    complete: [e('complete', { what: ally, by }), 'complete'],
    strike: [e('strike', { what: hero, by, with: own.party[4] }), 'strike'],
    target: [e('target', { what: boss.hero, by, with: ally }), 'target'],
    link: [e('link', { by }), ''],
    trigger: [e('trigger', { what: ally, by }), 'chain'],
    use: [e('use', { what: ally, by }), 'chain'],
    resolve: [e('resolve', { what: ally, by }), 'resolve'],
    interrupt: [e('interrupt', { what: ally, by }), 'fizzle'],
    cease: [e('cease', { what: ally }), 'fizzle'],
    copy: [e('copy', { what: ally, by }), 'copy'],
    propose: [e('propose', { by, what: ally, to: boss.hero }), 'target'],
    attack: [e('attack', { what: boss.hero, by: ally, to: boss.hero }), 'attack'],
    defend: [e('defend', { what: boss.hero, by: boss.hero, to: ally }), 'defend'],
    fight: [e('fight', { what: ally, by: ally, to: boss.hero }), ''],
    protect: [e('protect', { what: ally, by: ally, to: boss.hero }), 'protect'],
    sabotage: [e('sabotage', { by: ally, what: -1 }), 'sabotage'],
    inspire: [e('inspire', { by: ally, what: hero }), 'inspire'],
    uncombat: [e('uncombat', { what: ally }), 'uncombat'],
    'combat-over': [e('combat-over'), ''],
    start: [e('start', { seat }), 'turnStart'],
    end: [e('end', { seat }), ''],
    extraTurn: [e('extraTurn', { seat }), 'turnStart'],
    loop: [e('loop', { what: ally }), 'turnStart'],
    skip: [e('skip', { seat }), 'turnStart'],
    name: [e('name', { by, type: 'ally' }), 'turnStart'],
    mulligan: [e('mulligan', { by, seat }), 'shuffle'],
    roll: [e('roll', { by, rolled: [4, 6] }), 'dice'],
    lose: [e('lose', { by, seat }), 'out'],
    drop: [e('drop', { what: boss.hero, seat, tos: [ally] }), 'drop'],
    effect: [e('effect', { what: boss.hero, seat: 0 }), 'use'],
    mark: [e('mark', { what: -2, seat: 0, type: 'ghost' }), ''],
    say: [e('say', { what: boss.hero, seat: 0, type: 'Halt!' }), 'cry'],
  }

  test.each(Object.entries(samples))('%s', (_on, [event, kind]) => {
    expect(kinds(planned([event]))).toEqual(kind ? [kind] : [])
  })

  test('all of them have a place in the table', () => {
    expect(Object.keys(shown).sort()).toEqual(Object.keys(samples).sort())
  })

  test('every clip takes between 150 and 400 milliseconds; a fall, a Boss who comes or breaks free, and a Nova are shows of their own', () => {
    for (const [kind, time] of Object.entries(lengths)) {
      expect(time).toBeGreaterThanOrEqual(150)
      const show = { drop: 3500, present: 7000, arrive: 700, awaken: 3200, unleash: 3500, nova: 2000 }[kind as string]
      expect(time).toBeLessThanOrEqual(show ?? 400)
    }
  })

  test('a new stage, victory and wipe', () => {
    const raid = { ...view.raid, stage: 3 }
    expect(kinds(planned([], withCards(scene, {}, { raid })))).toEqual(['stage'])
    const over = (result: 'raiders' | 'boss'): Scene =>
      withCards(scene, {}, { outcome: { result, winners: [], rule: '102' } })
    expect(kinds(planned([], over('raiders')))).toEqual(['victory'])
    expect(kinds(planned([], over('boss')))).toEqual(['wipe'])
  })
})

describe('order and time', () => {
  test('clips follow the events, one after another', () => {
    const made = planned([
      e('exhaust', { what: ally }),
      e('attack', { by: ally, to: boss.hero, what: boss.hero }),
      e('deal', { by: ally, to: boss.hero, n: 2, types: ['melee'] }),
      e('ready', { what: ally }),
    ])
    expect(kinds(made)).toEqual(['exhaust', 'attack', 'packet', 'ready'])
    made.clips.forEach((clip, i) => {
      const last = made.clips[i - 1]
      expect(clip.at).toBe(last ? last.at + last.time : 0)
    })
  })

  test('armor makes a packet smaller, what amplifies it larger, in their order', () => {
    const more = { by: boss.hero, to: hero, types: ['fire'] }
    const made = planned([
      e('raise', { ...more, what: second, n: 3 }),
      e('prevent', { ...more, what: own.party[5], n: 2 }),
      e('deal', { ...more, n: 4 }),
    ])
    const packet = made.clips[0].parts[0].part
    expect(packet.do === 'packet' && [packet.n, ...packet.stops.map(({ n }) => n), packet.left]).toEqual([3, 6, 4, 4])
  })

  test('twenty like events are one clip, and any number of events ends in time', () => {
    const deaths = boss.party
      .slice(1, 9)
      .flatMap((what) => [
        e('destroy', { what, seat: 0, zone: 'graveyard' }),
        e('leave', { what, seat: 0, zone: 'play' }),
      ])
    const many = planned([...deaths, ...deaths, ...deaths])
    expect(kinds(many)).toEqual(['destroy'])
    expect(many.time).toBeLessThan(600)
    const long = planned(
      Array.from({ length: 200 }, (_, i) =>
        i % 2 ? e('exhaust', { what: ally }) : e('attack', { by: ally, to: hero }),
      ),
    )
    expect(long.clips.at(-1)?.at).toBeLessThanOrEqual(longest)
    expect(long.time).toBeLessThan(longest + 400)
  })

  test('damage shows as the packet lands, not before', () => {
    const hit = withCards(scene, { [hero]: { damage: view.cards[hero].damage + 3 } })
    const made = planned(
      [e('flip', { what: boss.hero }), e('deal', { by: boss.hero, to: hero, n: 3, types: ['fire'] })],
      hit,
    )
    const damage = (t: number): number => {
      const show = pose(made, t, false).drawn.find(({ key }) => key === `card:${hero}`)?.show
      return show && 'face' in show ? show.face.damage - view.cards[hero].damage : -1
    }
    expect(damage(lengths.flip + 10)).toBe(0)
    expect(damage(lengths.flip + lengths.packet - 10)).toBe(3)
  })

  test('in the end everything lies as the table says, moving or fading', () => {
    const party = own.party.filter((id) => id !== ally)
    const seats = view.seats.map((seat) => (seat === own ? { ...seat, party } : seat))
    const after = withCards(
      scene,
      { [second]: { exhausted: !view.cards[second].exhausted } },
      { seats, chain: [], combat: null },
    )
    const made = planned([e('destroy', { what: ally, seat: own.seat }), e('exhaust', { what: second })], after)
    const there = keyed(momentOf(after).places)
    for (const calm of [false, true]) {
      const { drawn, effects } = pose(made, made.time + 400, calm)
      expect(new Set(drawn.map(({ key }) => key))).toEqual(new Set(there.keys()))
      for (const one of drawn) {
        const { rect, show } = there.get(one.key)!
        expect(one.show).toEqual(show)
        expect([one.x, one.y, one.wide * one.rect.w, one.alpha].map((n) => Math.round(n))).toEqual(
          [rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w, 1].map((n) => Math.round(n)),
        )
      }
      expect(effects).toEqual([])
    }
  })
})

describe('with less motion', () => {
  const made = planned([
    e('attack', { by: ally, to: boss.hero, what: boss.hero }),
    e('deal', { by: boss.hero, to: hero, n: 3, types: ['fire'] }),
    e('exhaust', { what: second }),
    e('flip', { what: hero }),
  ])
  const places = keyed(here.places)

  test('nothing is moved, turned or scaled: it fades', () => {
    let fades = 0
    for (let t = 0; t < made.time; t += 15) {
      for (const { key, x, y, turn, wide, rect, alpha } of pose(made, t, true).drawn) {
        const place = places.get(key)
        if (!place) continue
        expect([x, y, turn, wide * rect.w]).toEqual([
          place.rect.x + place.rect.w / 2,
          place.rect.y + place.rect.h / 2,
          0,
          place.rect.w,
        ])
        if (alpha < 1) fades++
      }
    }
    expect(fades).toBeGreaterThan(5)
  })

  test('with all motion it does move', () => {
    const moved = pose(made, 150, false).drawn.find(({ key }) => key === `card:${ally}`)
    expect(moved?.y).toBeLessThan(
      (places.get(`card:${ally}`)?.rect.y ?? 0) + (places.get(`card:${ally}`)?.rect.h ?? 0) / 2 - 5,
    )
  })
})

describe('the player', () => {
  const one = planned([e('deal', { by: boss.hero, to: hero, n: 3, types: ['fire'] })])

  test.each([0.5, 1, 2, 4])('at speed %d a clip lasts as long as that', (speed) => {
    const player = makePlayer()
    player.set('full', speed, 0)
    player.add(one, 1000)
    expect(player.left(1000)).toBe(Math.ceil(one.time / speed))
    expect(player.frame(1000 + one.time / speed - 1)).not.toBeNull()
    expect(player.frame(1000 + one.time / speed + 1)).toBeNull()
    expect(player.left(9000)).toBe(0)
  })

  test('plans wait for one another, and finishing ends them all', () => {
    const player = makePlayer()
    player.set('full', 1, 0)
    player.add(one, 0)
    player.add(one, 10)
    expect(player.left(10)).toBe(one.time * 2 - 10)
    expect(player.frame(one.time + 5)).not.toBeNull()
    player.finish()
    expect([player.frame(one.time + 6), player.left(one.time + 6)]).toEqual([null, 0])
  })

  test('at once, or without motion, nothing is queued', () => {
    const player = makePlayer()
    player.set('full', 0, 0)
    player.add(one, 0)
    player.set('none', 1, 0)
    player.add(one, 0)
    expect(player.left(0)).toBe(0)
  })
})

describe('what just happened', () => {
  const fresh = () => {
    const motion = makeMotion(
      () => kit,
      () => false,
    )
    motion.set({ style: 'full', speed: 1 }, 0)
    return motion
  }
  const events: GameEvent[] = []
  const first = momentOf({ ...scene, events })

  test('the last steps are shown again, one by one; another game forgets them', () => {
    const motion = fresh()
    motion.update(null, first, 0, false)
    expect(motion.steps()).toEqual([])
    events.push(e('exhaust', { what: ally }))
    motion.update(first, first, 0, false)
    events.push(e('flip', { what: hero }))
    motion.update(first, first, 5000, false)
    expect(motion.left(5000)).toBe(lengths.flip)
    expect(motion.steps()).toEqual(['exhaust.', 'flip.'])
    motion.replay(1, 9000)
    expect(motion.replaying()).toBe(true)
    expect(motion.left(9000)).toBe(lengths.flip)
    expect(motion.frame(9001)).toMatchObject({ held: false })
    // It stays as it ended until something else is wanted.
    expect([motion.left(20_000), motion.frame(20_000)?.held]).toEqual([0, true])
    motion.replay(0, 20_000)
    expect(motion.left(20_000)).toBe(lengths.exhaust)
    expect(motion.finish(20_001)).toBe(true)
    expect([motion.replaying(), motion.frame(20_002)]).toEqual([false, null])
    motion.update(first, momentOf({ ...scene, events: [...events] }), 9500, false)
    expect([motion.left(9500), motion.steps()]).toEqual([0, []])
  })

  test('what is shown again begins with the Boss’s last turn, however long ago, with its reasons; then the newest', () => {
    const motion = fresh()
    const stream: GameEvent[] = []
    const log = [{ key: 'r3', kind: 'reason', text: 'It wants to rest.' } as const]
    const moment = momentOf({ ...scene, events: stream, log })
    motion.update(null, moment, 0, false)
    const happens = (...news: GameEvent[]): void => {
      stream.push(...news.map((event, i) => ({ ...event, i: stream.length + i })))
      motion.update(moment, moment, 0, false)
    }
    happens(e('flip', { what: hero }))
    happens(e('ready', { what: ally }), e('start', { seat: boss.seat }), e('exhaust', { what: ally, choice: 4 }))
    happens(e('ready', { what: ally, choice: 5 }))
    for (let i = 0; i < 20; i++) happens(e('start', { seat: own.seat }))
    happens(e('flip', { what: hero, text: 'the last.' }))
    const steps = motion.steps()
    expect(steps.slice(0, 3)).toEqual(['start.', 'It wants to rest. exhaust.', 'ready.'])
    expect([steps.length, steps.at(-1)]).toEqual([3 + 12, 'the last.'])
  })

  test('where motion is off it can still be asked for', () => {
    const motion = fresh()
    motion.set({ style: 'full', speed: 0 }, 0)
    motion.update(null, first, 0, false)
    events.push(e('exhaust', { what: ally }))
    motion.update(first, first, 0, false)
    expect(motion.left(0)).toBe(0)
    expect(motion.steps()).toHaveLength(1)
    motion.replay(0, 0)
    expect(motion.left(0)).toBeGreaterThan(0)
  })
})

test('cards of others fly face down', () => {
  const draw = planned([e('draw', { what: 9999, by: -1 - other.seat, seat: other.seat })])
  const { part } = draw.clips[0].parts[0]
  expect(part.do === 'fly' && part.show.kind === 'card' && [part.show.face.hidden, part.show.face.name]).toEqual([
    true,
    'Face down',
  ])
})
