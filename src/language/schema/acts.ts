/** Checks on an effect as a whole: fields that contradict each other, and combinations that no rule supports. */

import { isOneOf, under } from '../look-up.ts'
import { mentions } from '../nodes.ts'
import { isAlone, isNoCard, isPrinted, manyOf, sortsInPlay } from '../sorts.ts'
import { fits, lookLater } from './names.ts'
import { type Data, isRecord, type Look, report, show, textsIn } from './shape.ts'

/** The verbs that a text can wait for as done "this way" (715.1). */
const ways = ['deal', 'heal', 'destroy', 'discard', 'move', 'create', 'reveal']

const picks = ['target', 'choose', 'random', 'among']
const picksSome = (v: Data): boolean => picks.some((k) => v[k] !== undefined)

/** Whether more than one player may be meant. */
const isSeveral = (v: unknown): boolean =>
  isOneOf(['players', 'opponents', 'friends'], v) ||
  (isRecord(v) && isOneOf(['player', 'opponent', 'friend'], v.is) && !picksSome(v))

/** Whether something is chosen within. */
const picksIn = (v: unknown): boolean =>
  typeof v === 'object' &&
  v !== null &&
  ((isRecord(v) && (v.choose !== undefined || v.random !== undefined)) || Object.values(v).some(picksIn))

/** Each stands for one card or player. */
const fixed = ['self', 'host', 'you', 'yourHero', 'boss', 'startingHero', 'raid']

type LookAt = (v: Data, at: string, out: Parameters<Look>[2]) => void

/** Modes are chosen before targets, by one player or by a group that decides together (707.1c). */
const checkModes: LookAt = (v, at, out) => {
  checkOne(v, at, out)
  if (isRecord(v.by) && v.by.target !== undefined)
    report(out, `${at}.by`, 'modes are chosen before targets (707.1c)', 'Write "choose" instead of "target".')
}

/** A single answer is given by one player, or by a group that decides together. */
export const checkOne = (v: Data, at: string, out: Parameters<Look>[2], key: 'by' | 'may' = 'by'): void => {
  if (isSeveral(v[key]))
    report(out, `${at}.${key}`, 'several players are asked for one answer', 'Name one, or a group: { together: … }.')
}

/** The most numbers offered for a choice. */
const mostNumbers = 100

/** Checks the choice of a word or number: there must be at least two options (200.3, 202.4, 300.1, 104.1). */
const checkName: LookAt = (v, at, out) => {
  const number = v.of === 'number' || isRecord(v.of)
  if (!number) checkOne(v, at, out)
  lookLater(out, at, (known) => {
    const several = v.by !== undefined && manyOf(v.by, known)
    if (several && !number) report(out, `${at}.by`, 'several players choose a word', 'Name one, or choose numbers.')
    if (v.secret !== undefined && !several)
      report(
        out,
        `${at}.secret`,
        'what a single player chooses is told at once',
        'Leave it out, or let several choose.',
      )
  })
  if (v.except !== undefined && v.of !== 'card type')
    report(out, `${at}.except`, 'only card types can be excluded', 'Leave it out, or write of: "card type".')
  const { from, to } = isRecord(v.of) ? v.of : {}
  if (typeof from === 'number' && typeof to === 'number' && (to <= from || to - from > mostNumbers))
    report(out, `${at}.of`, `from ${from} to ${to} is not a choice`, `Offer 2 to ${mostNumbers} numbers.`)
}

/** The most that a pick takes, if that is a number. */
const most = (v: Data): unknown => {
  const q = v.target ?? v.choose ?? v.random ?? v.top
  return isRecord(q) ? q.upTo : q
}

