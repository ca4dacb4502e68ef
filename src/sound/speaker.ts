/** Howler and the worker that makes the sounds. Only this file knows them; it is loaded when sound is wanted. */
import { Howl, Howler } from 'howler'
import type { CueName } from './cues.ts'
import { cueNames } from './cues.ts'
import { AFTER, limiter } from './limiter.ts'
import type { Voices } from './mixer.ts'
import { type LoopName, loopNames } from './synth/loops.ts'
import type { Made } from './synth/worker.ts'

export interface Speaker extends Voices {
  /** Fades a loop to this volume, at this rate; it is made when it is first wanted, and rests while it is silent. */
  loop(name: LoopName, volume: number, ms: number, rate: number): void
  /** Everything off, until it is wanted again: no work is done in between. */
  silence(on: boolean): void
  /** Whether the browser lets it sound now; if not, it is urged with every gesture. */
  runs(): boolean
  urge(): void
}

type SoundName = CueName | LoopName

interface Level {
  /** While it sounds. */
  id: number | null
  volume: number
  wanted: number
  step: number
  /** How fast it is to go, and how fast it goes. */
  rate: number
  played: number
}

/** Milliseconds between two steps of a fading loop. */
const TICK = 60

/** Those that are heard first are made first. */
const order: readonly CueName[] = [...new Set<CueName>(['choose', 'button', 'turn', 'prompt', ...cueNames])]

/** Opens the browser's sound. Throws where it is refused. */
export async function openSpeaker(): Promise<Speaker> {
  Howler.autoSuspend = false
  Howler.autoUnlock = false // it would throw the context away and make another, without the limiter
  Howler.volume(1)
  if (!Howler.usingWebAudio || !Howler.ctx) throw new Error('This browser has no Web Audio.')
  await started(Howler.ctx)
  limit(Howler.ctx, Howler.masterGain)
  const factory = makeFactory()
  const ready = new Map<SoundName, Howl>()
  const loops = new Map<LoopName, Level>()
  let timer = 0
  const move = (): void => {
    if (!timer) timer = window.setInterval(step, TICK)
  }

  async function prepare(name: SoundName): Promise<Howl> {
    const howl = await howlOf(await factory(name), (loopNames as readonly string[]).includes(name))
    ready.set(name, howl)
    return howl
  }

  await prepare(order[0]) // where this fails, sound is refused
  void (async () => {
    for (const name of order.slice(1)) await prepare(name)
  })().catch((error) => console.warn('Some sounds could not be made.', error))

  /** Brings every loop a step nearer to its volume; howler's own fade never ends where the difference is small. */
  function step(): void {
    let moving = false
    for (const [name, level] of loops) {
      const howl = ready.get(name)
      if (!howl) continue
      const left = level.wanted - level.volume
      level.volume = Math.abs(left) <= level.step ? level.wanted : level.volume + Math.sign(left) * level.step
      if (level.volume !== level.wanted) moving = true
      if (level.volume > 0) level.id ??= howl.play()
      if (level.id === null) continue
      if (level.rate !== level.played) howl.rate(level.rate, level.id)
      level.played = level.rate
      howl.volume(level.volume, level.id)
      if (level.volume > 0) continue
      howl.stop(level.id)
      level.id = null
      level.played = 1
    }
    if (moving) return
    clearInterval(timer)
    timer = 0
  }

  const made = new Map<number, Howl>()
  return {
    play(name, volume) {
      const howl = ready.get(name)
      if (!howl || Howler.ctx.state !== 'running') return null
      const id = howl.play()
      howl.volume(volume, id)
      made.set(id, howl)
      howl.once('end', () => void made.delete(id), id)
      return { id, ms: howl.duration() * 1000 }
    },
    stop(id) {
      const howl = made.get(id)
      made.delete(id)
      if (!howl) return
      howl.once('fade', () => howl.stop(id), id)
      howl.fade(howl.volume(id) as number, 0, 30, id)
    },
    loop(name, volume, ms, rate) {
      const level = loops.get(name)
      if (!level && volume === 0) return
      if (level) {
        level.step = Math.max(0.001, (Math.abs(volume - level.volume) * TICK) / Math.max(ms, TICK))
        level.wanted = volume
        level.rate = rate
      } else {
        const step = (volume * TICK) / Math.max(ms, TICK)
        loops.set(name, { id: null, volume: 0, wanted: volume, step, rate, played: 1 })
        prepare(name).then(move, () => loops.delete(name))
      }
      move()
    },
    silence(on) {
      Howler.mute(on)
      void (on ? Howler.ctx.suspend() : Howler.ctx.resume()).catch(() => undefined)
    },
    urge: () => void Howler.ctx.resume().catch(() => undefined),
    runs: () => Howler.ctx.state === 'running',
  }
}

/** Asks the browser to let it sound; gives up waiting after a moment, since some browsers want another gesture. */
async function started(context: AudioContext): Promise<void> {
  if (context.state === 'running') return
  await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 1000))])
}

/** A limiter between howler and the loudspeaker. */
function limit(context: AudioContext, master: GainNode): void {
  const node = new DynamicsCompressorNode(context, limiter)
  master.disconnect()
  master
    .connect(node)
    .connect(new GainNode(context, { gain: AFTER }))
    .connect(context.destination)
}

/** Asks the worker for one file after the other. */
function makeFactory(): (name: SoundName) => Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./synth/worker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<SoundName, { done(file: ArrayBuffer): void; failed(why: Error): void }>()
  worker.onmessage = ({ data: { name, file } }: MessageEvent<Made>) => {
    asked.get(name)?.done(file)
    asked.delete(name)
  }
  worker.onerror = ({ message }) => {
    for (const { failed } of asked.values()) failed(new Error(message || 'The sounds could not be made.'))
    asked.clear()
  }
  return (name) =>
    new Promise((done, failed) => {
      asked.set(name, { done, failed })
      worker.postMessage(name)
    })
}

function howlOf(file: ArrayBuffer, loop: boolean): Promise<Howl> {
  const url = URL.createObjectURL(new Blob([file], { type: 'audio/wav' }))
  return new Promise((done, failed) => {
    const howl: Howl = new Howl({
      src: [url],
      format: ['wav'],
      loop,
      volume: 0, // each time it plays it is given its own
      onload: () => {
        URL.revokeObjectURL(url)
        done(howl)
      },
      onloaderror: (_, why) => failed(new Error(`A sound could not be read (${String(why)}).`)),
    })
  })
}
