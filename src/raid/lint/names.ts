/** Checks the names in a raid's texts, at any depth: cards, decks, counters, tags, and the words for them. */
import { borne, isBorne } from '../../language/borne.ts'
import { mentions } from '../../language/nodes.ts'
import { hint } from '../../language/problem.ts'
import { isRecord } from '../../language/schema/shape.ts'
import { at } from '../path.ts'
import { nodesIn } from './nodes.ts'
import type { Lint, Said } from './report.ts'
import { statesOf } from './states.ts'

export function lintNames(lint: Lint): void {
  for (const one of lint.said) {
    if (one.of === 'card') checkCard(lint, one)
    else if (one.of === 'deck' || one.of === 'zone') checkDeck(lint, one)
  }
  counters(lint)
  tags(lint)
  nouns(lint)
  raids(lint)
  titles(lint)
}

/** The nearest record around a path. */
function around(lint: Lint, { path }: Said): { node: Record<string, unknown>; key: unknown } {
  for (let n = path.length - 1; n > 0; n--) {
    const node = at(lint.def, path.slice(0, n))
    if (isRecord(node)) return { node, key: path[n] }
  }
  return { node: {}, key: undefined }
}

/** Whether this is the name of a card that a text brings, swaps in or creates. */
export function brings(lint: Lint, said: Said): boolean {
  if (said.of !== 'card') return false
  const { node, key } = around(lint, said)
  return (
    (node.do === 'bring' && key === 'cards') ||
    (node.do === 'swap' && key === 'for') ||
    (node.do === 'create' && key === 'token')
  )
}

/** A card that is brought, swapped in or created must be one of the raid's; others may also be the players'. */
function checkCard(lint: Lint, said: Said): void {
  const { cards, library, say } = lint
  const { name, path } = said
  if (name.startsWith('$') || cards.has(name)) return
  const needed = brings(lint, said)
  if (!needed && (library.some((card) => card.name === name) || madeUp(lint).has(name))) return
  const known = [...cards.keys()]
  if (needed || library.length > 0 || hint(name, known).nearest !== undefined)
    say(path, `"${name}" is not a card of this raid.`, hint(name, known))
}

const made = new WeakMap<object, ReadonlySet<unknown>>()
/** The names of tokens that texts describe. */
function madeUp({ def }: Lint): ReadonlySet<unknown> {
  const creating = [...nodesIn([def.cards, def.machine, def.always, def.modes])].filter(
    ({ do: verb }) => verb === 'create',
  )
  const found =
    made.get(def) ?? new Set(creating.flatMap(({ token }) => [token].flat()).map((one) => isRecord(one) && one.name))
  made.set(def, found)
  return found
}

/** Each raider's deck is just called "deck". */
function checkDeck(lint: Lint, said: Said): void {
  const decks = Object.keys(lint.def.decks)
  const name = said.of === 'deck' ? said.name : /^(?:deck|graveyard):(.*)$/.exec(said.name)?.[1]
  if (name === undefined || decks.includes(name)) return
  if (name === 'deck' && around(lint, said).node.do !== 'drawFrom') return
  lint.say(said.path, `"${name}" is not one of the decks.`, hint(name, decks))
}

/** Counters that a text removes or counts must be put somewhere. */
function counters(lint: Lint): void {
  const all = lint.said.filter(({ of }) => of === 'counter')
  const puts = (said: Said): boolean => {
    const { node, key } = around(lint, said)
    return node.do === 'put' || key === 'capacity' || node.keyword !== undefined || node.mod !== undefined
  }
  const put = new Set(all.filter(puts).map(({ name }) => name))
  for (const said of all)
    if (said.name !== 'damage' && !put.has(said.name) && !elsewhere(lint, said.name))
      lint.say(said.path, `no text puts "${said.name}" counters on anything.`, hint(said.name, [...put]))
  lint.def.leaves?.forEach((name, i) => {
    if (!all.some((said) => said.name === name))
      lint.say(['leaves', i], `no text knows "${name}" counters.`, hint(name, [...put]))
  })
}

/** Whether some card of the players has this text in its data. */
const elsewhere = ({ library }: Lint, text: string): boolean => library.some((card) => mentions(card, text))

/** Tags and reputations that a text asks for must be on some card of those types, or given by some text. */
function tags(lint: Lint): void {
  const { library, said, say, def } = lint
  if (library.length === 0) return
  const known = borne([...library, ...def.cards], [def.machine, def.always, def.modes])
  for (const one of said) {
    const { of, name, path } = one
    const { node } = around(lint, one)
    if (of === 'tag' && !name.startsWith('$') && !isBorne(known, name, node)) {
      const bears = known.tags.has(name) ? `no ${[node.is].flat().join(' or ')} bears` : 'no card has'
      const own = def.cards.flatMap((card) => card.tags ?? [])
      const others = [...new Set([...own, ...known.tags.keys()])].filter(
        (tag) => typeof tag === 'string' && tag !== name,
      )
      say(path, `${bears} the tag "${name}".`, hint(name, others, 'Print it on a card.'))
    }
    if (of === 'reputation' && node.type === undefined && !known.reputations.has(name))
      say(path, `no card has ${name} Reputation.`, hint(name, [...known.reputations], 'Print it on a card.'))
  }
}

/** Checks that each word for a card, a tag or a stage has something of that name. */
function nouns({ def, cards, said, say }: Lint): void {
  const texts = [def.cards, def.machine.states, def.always, def.modes, said.map(({ name }) => name)]
  for (const noun of Object.keys(def.nouns ?? {}))
    if (!mentions(texts, noun))
      say(['nouns', noun], 'nothing in this raid has this name.', hint(noun, [...cards.keys()]))
  if (def.realm && !mentions(texts, def.realm))
    say(['realm'], `no text gives the tag "${def.realm}".`, 'Name a tag that players or allies can have.')
}

/** A raid's texts start no second raid; cards for any deck may. */
function raids({ def, said, say }: Lint): void {
  for (const { of, path } of said) {
    const card = path[0] === 'cards' ? def.cards[Number(path[1])] : undefined
    if (of === 'raid' && !(card && def.regular?.includes(card.name)))
      say(path.slice(0, -1), 'this raid is under way, and no second one starts (800.3a).', 'Take it out.')
  }
}

/** A stage that a text names is the title of some state. */
function titles({ def, said, say }: Lint): void {
  const known = statesOf(def).flatMap(({ node }) => node.meta?.title ?? [])
  for (const { of, name, path } of said)
    if (of === 'title' && !known.includes(name))
      say(path, `"${name}" is not the title of a state.`, hint(name, known, 'Give a state this title in its meta.'))
}