/** A list of amounts belongs to as many objects in order (707.1d): picked, or named one by one. */
const checkOrder = (v: Data, to: unknown, at: string, out: Parameters<Look>[2]): void => {
  if (!Array.isArray(v.n)) return
  const places = Array.isArray(to) ? to.length : isRecord(to) ? most(to) : typeof to === 'string' && to.startsWith('$')
  if (places === undefined || places === false)
    report(out, at, 'several amounts for objects without an order', 'Pick the objects, or name them with "as" before.')
  else if (typeof places === 'number' && places !== v.n.length)
    report(out, at, `${v.n.length} amounts for ${places}`, 'Write one amount for each.')
  for (const [i, n] of v.n.entries())
    if (typeof n !== 'number' && n !== 'X')
      report(out, `${at}.n[${i}]`, 'one of several amounts is not a number', 'Write numbers or "X".')
}

/** The fields allowed for each destination of a move (415). */
const moves: Readonly<Record<string, readonly string[]>> = {
  hand: ['of'],
  deck: ['of', 'at'],
  graveyard: ['of'],
  removed: ['face'],
  play: ['of', 'state', 'damage', 'type', 'same'],
  resources: ['of', 'state', 'face'],
}

const checkMove: LookAt = (v, at, out) => {
  const fine = under(moves, v.to)
  if (!fine) return
  for (const key of ['of', 'at', 'face', 'state', 'damage', 'type', 'same'])
    if (v[key] !== undefined && !fine.includes(key))
      report(out, `${at}.${key}`, `"${key}" has no meaning for this destination`, 'Leave it out.')
  if (v.to === 'deck' && v.at === undefined)
    report(out, at, 'it does not say where in the deck', 'Add at: "top", "bottom" or "shuffled".')
}

/** A card is attached to another (400.1). */
const checkAttach: LookAt = (v, at, out) => {
  if (v.what !== undefined && JSON.stringify(v.what) === JSON.stringify(v.to))
    report(out, `${at}.to`, 'a card is attached to another', 'Name the card that it goes to.')
  if (isRecord(v.to) && v.to.other === true)
    report(out, `${at}.to.other`, 'this leaves out the card itself, not its present host', 'Leave it out (400.7a).')
}

/** Decks are turned over, cards face up or down (415.3d, 713). */
const checkTurn: LookAt = (v, at, out) => {
  if (isRecord(v.what) && (v.what.is === 'graveyard' || v.what.is === 'hand'))
    report(out, `${at}.what`, 'this can’t be turned', 'Turn a deck over, or cards face up or down.')
  const pile = isRecord(v.what) && v.what.is === 'deck'
  if (pile && v.face !== undefined) report(out, `${at}.face`, 'a deck can only be turned over', 'Leave it out.')
  if (!pile && v.face === undefined)
    report(out, at, 'it does not say how the card is turned', 'Add face: "up" or "down"; a deck alone is turned over.')
}

/** A row of a table goes from the lower number to the higher. */
export const checkRow: Look = (v, at, out) => {
  if (Array.isArray(v) && v[0] > v[1])
    report(out, at, `no number is from ${v[0]} to ${v[1]}`, 'Write the lower number first.')
}

const sideless: ReadonlySet<unknown> = new Set(['ability', 'quest', 'event', 'resource'])

/** Heroes and locations have two sides (301.2, 306.1), and other cards in play may have. */
const checkFlip: LookAt = (v, at, out) => {
  for (const what of [v.what].flat()) {
    const kinds = isRecord(what) ? [what.is ?? []].flat() : []
    if (kinds.length > 0 && kinds.every((kind) => sideless.has(kind)))
      report(
        out,
        `${at}.what`,
        'none of these has two sides',
        'Flip heroes, locations, or cards with a front and a back.',
      )
  }
}

