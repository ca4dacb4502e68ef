/** Somebody who plays for as long as there is a server. */
import { botPlays, type Guest, openRoom, until } from './client.ts'

/** Somebody who plays one raid after another with bots; `quick`: with such as do not think. */
export async function player(port: number, seed: number, from?: string, quick = false): Promise<Guest> {
  const bots = quick
    ? { boss: 'random', raiders: ['person', 'random', 'random'] }
    : { raiders: ['person', 'raider', 'raider'] }
  const one = await openRoom(port, { ...bots, speed: 0 }, from)
  let phase = ''
  const timer = setInterval(() => {
    const { state } = one
    if (!state || state.phase + state.waits === phase) return
    phase = state.phase + state.waits
    if (state.phase === 'over') one.ask('again', {})
    else if (state.phase === 'lobby' && state.waits !== '') one.ask('ready', { ready: true })
    else if (state.phase === 'lobby') {
      one.answered = -1
      one.ask('begin', {})
    }
  }, 20)
  timer.unref()
  botPlays(one, { seed, bot: 'random', pause: 20 })
  await until(() => one.waits.length > 5, 240_000)
  return one
}
