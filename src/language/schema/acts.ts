/** What single fields can't show of an effect: what contradicts itself, and what no rule obeys. */
import { isAlone, isNoCard } from '../sorts.ts'
import { type Data, isRecord, type Look, report } from './shape.ts'

/** What an effect does that others may wait for "this way" (715.1). */
const ways = ['deal', 'heal', 'destroy', 'discard', 'move', 'create', 'reveal']

const picks = ['target', 'choose', 'random', 'among']
const picksSome = (v: Data): boolean => picks.some((k) => v[k] !== undefined)

/** Whether more than one player may be meant. */
const isSeveral = (v: unknown): boolean =>
  ['players', 'opponents', 'friends'].includes(v as string) ||
  (isRecord(v) && ['player', 'opponent', 'friend'].includes(v.is as string) && !picksSome(v))

type LookAt = (v: Data, at: string, out: Parameters<Look>[2]) => void

/** Modes are chosen before targets, and by one: a player, or a group that decides together (707.1c). */
const checkModes: LookAt = (v, at, out) => {
  checkOne(v, at, out)
  if (isRecord(v.by) && v.by.target !== undefined)
    report(out, `${at}.by`, 'modes are chosen before targets (707.1c)', 'Write "choose" instead of "target".')
}

/** What is done once is done by one: a player, or a group that decides together. */
export const checkOne = (v: Data, at: string, out: Parameters<Look>[2], key: 'by' | 'may' = 'by'): void => {
  if (isSeveral(v[key]))
    report(out, `${at}.${key}`, 'several players are asked for one answer', 'Name one, or a group: { together: … }.')
}

/** Most numbers that are offered where one of several is chosen. */
const mostNumbers = 100

/** One word or number is chosen, and there is something to choose from (200.3, 202.4, 300.1, 104.1). */
const checkName: LookAt = (v, at, out) => {
  checkOne(v, at, out)
  if (v.except !== undefined && v.of !== 'card type')
    report(out, `${at}.except`, 'only card types are excepted', 'Leave it out, or write of: "card type".')
  const { from, to } = isRecord(v.of) ? v.of : {}
  if (typeof from === 'number' && typeof to === 'number' && (to <= from || to - from > mostNumbers))
    report(out, `${at}.of`, `from ${from} to ${to} is no choice`, `Let there be 2 to ${mostNumbers} numbers.`)
}

/** How many a pick takes at most, if that is a number. */
const most = (v: Data): unknown => {
  const q = v.target ?? v.choose ?? v.random ?? v.top
  return isRecord(q) ? q.upTo : q
}

/** Amounts in order belong to so many places in order (707.1d): those that are picked, or named one by one. */
const checkOrder = (v: Data, to: unknown, at: string, out: Parameters<Look>[2]): void => {
  if (!Array.isArray(v.n)) return
  const places = Array.isArray(to) ? to.length : isRecord(to) ? most(to) : typeof to === 'string' && to.startsWith('$')
  if (places === undefined || places === false)
    report(out, at, 'several amounts for those who come in no order', 'Pick them, or name them with "as" before.')
  else if (typeof places === 'number' && places !== v.n.length)
    report(out, at, `${v.n.length} amounts for ${places}`, 'Write one amount for each.')
  for (const [i, n] of v.n.entries())
    if (typeof n !== 'number' && n !== 'X')
      report(out, `${at}.n[${i}]`, 'an amount of several that is not a number', 'Write numbers or "X".')
}

/** What means something for a card that moves to each place (415). */
const moves: Readonly<Record<string, readonly string[]>> = {
  hand: ['of'],
  deck: ['of', 'at'],
  graveyard: ['of'],
  removed: ['face'],
  play: ['of', 'state', 'damage', 'type', 'keep'],
  resources: ['of', 'state', 'face'],
}

const checkMove: LookAt = (v, at, out) => {
  const fine = moves[String(v.to)]
  if (!fine) return
  for (const key of ['of', 'at', 'face', 'state', 'damage', 'type', 'keep'])
    if (v[key] !== undefined && !fine.includes(key))
      report(out, `${at}.${key}`, `"${key}" says nothing of what goes there`, 'Leave it out.')
  if (v.to === 'deck' && v.at === undefined)
    report(out, at, 'it does not say where in the deck', 'Add at: "top", "bottom" or "shuffled".')
}