/** Checks a modifier made by an effect: the objects it applies to, and its duration. */
const checkModify: LookAt = (v, at, out) => {
  for (const [i, mod] of Array.isArray(v.mods) ? v.mods.entries() : [])
    if (isRecord(mod) && isRecord(mod.n) && mentions(mod.n, 'it'))
      lookLater(out, at, (known) => {
        if (manyOf(mod.what, known))
          report(out, `${at}.mods[${i}].n`, 'one number is kept for all of them', 'Go through them with "forEach".')
      })
  const picking = (Array.isArray(v.mods) ? v.mods : []).filter((mod) => isRecord(mod) && picksIn(mod.n))
  if (picking.length > 1)
    report(
      out,
      `${at}.mods`,
      'each of these numbers has a choice of its own',
      'Choose first: { do: "choose", what, as }.',
    )
  const step = isRecord(v.until) && v.until.during === 'ready'
  for (const [i, mod] of (Array.isArray(v.mods) ? v.mods : []).entries()) {
    if (!isRecord(mod)) continue
    const { what } = mod
    if (step && !(mod.mod === 'cannot' && mod.on === 'ready'))
      report(
        out,
        `${at}.until`,
        'only readying has a step of its own',
        'Write until: "turn", or { mod: "cannot", on: "ready" }.',
      )
    if (mod.mod === 'control' && isRecord(what) && what.of !== undefined && !picksSome(what) && what.top === undefined)
      report(
        out,
        `${at}.mods[${i}].what`,
        'this modifier changes who controls them',
        'Choose them in an earlier effect, and name them with "as".',
      )
  }
}

/** The fields allowed for a card searched for: its printed data and its history. */
const sought: ReadonlySet<string> = new Set([
  ...['choose', 'is', 'deck', 'tag', 'trait', 'icon', 'reputation', 'requires', 'name', 'damageType', 'where'],
  ...['same', 'differ', 'couldTarget', 'did', 'other', 'not'],
])
const searchable: ReadonlySet<string> = new Set(['deck', 'graveyard', 'hand', 'removed', 'collection'])

/** Checks a search: its zones and their owner are given beside `for`; the searching player finds cards in them (413). */
const checkSearch: LookAt = (v, at, out) => {
  if (isRecord(v.by) && 'together' in v.by)
    report(out, `${at}.by`, 'each player searches alone (413)', 'Name the players without "together".')
  if (v.of !== undefined && JSON.stringify(v.of) === JSON.stringify(v.by))
    report(out, `${at}.of`, 'whoever searches does so in own zones', 'Leave it out.')
  const zones = textsIn(v.in)
  for (const zone of zones)
    if (!searchable.has(zone.split(':')[0] ?? ''))
      report(out, `${at}.in`, `"${zone}" can’t be searched (413)`, `It can be one of: ${[...searchable].join(', ')}.`)
  if (new Set(zones).size < zones.length) report(out, `${at}.in`, 'a zone is named twice', 'Name each once.')
  if (!isRecord(v.for)) return
  if (v.for.choose === undefined) report(out, `${at}.for`, 'it does not say how many cards to find', 'Add "choose".')
  for (const key of Object.keys(v.for))
    if (!sought.has(key) && !(key === 'state' && isPrinted(v.for.state)))
      report(out, `${at}.for.${key}`, soughtElse(key), 'Leave it out.')
  if ([v.for.is].flat().some((kind) => isNoCard(kind) || kind === 'resource' || kind === 'token'))
    report(out, `${at}.for.is`, 'such a zone has none of these', 'Name a kind of card.')
}

const soughtElse = (key: string): string =>
  key === 'in' || key === 'of' || key === 'ofEach' || key === 'owned'
    ? 'the search itself has the zone and its owner ("in" and "of" beside "for")'
    : key === 'as'
      ? 'the search itself names the found cards ("as" beside "for")'
      : key === 'by'
        ? 'the searching player chooses (413)'
        : `"${key}" can’t be used for the card that is searched for`

