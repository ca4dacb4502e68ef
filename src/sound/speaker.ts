/** Howler and the worker that makes the sounds. Only this file uses them; it is loaded when sound is wanted. */
import { Howl, Howler } from 'howler'
import type { CueName } from './cues.ts'
import { cueNames } from './cues.ts'
import { AFTER, limiter } from './limiter.ts'
import type { Voices } from './mixer.ts'
import { makeOwnVoices, type OwnVoices, streamsTo } from './own-sounds.ts'
import { type LoopName, loopNames } from './synth/loops.ts'
import type { Made } from './synth/worker.ts'

export interface SoundSpeaker extends Voices, Pick<OwnVoices, 'bring'> {
  /** Fades a loop to this volume, at this rate; it is created when first needed, and pauses while it is silent. */
  loop(name: LoopName, volume: number, ms: number, rate: number): void
  /** Turns everything off until it is wanted again; no work is done in between. */
  silence(on: boolean): void
  /** Whether the browser allows sound now; if not, it is asked again with every gesture. */
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
  /** Its target rate, and its current rate. */
  rate: number
  played: number
}

/** The milliseconds between two steps of a fading loop. */
const TICK = 60

/** The cues that are needed first are made first. */
const order: readonly CueName[] = [...new Set<CueName>(['choose', 'button', 'turn', 'prompt', ...cueNames])]

interface State {
  readonly factory: ReturnType<typeof makeFactory>
  /** The sounds made so far. */
  readonly ready: Map<SoundName, Howl>
  readonly loops: Map<LoopName, Level>
  /** The sounds that play, by their numbers. */
  readonly playing: Map<number, Howl>
  /** The timer that moves loops to their volumes, 0 while none moves. */
  timer: number
}

/** Opens the browser's audio. Throws if the browser refuses. */
export async function openSpeaker(): Promise<SoundSpeaker> {
  Howler.autoSuspend = false
  Howler.autoUnlock = false // it would replace the context with another, without the limiter
  Howler.volume(1)
  if (!Howler.usingWebAudio || !Howler.ctx) throw new Error('This browser has no Web Audio.')
  await started(Howler.ctx)
  limit(Howler.ctx, Howler.masterGain)
  const s: State = { factory: makeFactory(), ready: new Map(), loops: new Map(), playing: new Map(), timer: 0 }
  const own = makeOwnVoices(streamsTo(Howler.ctx, Howler.masterGain))
  const [first, ...others] = order
  if (first) await prepare(s, first) // if this fails, there is no sound
  prepareAll(s, others).catch((error) => console.warn('Some sounds could not be made.', error))
  return {
    play: (name, volume, card) => (card === undefined ? null : own.play(card, volume)) ?? play(s, name, volume),
    stop: (id) => (id < 0 ? own.stop(id) : stop(s, id)),
    bring: (sounds) => own.bring(sounds),
    loop(name, volume, ms, rate) {
      setLevel(s, name, { volume, ms, rate })
    },
    silence(on) {
      Howler.mute(on)
      void (on ? Howler.ctx.suspend() : Howler.ctx.resume()).catch(() => undefined)
    },
    urge: () => void Howler.ctx.resume().catch(() => undefined),
    runs: () => Howler.ctx.state === 'running',
  }
}

async function prepare({ factory, ready }: State, name: SoundName): Promise<void> {
  ready.set(name, await howlOf(await factory(name), (loopNames as readonly string[]).includes(name)))
}

async function prepareAll(s: State, names: readonly SoundName[]): Promise<void> {
  for (const name of names) await prepare(s, name)
}

function play({ ready, playing }: State, name: CueName, volume: number): ReturnType<SoundSpeaker['play']> {
  const howl = ready.get(name)
  if (!howl || Howler.ctx.state !== 'running') return null
  const id = howl.play()
  howl.volume(volume, id)
  playing.set(id, howl)
  howl.once('end', () => void playing.delete(id), id)
  return { id, ms: howl.duration() * 1000 }
}

function stop({ playing }: State, id: number): void {
  const howl = playing.get(id)
  playing.delete(id)
  if (!howl) return
  howl.once('fade', () => howl.stop(id), id)
  howl.fade(howl.volume(id) as number, 0, 30, id)
}

/** Moves a loop to a volume within `ms` milliseconds, and to a rate. */
function setLevel(s: State, name: LoopName, to: { volume: number; ms: number; rate: number }): void {
  const { volume, rate } = to
  const ms = Math.max(to.ms, TICK)
  const level = s.loops.get(name)
  if (!level && volume === 0) return
  if (level) {
    level.step = Math.max(0.001, (Math.abs(volume - level.volume) * TICK) / ms)
    level.wanted = volume
    level.rate = rate
  } else {
    s.loops.set(name, { id: null, volume: 0, wanted: volume, step: (volume * TICK) / ms, rate, played: 1 })
    prepare(s, name).then(
      () => move(s),
      () => s.loops.delete(name),
    )
  }
  move(s)
}

function move(s: State): void {
  if (!s.timer) s.timer = window.setInterval(() => step(s), TICK)
}

/** Moves every loop a step nearer to its volume; howler's own fade never ends if the difference is small. */
function step(s: State): void {
  let moving = false
  for (const [name, level] of s.loops) {
    const howl = s.ready.get(name)
    if (howl && stepLoop(howl, level)) moving = true
  }
  if (moving) return
  clearInterval(s.timer)
  s.timer = 0
}

/** Returns whether the loop is still fading. */
function stepLoop(howl: Howl, level: Level): boolean {
  const left = level.wanted - level.volume
  level.volume = Math.abs(left) <= level.step ? level.wanted : level.volume + Math.sign(left) * level.step
  const moving = level.volume !== level.wanted
  if (level.volume > 0) level.id ??= howl.play()
  if (level.id === null) return moving
  if (level.rate !== level.played) howl.rate(level.rate, level.id)
  level.played = level.rate
  howl.volume(level.volume, level.id)
  if (level.volume > 0) return moving
  howl.stop(level.id)
  level.id = null
  level.played = 1
  return moving
}

/** Asks the browser to allow sound; stops waiting after a moment, since some browsers need another gesture. */
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

/** Asks the worker for one file after another. */
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
      volume: 0, // set each time it plays
      onload: () => {
        URL.revokeObjectURL(url)
        done(howl)
      },
      onloaderror: (_, why) => failed(new Error(`A sound could not be read (${String(why)}).`)),
    })
  })
}