/** Decks are turned over, cards face up or down (415.3d, 713). */
const checkTurn: LookAt = (v, at, out) => {
  if (isRecord(v.what) && (v.what.is === 'graveyard' || v.what.is === 'hand'))
    report(out, `${at}.what`, 'nobody turns that', 'Turn a deck over, or cards face up or down.')
  const pile = isRecord(v.what) && v.what.is === 'deck'
  if (pile !== (v.face === 'over'))
    report(
      out,
      `${at}.face`,
      pile ? 'a deck is turned over' : 'only a deck is turned over',
      pile ? 'Write "over".' : 'Write "up" or "down".',
    )
}

/** Rows of a table go from the lower number to the higher. */
export const checkRow: Look = (v, at, out) => {
  if (Array.isArray(v) && v[0] > v[1])
    report(out, at, `no number is from ${v[0]} to ${v[1]}`, 'Write the lower number first.')
}

const sideless: ReadonlySet<unknown> = new Set([
  ...['ally', 'ability', 'armor', 'weapon', 'item', 'quest', 'event', 'equipment', 'token', 'resource'],
])

/** Heroes, locations, and cards of a raid's own types have two sides (301.2, 306.1). */
const checkFlip: LookAt = (v, at, out) => {
  for (const what of [v.what].flat()) {
    const kinds = isRecord(what) ? [what.is ?? []].flat() : []
    if (kinds.length > 0 && kinds.every((kind) => sideless.has(kind)))
      report(out, `${at}.what`, 'nothing of this has two sides', 'Heroes and locations have.')
  }
}

/** What a modifier holds on to as it is made, and what it lasts for. */
const checkModify: LookAt = (v, at, out) => {
  const step = isRecord(v.until) && v.until.during === 'ready'
  for (const [i, mod] of (Array.isArray(v.mods) ? v.mods : []).entries()) {
    if (!isRecord(mod)) continue
    const { what } = mod
    if (step && !(mod.mod === 'cannot' && mod.on === 'ready'))
      report(
        out,
        `${at}.until`,
        'only readying has its step',
        'Write until: "turn", or { mod: "cannot", on: "ready" }.',
      )
    if (mod.mod === 'control' && isRecord(what) && what.of !== undefined && !picksSome(what) && what.top === undefined)
      report(
        out,
        `${at}.mods[${i}].what`,
        'whoever controls them is changed by this very modifier',
        'Choose them before it, and name them with "as".',
      )
  }
}

/** What can be asked of a card that is searched for: what is printed on it, and what happened to it. */
const sought: ReadonlySet<string> = new Set([
  ...['choose', 'is', 'deck', 'tag', 'trait', 'icon', 'reputation', 'requires', 'name', 'damageType', 'where'],
  ...['same', 'differ', 'couldTarget', 'did', 'other', 'not'],
])
const searchable: ReadonlySet<string> = new Set(['deck', 'graveyard', 'hand', 'removed', 'collection'])

/** The zones that are searched say where and whose; whoever searches finds cards in them (413). */
const checkSearch: LookAt = (v, at, out) => {
  if (isRecord(v.by) && 'together' in v.by)
    report(out, `${at}.by`, 'each searches a zone for himself (413)', 'Name the players without "together".')
  const zones = [v.in].flat().map(String)
  for (const zone of zones)
    if (!searchable.has(zone.split(':')[0] ?? ''))
      report(out, `${at}.in`, `nobody searches "${zone}" (413)`, `It can be one of: ${[...searchable].join(', ')}.`)
  if (new Set(zones).size < zones.length) report(out, `${at}.in`, 'a zone is named twice', 'Name each once.')
  if (!isRecord(v.for)) return
  if (v.for.choose === undefined) report(out, `${at}.for`, 'it does not say how many are found', 'Add "choose".')
  for (const key of Object.keys(v.for))
    if (!sought.has(key)) report(out, `${at}.for.${key}`, soughtElse(key), 'Leave it out.')
  if ([v.for.is].flat().some((kind) => isNoCard(kind) || kind === 'resource' || kind === 'token'))
    report(out, `${at}.for.is`, 'there are none of these in such a zone', 'Name a kind of card.')
}