/** A card that is played after the text has left the chain is looked up only then, without earlier choices. */
const checkPlaying: LookAt = (v, at, out) => {
  if (v.after === undefined) return
  if (v.copy !== undefined) report(out, `${at}.copy`, 'a copy is played at once', 'Leave out "after" or "copy".')
  const { what } = v
  if (!isRecord(what) || what.top !== 1 || what.of !== 'you' || isRecord(what.in) || what.as !== undefined)
    report(
      out,
      `${at}.what`,
      'the card to play after this is looked up only then',
      'Write { top: 1, in: …, of: "you" }, or leave out "after".',
    )
}

/** R101.4: a Boss card is swapped for another card of the same Boss. */
const checkSwap: LookAt = (v, at, out) => {
  const { what } = v
  const isHero = what === 'self' || what === 'yourHero' || what === 'boss' || (isRecord(what) && what.is === 'hero')
  if (!isHero)
    report(out, `${at}.what`, 'only a hero can be swapped (R101.4)', 'Write "boss", "self" or { is: "hero", … }.')
}

/** Dividing needs several objects. */
const checkDivided = (v: Data, to: unknown, at: string, out: Parameters<Look>[2]): void => {
  if (v.divided !== undefined && (isAlone(to) || (isRecord(to) && most(to) === 1)))
    report(out, `${at}.divided`, 'with only one object there is nothing to divide', 'Leave it out.')
}

/** Only cards in play have damage; counters also lie on players and on the raid. */
const checkDamaged = (v: Data, who: unknown, at: string, out: Parameters<Look>[2]): void => {
  if (v.what === 'damage') lookLater(out, at, fits(who, at, { ...out.here, sorts: sortsInPlay }, out))
}

/** A counter of any kind is one of those on a single card. */
const checkAnyKind = (v: Data, who: unknown, at: string, out: Parameters<Look>[2]): void => {
  if (v.what !== 'any') return
  if (v.n !== 1 || v.divided !== undefined || v.set !== undefined)
    report(out, at, 'of any kind it is one counter', 'Write n: 1, or name the counter.')
  lookLater(out, at, fits(who, at, { sorts: sortsInPlay, one: true }, out))
}

