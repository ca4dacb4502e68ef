/** The lessons of a first raid, and the occasions of a raid's own lessons. Pure. */
import type { Scene } from '../../board/index.ts'
import type { Answer } from '../../engine/types.ts'
import { isMarked } from '../../language/marked.ts'
import { attackers, type Lit } from './lit.ts'

export interface Lesson {
  id: string
  /** One sentence, two if they are short. */
  text: string
  /** Its subject on the table. */
  lit: Lit
  /** The answers that fulfil it; a lesson without them is read. */
  done?: readonly Answer['do'][]
  /** Whether looking at its subject counts as reading it. */
  looked?: true
  /** The occasion of a raid's own lesson. */
  when?: RaidLesson['when']
  /** Whether its subject is on the table; only asked while a person must decide. */
  now(scene: Scene): boolean
}

const offers =
  (...what: Answer['do'][]) =>
  ({ decision }: Scene): boolean =>
    decision?.answers.some((answer) => what.includes(answer.do)) ?? false
const asks =
  (kind: NonNullable<Scene['decision']>['kind']) =>
  ({ decision }: Scene): boolean =>
    decision?.kind === kind

const ownTurn = ({ view }: Scene): boolean => view.turn.seat === view.seat
const canAct = (scene: Scene): boolean =>
  ownTurn(scene) &&
  scene.view.turn.phase === 'action' &&
  asks('priority')(scene) &&
  scene.view.chain.length === 0 &&
  scene.view.combat === null
const hero = ({ view }: Scene) => view.cards[view.seats[view.seat]?.hero ?? 0]

/** The goal, and lessons learnt by doing; in this order, if several fit. */
export const doing: readonly Lesson[] = [
  { id: 'welcome', text: 'Beat this Boss before every hero falls.', lit: 'boss', now: () => true },
  {
    id: 'hand',
    text: 'Keep a hand with cheap cards; you may exchange it once.',
    lit: 'hand',
    done: ['keep', 'mulligan'],
    now: asks('mulligan'),
  },
  {
    id: 'event',
    text: 'Each of the Boss’s turns brings an event. Hover it to read it; on a phone, hold it.',
    lit: 'event',
    looked: true,
    now: ({ lastEvent }) => lastEvent !== '',
  },
  {
    id: 'protect',
    text: 'The Boss attacks. Your protector can take the blow.',
    lit: 'helpers',
    done: ['protect', 'pass'],
    now: offers('protect'),
  },
  {
    id: 'resources',
    text: 'Place a card you can’t afford yet as a resource.',
    lit: 'placeable',
    done: ['place'],
    now: offers('place'),
  },
  {
    id: 'playing',
    text: 'Resources pay for cards. Play this one.',
    lit: 'playable',
    done: ['play'],
    now: (scene) => canAct(scene) && offers('play')(scene),
  },
  {
    id: 'attack',
    text: 'Attack the Boss: drag your ally onto it, or click the ally.',
    lit: 'attackers',
    done: ['attack'],
    now: (scene) => canAct(scene) && attackers(scene).length > 0,
  },
  {
    id: 'target',
    text: 'Choose whom to attack.',
    lit: 'targets',
    done: ['pick'],
    now: asks('attacker-target'),
  },
  {
    id: 'end',
    text: 'Nothing left to do: end your turn.',
    lit: 'ending',
    done: ['pass'],
    now: (scene) => canAct(scene) && !offers('place', 'play')(scene) && attackers(scene).length === 0,
  },
  {
    id: 'strike',
    text: 'Strike with your weapon, and your hero hits harder.',
    lit: 'helpers',
    done: ['strike', 'pass'],
    now: offers('strike'),
  },
  {
    id: 'prevent',
    text: 'Exhaust your armor to prevent damage.',
    lit: 'helpers',
    done: ['prevent', 'pass'],
    now: offers('prevent'),
  },
]

/** Lessons read on their occasions. */
export const reading: readonly Lesson[] = [
  {
    id: 'combat',
    text: 'Both fighters deal damage equal to their ATK, at the same time.',
    lit: 'fight',
    now: ({ view }) => view.combat !== null,
  },
  {
    id: 'chain',
    text: 'What is played waits here. The top of the chain resolves first.',
    lit: 'chain',
    now: ({ view }) => view.chain.length > 0,
  },
  {
    id: 'respond',
    text: 'You can respond with something fast, or pass.',
    lit: 'ending',
    now: (scene) => asks('priority')(scene) && !canAct(scene),
  },
  {
    id: 'wounded',
    text: 'Your hero is hurt. At 0 health it is out, and its party with it.',
    lit: 'hero',
    now: (scene) => (hero(scene)?.damage ?? 0) > 0,
  },
  {
    id: 'next-stage',
    text: 'A new stage: the Boss has new powers. Hover it to read them.',
    lit: 'boss',
    looked: true,
    now: ({ view }) => view.raid.stage > 1,
  },
  {
    id: 'power',
    text: 'This has a power you can use. The answer says what it costs.',
    lit: 'helpers',
    now: (scene) => canAct(scene) && offers('use', 'complete')(scene),
  },
  {
    id: 'undo',
    text: 'Undo takes back your last choice, as often as you like.',
    lit: 'undo',
    now: ({ view }) => view.turn.n > view.seats.length,
  },
  {
    id: 'raider',
    text: 'You know how to raid. Now bring it down!',
    lit: 'boss',
    now: ({ view }) => view.turn.n > 2 * view.seats.length && view.raid.stage === view.raid.stages,
  },
]

