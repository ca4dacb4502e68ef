/** A first raid with a coach: what there is to know, told when it comes up, and never in the way. */
import type { Scene } from '../../board/index.ts'
import type { Answer, Library, Setup } from '../../engine/types.ts'
import type { SeatPlan } from '../../session/saved-game.ts'

export interface Lesson {
  id: string
  title: string
  text: string
  /** Whether the table shows what it is about; only asked while a person decides. */
  now(scene: Scene): boolean
}

const offers =
  (...what: Answer['do'][]) =>
  ({ decision }: Scene): boolean =>
    decision?.answers.some((answer) => what.includes(answer.do)) ?? false
const own = ({ view }: Scene): boolean => view.turn.seat === view.seat
const hero = ({ view }: Scene) => view.cards[view.seats[view.seat]?.hero ?? 0]

/** In the order in which they are told if several fit. */
export const lessons: readonly Lesson[] = [
  {
    id: 'welcome',
    title: 'Welcome to the raid',
    text: 'You play one hero of three; bots play the others, and the Boss plays itself. Defeat the Boss through all of its stages before it has defeated every hero. What glows can be chosen: on the table, in the list of answers, or by the key beside it.',
    now: () => true,
  },
  {
    id: 'hand',
    title: 'Your opening hand',
    text: 'You may exchange your first hand once. Keep it if there is something cheap to play in the first turns. Rest the mouse on a card, press long, or press i while it has the focus, to read it.',
    now: offers('mulligan'),
  },
  {
    id: 'resources',
    title: 'Resources',
    text: 'Once in each of your turns you may place one card as a resource. Each ready resource pays for one point of a cost, and all get ready again on your next turn. Place what is too dear for now; quests and locations lie face up and can be used.',
    now: offers('place'),
  },
  {
    id: 'playing',
    title: 'Playing cards',
    text: 'The number in the corner of a card is its cost. Allies stay in your party and fight; equipment and some abilities stay, too; most abilities do what they say and go to the graveyard. What can’t be chosen tells you why when you click it.',
    now: offers('play'),
  },
  {
    id: 'attack',
    title: 'Attacking',
    text: 'On your turn a ready ally or hero can attack. It becomes exhausted, that is, turned on its side. Allies can’t attack on the turn they come, unless they have Ferocity.',
    now: offers('attack'),
  },
  {
    id: 'power',
    title: 'Using what lies there',
    text: 'Your hero, quests and some other cards in play have powers that you can use; the answer says what it costs. To complete a quest is to pay for its reward; then it is turned face down. A hero’s flip can be used once in a game: choose the moment well.',
    now: offers('use', 'complete'),
  },
  {
    id: 'strike',
    title: 'Striking with a weapon',
    text: 'A hero who fights may strike with a weapon: pay its strike cost and exhaust it, and its ATK is added to the hero’s for this combat.',
    now: offers('strike'),
  },
  {
    id: 'protect',
    title: 'Protecting',
    text: 'A ready character with Protector may step in: it becomes exhausted and defends instead of whoever was attacked. This is how a raid keeps its heroes alive.',
    now: offers('protect'),
  },
  {
    id: 'prevent',
    title: 'Armor',
    text: 'Ready armor can be exhausted to prevent as much damage as its DEF. It is ready again on your next turn.',
    now: offers('prevent'),
  },
  {
    id: 'combat',
    title: 'Combat',
    text: 'Attacker and defender deal damage to each other at the same time, as much as their ATK. Before that, both sides may still act. Damage stays until it is healed; whoever has as much damage as health is destroyed.',
    now: ({ view }) => view.combat !== null,
  },
  {
    id: 'chain',
    title: 'The chain',
    text: 'What is played does not happen at once: it waits on the chain as a link. Everybody may answer with something fast. When all pass, the top link resolves; so the last answer happens first.',
    now: ({ view }) => view.chain.length > 0,
  },
  {
    id: 'priority',
    title: 'Priority',
    text: 'You are asked on the turns of others, too: this is your moment to answer with instants and powers. Mostly you will pass: the space bar. “Pass on” passes for you until something happens, and “Stops” in the menu sets how often you are asked.',
    now: (scene) => scene.decision?.kind === 'priority' && !own(scene),
  },
  {
    id: 'event',
    title: 'Events of the raid',
    text: 'On each of its turns the Boss reveals the top card of its event deck and does what it says. The last one lies beside the Boss, to be read.',
    now: ({ lastEvent }) => lastEvent !== '',
  },
  {
    id: 'wounded',
    title: 'Damage on your hero',
    text: 'Your hero has been hurt. A hero with as much damage as health is out of the game, and its party with it. Healing takes damage away; protectors and armor keep it from coming.',
    now: (scene) => (hero(scene)?.damage ?? 0) > 0,
  },
  {
    id: 'stages',
    title: 'Stages',
    text: 'A raid has stages. “Map” in the menu shows them all, and what brings the next: mostly damage on the Boss. The line at the top says it in short. In each stage the Boss plays by other powers and other tactics.',
    now: ({ view, stages }) => stages > 0 && view.turn.n > 2,
  },
  {
    id: 'next-stage',
    title: 'The next stage',
    text: 'The raid has come to its next stage: read the Boss’s card again, it has changed. The hall takes the color of the stage.',
    now: ({ view }) => view.raid.stage > 1,
  },
  {
    id: 'undo',
    title: 'Trying things out',
    text: 'Undo (u) goes back to your last decision, as often as you like, and Redo (r) forward again. “What happened?” in the menu (w) shows the Boss’s last turn once more, step by step; the log names the reason of every bot.',
    now: ({ view }) => view.turn.n > 3,
  },
  {
    id: 'raider',
    title: 'You know how to raid',
    text: 'That is all you need. “Help” in the menu (?) explains every key, zone and keyword; so does a card, a deck or a name on which the mouse rests. Next time choose your own hero and deck, more people, and a Boss that makes no mistakes.',
    now: ({ view }) => view.turn.n > 6,
  },
]

type Occasion = NonNullable<Scene['lessons']>[number]['when']

/** Whether what a raid teaches matters now. */
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

/** What is to be known of this raid alone comes before what is to be known of all. */
const ofRaid = ({ view, lessons = [] }: Scene): Lesson[] =>
  lessons.map(({ when, title, text }) => ({ id: `${view.raid.id} ${title}`, title, text, now: occasions[when] }))

/** The first lesson that fits and was not told. */
export const lessonFor = (scene: Scene, told: readonly string[]): Lesson | undefined =>
  scene.decision ? [...ofRaid(scene), ...lessons].find(({ id, now }) => !told.includes(id) && now(scene)) : undefined

/** The raid of the lessons: the same cards for everybody, a careless Boss, two bots beside the first hero. */
export function firstRaid(library: Library): { setup: Setup; seats: SeatPlan[] } {
  const decks = library.decks.slice(0, 3)
  const setup: Setup = {
    raid: library.raids[0]?.id ?? '',
    raiders: decks.map(({ id, hero }, i) => ({ name: hero.split(/[\s,]/)[0] || `Raider ${i + 1}`, deck: id })),
    seed: 7,
  }
  const seats = decks.map((_, i): SeatPlan => ({ kind: i === 0 ? 'person' : 'bot', bot: 'raider' }))
  return { setup, seats: [{ kind: 'bot', bot: 'careless' }, ...seats] }
}