const soughtElse = (key: string): string =>
  key === 'in' || key === 'of' || key === 'ofEach' || key === 'owned'
    ? 'the search itself says where and whose ("in" and "of" beside "for")'
    : key === 'as'
      ? 'the search itself names what is found ("as" beside "for")'
      : key === 'by'
        ? 'whoever searches chooses (413)'
        : `"${key}" is not asked of what is searched for`

/** What is played once the text is off the chain is looked for only then: nothing chosen before is known any more. */
const checkPlaying: LookAt = (v, at, out) => {
  if (v.after === undefined) return
  if (v.copy !== undefined) report(out, `${at}.copy`, 'a copy is played at once', 'Leave out "after" or "copy".')
  const { what } = v
  if (!isRecord(what) || what.top !== 1 || what.of !== 'you' || isRecord(what.in) || what.as !== undefined)
    report(
      out,
      `${at}.what`,
      'what is played after this is looked for only then',
      'Write { top: 1, in: …, of: "you" }, or leave out "after".',
    )
}

/** R101.4: a Boss's card is exchanged for another of the same Boss. */
const checkSwap: LookAt = (v, at, out) => {
  const { what } = v
  const isHero = what === 'self' || what === 'yourHero' || (isRecord(what) && what.is === 'hero')
  if (!isHero)
    report(out, `${at}.what`, 'only a hero is swapped (R101.4)', 'Write "yourHero", "self" or { is: "hero", … }.')
}

/** Several are needed to divide something among. */
const checkDivided = (v: Data, to: unknown, at: string, out: Parameters<Look>[2]): void => {
  if (v.divided !== undefined && (isAlone(to) || (isRecord(to) && most(to) === 1)))
    report(out, `${at}.divided`, 'nothing is divided if only one gets it', 'Leave it out.')
}

/** By verb. */
const checks: Readonly<Record<string, LookAt>> = {
  move: checkMove,
  turn: checkTurn,
  flip: checkFlip,
  modify: checkModify,
  draw: (v, at, out) => {
    if (v.n !== undefined && v.until !== undefined)
      report(out, `${at}.n`, 'how many are drawn is said by "until"', 'Leave out one of them.')
  },
  choose: (v, at, out) => {
    if (v.take !== undefined && !(isRecord(v.what) && v.what.among !== undefined))
      report(out, `${at}.take`, 'it is taken out of nothing', 'Say with "among" out of what is named.')
  },
  if: (v, at, out) => {
    if (v.if === undefined) report(out, at, '"if" is missing', 'Add the condition as "if".')
  },
  create: (v, at, out) => {
    if ((v.token === undefined) === (v.copy === undefined))
      report(out, at, 'it says neither or both of "token" and "copy"', 'Name a token, or say of what it is a copy.')
  },
  try: (v, at, out) => {
    if (isSeveral(v.may) && (v.as === undefined || v.else !== undefined))
      report(out, at, 'several players decide, each alone', 'Name those who do it with "as"; there is no "else".')
  },
  guess: (v, at, out) => {
    checkOne(v, at, out)
    if (v.as === undefined) report(out, at, 'the guess has no name', 'Name it with "as".')
  },
  discard: (v, at, out) => {
    if ((v.n === undefined) === (v.what === undefined))
      report(
        out,
        at,
        v.n === undefined ? 'neither "n" nor "what" is given' : 'both "n" and "what" are given',
        'Say how many cards, or which.',
      )
  },
  deal: (v, at, out) => {
    checkOrder(v, v.to, at, out)
    checkDivided(v, v.to, at, out)
  },
  heal: (v, at, out) => {
    checkOrder(v, v.from, at, out)
    checkDivided(v, v.from, at, out)
  },
  retarget: (v, at, out) => checkOne(v, at, out),
  repropose: (v, at, out) => checkOne(v, at, out),
  search: checkSearch,
  play: checkPlaying,
  swap: checkSwap,
  put: (v, at, out) => {
    checkDivided(v, v.to, at, out)
    if (v.divided !== undefined && isRecord(v.n) && v.n.upTo !== undefined)
      report(out, at, 'what is divided is no one amount', 'Give "n" one amount.')
    const among = isRecord(v.to) && v.to.target !== undefined
    if (v.divided !== undefined && among && v.by !== undefined && v.by !== 'you')
      report(
        out,
        `${at}.by`,
        'what goes to targets is divided as the link is added, by its controller (707.1d)',
        'Leave it out, or write "choose" instead of "target".',
      )
  },
  modes: checkModes,
  name: checkName,
}

