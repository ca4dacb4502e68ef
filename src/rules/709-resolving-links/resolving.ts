import { CHAIN, GRAVEYARD, playerObj } from '../../state/ids.ts'
import { erase, put } from '../../state/journal.ts'
import type { Link } from '../../state/types.ts'
import { layDown } from '../412-resources.ts'
import { cease, transfer, zoneFor } from '../415-zones/zones.ts'
import { stillLegal } from '../601-proposal.ts'
import { recheck } from '../706-targets.ts'
import { enterPlay } from '../710-entering.ts'
import { interruptByGame, leaveChain } from '../711-interrupting.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { codeOf, type Game, push, pushAll, type StepDefs } from '../core/game.ts'
import { note } from '../core/notes.ts'
import { recordEvent } from '../core/recorder.ts'
import { conditionAt, setAt } from '../core/texts.ts'
import { envOf, holds } from '../core/words.ts'
import { textStep } from './text.ts'

export const resolvingSteps = {
  resolve: {
    run(g, step) {
      const id = step.link
      const l = g.s.links[id]
      if (!l) return null
      if (l.kind === 'proposal') {
        resolveProposal(g, l)
        return null
      }
      if (l.check && !holds(g, conditionAt(g, l.check), envOf(l))) {
        interruptByGame(g, id) // 703.2
        return null
      }
      const { targets, had, has } = recheck(g, id)
      if (had && !has) {
        interruptByGame(g, id) // 709.2a
        return null
      }
      if (had) retarget(g, l, targets)
      recordEvent(g, { on: 'resolve', what: l.card, by: playerObj(l.controller) }, id)
      pushAll(g, [
        { step: 'host', link: id },
        ...(l.code ? [textStep(id, l.code)] : []), // 305.2a: the text before “Ongoing”; powers come with the card in play
        { step: 'resolved', link: id },
      ])
      return null
    },
  },
  /** R502.1c: an event has left the chain, with or without effect. */
  'event-gone': {
    run(g) {
      g.raid?.hear(g, 'eventResolved', { on: 'eventResolved' })
      return null
    },
  },
  resolved: {
    run(g, step) {
      const l = g.s.links[step.link]
      if (!l) return null
      leaveChain(g, l.id)
      if (l.kind === 'card') putAway(g, l)
      else if (l.kind === 'resource') place(g, l)
      if (l.after) push(g, { step: 'play-free', code: l.after, seat: l.controller })
      erase(g, 'links', l.id)
      return null
    },
  },
} satisfies Partial<StepDefs>

/**
 * Affects only targets that are still legal (709.2c), which alone count as targeted (706.3), and updates the names.
 * All that were chosen are kept in a note.
 */
function retarget(g: Game, l: Link, targets: Readonly<Record<string, readonly number[]>>): void {
  let { names } = l
  let { chosen } = l.notes
  for (const [site, list] of Object.entries(targets)) {
    const { as } = setAt(g, site)
    const all = l.targets[site] ?? list
    if (as) names = { ...names, [as]: { o: list } }
    if (list.length < all.length) chosen = { ...chosen, [as ?? site]: all, [site]: all }
  }
  put(g, 'links', l.id, 'targets', targets)
  if (names !== l.names) put(g, 'links', l.id, 'names', names)
  if (chosen !== l.notes.chosen) note(g, l.id, { chosen })
}

/** 601.3 */
function resolveProposal(g: Game, l: Link): void {
  if (!stillLegal(g, l)) {
    interruptByGame(g, l.id)
    return
  }
  leaveChain(g, l.id)
  erase(g, 'links', l.id)
  push(g, { step: 'combat', attacker: l.attacker, defender: l.defender, second: l.second, sabotage: l.sabotage })
}

/** 412.1a: a placed resource enters play in its controller's row, ready unless a modifier makes it enter exhausted (412.1c, 710.1b). */
function place(g: Game, l: Link): void {
  const { exhausted } = l.notes
  if (l.faceDown) layDown(g, l.card, l.controller, exhausted)
  else if (g.s.cards[l.card]?.became === 0) enterPlay(g, [{ id: l.card, seat: l.controller, exhausted }])
}

/** Puts a card away after its text is done (709.2g). */
function putAway(g: Game, l: Link): void {
  const c = g.s.cards[l.card]
  if (c?.became !== 0 || c.zone !== CHAIN) return
  if (c.duplicate) {
    cease(g, c.id) // 402.1, 402.2
    return
  }
  const code = codeOf(g, c)
  if (code.kinds.has('event') && g.raid) {
    if (g.raid.afterEvent === 'resource')
      layDown(g, c.id, l.controller) // R201.2a
    else if (code.ongoing)
      enterPlay(g, [{ id: c.id, seat: l.controller }]) // R501.1b, R502.1c
    else transfer(g, [{ id: c.id, zone: zoneFor(c, GRAVEYARD) }], { game: true, open: true })
    return
  }
  // 305.2d: an ongoing attachment, unless its other mode was chosen.
  const here = code.mode === null || l.modes[code.mode.ptr]?.includes(code.mode.n) === true
  const { kinds } = code
  const stays = (code.ongoing && here) || kinds.has('ally') || !(kinds.has('ability') || kinds.has('event')) // 305.1, 305.3a
  const hostless = code.fits !== null && !inPlayNow(g, c.host)
  if (stays && !hostless) {
    enterPlay(g, [{ id: c.id, seat: l.controller, ...(code.fits ? { host: c.host } : {}) }])
    return
  }
  transfer(g, [{ id: c.id, zone: zoneFor(c, GRAVEYARD) }], { game: true, open: true })
}
