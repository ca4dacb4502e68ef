/** The coach of a first raid: each lesson comes up when it matters, and never gets in the way. */
import type { Scene } from '../../board/index.ts'
import type { Answer, Library, Setup } from '../../engine/types.ts'
import type { SeatPlan } from '../../session/saved-game.ts'

export interface Lesson {
  id: string
  title: string
  text: string
  /** Whether the table shows what the lesson is about; only asked while a person must decide. */
  now(scene: Scene): boolean
}

const offers =
  (...what: Answer['do'][]) =>
  ({ decision }: Scene): boolean =>
    decision?.answers.some((answer) => what.includes(answer.do)) ?? false
const own = ({ view }: Scene): boolean => view.turn.seat === view.seat
const hero = ({ view }: Scene) => view.cards[view.seats[view.seat]?.hero ?? 0]

/** In this order, if several fit. */
export const lessons: readonly Lesson[] = [
  {
    id: 'welcome',
    title: 'Welcome to the raid',
    text: 'You play one of three heroes; bots play the other two, and the Boss plays itself. Beat the Boss, stage by stage, before it defeats every hero. Anything that glows can be chosen: on the table, in the list of answers, or with the key shown beside it.',
    now: () => true,
  },
  {
    id: 'hand',
    title: 'Your opening hand',
    text: 'You may exchange your opening hand once. Keep it if it has something cheap for the first turns. To read a card, rest the mouse on it, press and hold it, or press i while it has the focus.',
    now: offers('mulligan'),
  },
  {
    id: 'resources',
    title: 'Resources',
    text: 'Once on each of your turns you may place a card as a resource. Each ready resource pays one point of a cost, and all of them become ready again on your next turn. Place a card that is too expensive for now. Quests and locations are placed face up and can be used.',
    now: offers('place'),
  },
  {
    id: 'playing',
    title: 'Playing cards',
    text: 'The number in the corner of a card is its cost. Allies join your party and fight. Equipment stays in play, and so do some abilities; most abilities do what they say and go to the graveyard. Click a card that can’t be chosen, and it tells you why.',
    now: offers('play'),
  },
  {
    id: 'attack',
    title: 'Attacking',
    text: 'On your turn, a ready ally or hero can attack. Attacking exhausts it: it is turned on its side. Allies can’t attack on the turn they enter play unless they have Ferocity.',
    now: offers('attack'),
  },
  {
    id: 'power',
    title: 'Using powers',
    text: 'Your hero, quests and some other cards in play have powers that you can use; each answer says what it costs. You complete a quest by paying for its reward; the quest is then turned face down. A hero can flip only once per game: choose the moment well.',
    now: offers('use', 'complete'),
  },
  {
    id: 'strike',
    title: 'Striking with a weapon',
    text: 'When your hero fights, it may strike with a weapon: pay the strike cost and exhaust the weapon to add its ATK to the hero’s for this combat.',
    now: offers('strike'),
  },
  {
    id: 'protect',
    title: 'Protecting',
    text: 'A ready character with Protector may step in: it becomes exhausted and defends in place of whoever was attacked. This is how a raid keeps its heroes alive.',
    now: offers('protect'),
  },
  {
    id: 'prevent',
    title: 'Armor',
    text: 'Exhaust ready armor to prevent damage up to its DEF. It becomes ready again on your next turn.',
    now: offers('prevent'),
  },
  {
    id: 'combat',
    title: 'Combat',
    text: 'Attacker and defender deal damage equal to their ATK to each other, at the same time. Before that, both sides may act. Damage stays until it is healed; a character with as much damage as health is destroyed.',
    now: ({ view }) => view.combat !== null,
  },
  {
    id: 'chain',
    title: 'The chain',
    text: 'What you play does not happen at once: it waits on the chain as a link, and everyone may respond with something fast. When all players pass, the top link resolves, so the last response happens first.',
    now: ({ view }) => view.chain.length > 0,
  },
  {
    id: 'priority',
    title: 'Priority',
    text: 'You can also act on other players’ turns, with instants and powers. Most of the time you will pass: press the space bar. “Pass on” keeps passing for you until something happens, and “Stops” in the menu sets how often the game stops for you.',
    now: (scene) => scene.decision?.kind === 'priority' && !own(scene),
  },
  {
    id: 'event',
    title: 'Events of the raid',
    text: 'On each of its turns, the Boss reveals the top card of its event deck and does what it says. The latest event lies beside the Boss for you to read.',
    now: ({ lastEvent }) => lastEvent !== '',
  },
  {
    id: 'wounded',
    title: 'Damage on your hero',
    text: 'Your hero has taken damage. A hero with as much damage as health is out of the game, and its party with it. Healing removes damage; armor and protectors keep it away.',
    now: (scene) => (hero(scene)?.damage ?? 0) > 0,
  },
  {
    id: 'stages',
    title: 'Stages',
    text: 'A raid has stages. “Map” in the menu shows them all and what leads to the next one, usually damage to the Boss; the line at the top is the short version. Each stage gives the Boss new powers and new tactics.',
    now: ({ view, stages }) => stages > 0 && view.turn.n > 2,
  },
  {
    id: 'next-stage',
    title: 'The next stage',
    text: 'The raid has reached its next stage. Read the Boss’s card again: it has changed. The hall takes on the color of the stage.',
    now: ({ view }) => view.raid.stage > 1,
  },
  {
    id: 'undo',
    title: 'Trying things out',
    text: 'Undo (u) goes back to your last decision, as often as you like; Redo (r) goes forward again. “What happened?” in the menu (w) replays the Boss’s last turn step by step, and the log gives every bot’s reasons.',
    now: ({ view }) => view.turn.n > 3,
  },
  {
    id: 'raider',
    title: 'You know how to raid',
    text: 'That is all you need. “Help” in the menu (?) explains every key, zone and keyword; you can also rest the mouse on a card, a deck or a name. Next time, pick your own hero and deck, bring friends, and face a Boss that makes no mistakes.',
    now: ({ view }) => view.turn.n > 6,
  },
]