/** Effects that have a result, which `as` names. */
const results: ReadonlySet<string> = new Set([
  ...[
    'deal',
    'heal',
    'put',
    'remove',
    'destroy',
    'discard',
    'draw',
    'move',
    'create',
    'bring',
    'exchange',
    'name',
    'search',
  ],
  ...[
    'reveal',
    'turn',
    'attach',
    'exhaust',
    'ready',
    'flip',
    'swap',
    'pay',
    'interrupt',
    'trigger',
    'retarget',
    'uncombat',
  ],
  ...['roll', 'drop', 'choose', 'try', 'guess', 'forEach'],
])

export const checkEffect: Look = (v, at, out) => {
  if (!isRecord(v)) return
  if (v.as !== undefined && typeof v.do === 'string' && !results.has(v.do))
    report(out, `${at}.as`, `"${v.do}" has no result to name`, 'Leave it out.')
  if (v.when !== undefined && !ways.includes(String(v.do)))
    report(out, `${at}.when`, `nothing waits for "${String(v.do)}"`, `"when" goes with: ${ways.join(', ')}.`)
  if (v.divided !== undefined && (typeof v.n === 'string' ? v.n === 'all' : Array.isArray(v.n)))
    report(out, at, 'what is divided is no one amount', 'Give "n" one amount.')
  if (
    (v.divided !== undefined || Array.isArray(v.n)) &&
    [v.to, v.from].some((w) => isRecord(w) && w.ofEach !== undefined)
  )
    report(out, at, 'what is divided or goes in order is among all of them', 'Write "of" instead of "ofEach".')
  if ((v.do === 'modes' || v.do === 'empower') && !out.here?.picks?.includes('target'))
    report(out, at, `"${v.do}" is settled as a link is added (707.1c), and not here`, 'Use "if" or "try".')
  checks[String(v.do)]?.(v, at, out)
}

/** What a cost can be (403). */
export const payable: ReadonlySet<string> = new Set([
  ...[
    'pay',
    'activate',
    'exhaust',
    'ready',
    'destroy',
    'discard',
    'move',
    'reveal',
    'turn',
    'flip',
    'put',
    'remove',
    'say',
    'concede',
  ],
])

/** A part of a cost. */
export const checkCost: Look = (v, at, out) => {
  if (isRecord(v))
    for (const key of ['if', 'when'])
      if (v[key] !== undefined)
        report(out, `${at}.${key}`, 'a cost is paid, and that is all', 'Put it beside what is paid for.')
  if (isRecord(v) && isRecord(v.what) && [v.what.in].flat().includes('collection'))
    report(out, `${at}.what.in`, 'nothing is paid with what lies beside the game', 'Name another zone.')
  if (!isRecord(v) || typeof v.do !== 'string' || payable.has(v.do)) return
  report(out, `${at}.do`, `nothing is paid by "${v.do}"`, `It can be one of: ${[...payable].join(', ')}.`)
}

/** A duration ends with the turn of one player, or of whoever comes next (714.3). */
export const checkDuration: Look = (v, at, out) => {
  if (!isRecord(v) || !isRecord(v.until)) return
  const { until, next } = v
  if (until.turn !== 'players' && isSeveral(until.turn))
    report(out, `${at}.until.turn`, 'it does not say whose turn', 'Name one player, or "players" for whoever is next.')
  if (until.on === 'start' && next !== undefined)
    report(out, `${at}.next`, 'until the start of a turn is always that of the next', 'Leave it out.')
}