export const lessons: readonly Lesson[] = [...doing, ...reading]

type RaidLesson = NonNullable<Scene['lessons']>[number]

/** The default subject of a raid's own lesson, and its occasion. */
const occasions: Readonly<Record<Extract<RaidLesson['when'], string>, { lit: Lit; now(scene: Scene): boolean }>> = {
  event: { lit: 'event', now: ({ lastEvent }) => lastEvent !== '' },
  // It speaks of the raid's first clock.
  clock: {
    lit: 'clock',
    now: ({ view: { raid, turn, seats } }) => raid.clock !== undefined && raid.stage <= 1 && turn.n > seats.length,
  },
  swarm: {
    lit: 'allies',
    now: ({ view }) =>
      view.seats.some(({ boss, party }) => boss && party.some((id) => view.cards[id]?.types.includes('ally'))),
  },
  row: { lit: 'row', now: ({ view }) => view.seats.some(({ boss, row }) => boss && row.length > 0) },
  between: {
    lit: 'allies',
    now: ({ view }) => view.seats.some(({ boss, hero }) => boss && view.cards[hero]?.zone !== 'party'),
  },
  falling: { lit: 'area', now: ({ decision }) => decision?.kind === 'arrange' },
  later: { lit: 'boss', now: ({ view }) => view.raid.stage > 1 && view.raid.stage < view.raid.stages },
  bound: { lit: 'boss', now: ({ view }) => (view.raid.bonds?.left ?? 0) > 0 },
  free: { lit: 'boss', now: ({ view }) => view.raid.bonds?.left === 0 },
  pool: { lit: 'pool', now: ({ view }) => view.raid.pools?.some(({ there }) => there > 0) ?? false },
  post: {
    lit: 'posts',
    now: ({ view, decision, lies = {} }) =>
      decision?.answers.some(
        ({ do: what, card }) =>
          what === 'use' && view.cards[card ?? 0]?.types.some((type) => lies[type]?.as === 'post'),
      ) ?? false,
  },
  near: { lit: 'looms', now: ({ view }) => view.raid.looms?.turns === 1 },
  threat: {
    lit: 'threat',
    now: ({ view }) => {
      const { level } = view.raid.threat ?? { level: 0 }
      return view.turn.seat === view.seat && level > 0 && (view.seats[view.seat]?.resources.length ?? 0) >= level - 1
    },
  },
  waiting: { lit: 'waits', now: ({ view }) => (view.raid.waits ?? []).length > 0 },
  realms: { lit: 'ghosts', now: ({ view }) => view.seats.some(({ away }) => away !== '') },
  counters: {
    lit: 'counters',
    now: ({ view }) =>
      view.seats.some(
        ({ boss, party }) =>
          !boss &&
          party.some((id) => view.cards[id]?.health && Object.values(view.cards[id].counters).some((n) => n > 0)),
      ),
  },
  standins: { lit: 'allies', now: ({ view }) => view.raid.standins !== undefined },
  last: { lit: 'boss', now: ({ view }) => view.raid.stages > 1 && view.raid.stage === view.raid.stages },
}

/** Lessons of a new stage come before all others. */
export const isOfStage = ({ id, when }: Lesson): boolean =>
  id === 'next-stage' || when === 'later' || when === 'last' || when === 'free'

/** So many counters on the raid, or one of these who is so marked. */
const markedNow =
  (when: Exclude<RaidLesson['when'], string>) =>
  ({ view }: Scene): boolean =>
    'counters' in when
      ? (view.raid.counters?.[when.counters] ?? 0) >= when.n
      : view.seats.some(
          ({ boss, party, hero }) =>
            boss === (when.of === 'boss') &&
            [hero, ...party].some((id) => view.cards[id] && isMarked(view, view.cards[id], when.is)),
        )

/** A raid's own lessons. */
export const raidLessons = ({ view, lessons: own = [] }: Scene): Lesson[] =>
  own.map(({ when, title, text, lit }) => {
    const usual = typeof when === 'string' ? occasions[when] : { lit: 'boss' as const, now: markedNow(when) }
    return { id: `${view.raid.id} ${title}`, text, lit: lit ?? usual.lit, now: usual.now, when }
  })