/** By verb. */
const checks: Readonly<Record<string, LookAt>> = {
  move: checkMove,
  attach: checkAttach,
  turn: checkTurn,
  flip: checkFlip,
  modify: checkModify,
  draw: (v, at, out) => {
    if (v.n !== undefined && v.until !== undefined)
      report(out, `${at}.n`, '"until" already says how many are drawn', 'Leave out "n" or "until".')
  },
  choose: (v, at, out) => {
    if (v.take !== undefined && !(isRecord(v.what) && v.what.among !== undefined))
      report(out, `${at}.take`, 'there is nothing to take it out of', 'Give a named list with "among".')
    if (isOneOf(fixed, v.what))
      report(out, `${at}.what`, 'it is there already, so nothing is chosen', 'Give a set that it is chosen of.')
  },
  if: (v, at, out) => {
    if (v.if === undefined) report(out, at, '"if" is missing', 'Add the condition as "if".')
  },
  create: (v, at, out) => {
    if ((v.token === undefined) === (v.copy === undefined))
      report(out, at, 'it needs either "token" or "copy"', 'Name a token, or say what it is a copy of.')
  },
  try: (v, at, out) => {
    if (isSeveral(v.may) && (v.as === undefined || v.else !== undefined))
      report(out, at, 'several players decide, each alone', 'Name those who do it with "as"; there is no "else".')
  },
  guess: (v, at, out) => {
    checkOne(v, at, out)
    if (v.as === undefined) report(out, at, 'the guess has no name', 'Name it with "as".')
    const higher = v.stat !== undefined && v.than !== undefined
    if (higher === (v.whether !== undefined) || (v.stat !== undefined) !== (v.than !== undefined))
      report(
        out,
        at,
        'it is not said what is guessed',
        'Give "stat" and "than", or say in "whether" what the card may be.',
      )
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
  search: checkSearch,
  play: checkPlaying,
  swap: checkSwap,
  remove: (v, at, out) => {
    checkDamaged(v, v.from, `${at}.from`, out)
    checkAnyKind(v, v.from, `${at}.from`, out)
  },
  put: (v, at, out) => {
    checkAnyKind(v, v.to, `${at}.to`, out)
    checkDamaged(v, v.to, `${at}.to`, out)
    checkDivided(v, v.to, at, out)
    if (v.set !== undefined && v.what === 'damage')
      report(out, `${at}.set`, 'damage is put or removed, not set', 'Leave it out.')
    if (v.set !== undefined && (v.divided !== undefined || (isRecord(v.n) && v.n.upTo !== undefined)))
      report(out, `${at}.set`, 'a number is set to one amount', 'Give "n" one amount, without "divided".')
    if (v.divided !== undefined && isRecord(v.n) && v.n.upTo !== undefined)
      report(out, at, 'only a single amount can be divided', 'Give "n" one amount.')
    const among = isRecord(v.to) && v.to.target !== undefined
    if (v.divided !== undefined && among && v.by !== undefined && v.by !== 'you')
      report(
        out,
        `${at}.by`,
        'amounts for targets are divided as the link is added, by its controller (707.1d)',
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
  if (v.when !== undefined && v.do !== undefined && !ways.some((one) => one === v.do))
    report(out, `${at}.when`, `"when" can’t wait for ${show(v.do)}`, `"when" goes with: ${ways.join(', ')}.`)
  if (v.divided !== undefined && (typeof v.n === 'string' ? v.n === 'all' : Array.isArray(v.n)))
    report(out, at, 'only a single amount can be divided', 'Give "n" one amount.')
  if (
    (v.divided !== undefined || Array.isArray(v.n)) &&
    [v.to, v.from].some((w) => isRecord(w) && w.ofEach !== undefined)
  )
    report(
      out,
      at,
      'divided amounts and amounts in order apply to all targets together',
      'Write "of" instead of "ofEach".',
    )
  const now = v.do === 'modes' && v.n === 1 && !isRecord(v.by) && out.here?.atOnce
  if ((v.do === 'modes' || v.do === 'empower') && !now && !out.here?.picks?.includes('target'))
    report(out, at, `"${v.do}" is chosen as a link is added (707.1c), which is not possible here`, 'Use "if" or "try".')
  under(checks, v.do)?.(v, at, out)
}

/** The verbs that can be costs (403). */
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
    'name',
    'choose',
    'try',
    'concede',
  ],
])

export const checkCost: Look = (v, at, out) => {
  if (isRecord(v))
    for (const key of ['if', 'when', ...(v.do === 'try' ? ['then', 'else', 'as'] : [])])
      if (v[key] !== undefined)
        report(out, `${at}.${key}`, 'a cost has no further effects', 'Move this to the effects that are paid for.')
  if (isRecord(v) && isRecord(v.what) && [v.what.in].flat().includes('collection'))
    report(out, `${at}.what.in`, 'cards outside the game can’t pay a cost', 'Name another zone.')
  if (!isRecord(v) || typeof v.do !== 'string' || payable.has(v.do)) return
  report(out, `${at}.do`, `"${v.do}" can’t be a cost`, `It can be one of: ${[...payable].join(', ')}.`)
}

/** A duration ends with the turn of one player, or of the next player (714.3). */
export const checkDuration: Look = (v, at, out) => {
  if (!isRecord(v) || v.until === undefined) return
  const { until, next } = v
  if (!isRecord(until) || (until.on !== 'start' && until.on !== 'end')) {
    if (next !== undefined) report(out, `${at}.next`, 'it lasts this turn at most', 'Leave it out.')
    return
  }
  if (until.turn !== 'players' && isSeveral(until.turn))
    report(out, `${at}.until.turn`, 'it does not say whose turn', 'Name one player, or "players" for the next one.')
  if (until.on === 'start' && next !== undefined)
    report(out, `${at}.next`, 'the start of a turn is always that of the next turn', 'Leave it out.')
}