type Occasion = NonNullable<Scene['lessons']>[number]['when']

/** Whether a raid's own lesson matters now. */
const occasions: Readonly<Record<Occasion, (scene: Scene) => boolean>> = {
  bound: ({ view }) => (view.raid.bonds?.left ?? 0) > 0,
  free: ({ view }) => view.raid.bonds?.left === 0,
  pool: ({ view }) => view.raid.pools?.some(({ there }) => there > 0) ?? false,
  post: ({ view, decision, lies = {} }) =>
    decision?.answers.some(
      ({ do: what, card }) => what === 'use' && view.cards[card ?? 0]?.types.some((type) => lies[type]?.as === 'post'),
    ) ?? false,
  near: ({ view }) => view.raid.looms?.turns === 1,
  threat: ({ view }) => {
    const { level } = view.raid.threat ?? { level: 0 }
    return view.turn.seat === view.seat && level > 0 && (view.seats[view.seat]?.resources.length ?? 0) >= level - 1
  },
  waiting: ({ view }) => (view.raid.waits ?? []).length > 0,
  realms: ({ view }) => view.seats.some(({ away }) => away !== ''),
  counters: ({ view }) =>
    view.seats.some(
      ({ boss, party }) =>
        !boss &&
        party.some((id) => view.cards[id]?.health && Object.values(view.cards[id].counters).some((n) => n > 0)),
    ),
  standins: ({ view }) => view.raid.standins !== undefined,
  last: ({ view }) => view.raid.stages > 1 && view.raid.stage === view.raid.stages,
}

/** A raid's own lessons come before the general ones. */
const ofRaid = ({ view, lessons = [] }: Scene): Lesson[] =>
  lessons.map(({ when, title, text }) => ({ id: `${view.raid.id} ${title}`, title, text, now: occasions[when] }))

/** The first lesson that fits and has not been told. */
export const lessonFor = (scene: Scene, told: readonly string[]): Lesson | undefined =>
  scene.decision ? [...ofRaid(scene), ...lessons].find(({ id, now }) => !told.includes(id) && now(scene)) : undefined

/** The first raid: always the same cards, a gentle Boss, and bots beside the newcomer's hero. */
export function firstRaid({ raids, decks }: Pick<Library, 'raids' | 'decks'>): { setup: Setup; seats: SeatPlan[] } {
  const raid = raids.find(({ modes }) => modes?.some(({ learning }) => learning)) ?? raids[0]
  const mode = raid?.modes?.find(({ learning }) => learning)
  const { seed = 1, decks: wanted = decks.slice(0, 3).map(({ id }) => id) } = mode?.learning ?? {}
  const raiders = wanted.map((deck, i) => {
    const hero = decks.find(({ id }) => id === deck)?.hero ?? ''
    return { name: hero.split(/[\s,]/)[0] || `Raider ${i + 1}`, deck }
  })
  const setup: Setup = { raid: raid?.id ?? '', ...(mode ? { mode: mode.id } : {}), raiders, seed }
  const seats = raiders.map((_, i): SeatPlan => ({ kind: i === 0 ? 'person' : 'bot', bot: 'raider' }))
  return { setup, seats: [{ kind: 'bot', bot: 'gentle' }, ...seats] }
}
