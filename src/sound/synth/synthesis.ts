/** A small synthesizer: it renders layers of waves and noise to samples. The same layers always give the same samples. */

export const RATE = 44_100

/** One voice of a sound. Times are in seconds. */
export interface Layer {
  wave: 'sine' | 'triangle' | 'saw' | 'noise' | 'grain'
  /** The frequency in hertz, or the start and end of a glide. For grains: how many per second. Plain noise has none. */
  hz?: number | readonly [number, number]
  at?: number
  length: number
  /** The seconds until it is loudest; then it fades. */
  attack?: number
  /** The shape of the fade: 1 is even, more is drier. */
  decay?: number
  gain?: number
  /** Frequency modulation: the ratio to the wave's own frequency, and the depth, which fades with the sound. */
  fm?: readonly [ratio: number, depth: number]
  /** A filter: the frequencies that it glides from and to, and its resonance (0 to 1). */
  filter?: readonly [kind: 'low' | 'band' | 'high', from: number, to: number, ring?: number]
  /** Tremolo: hertz, and depth from 0 to 1. */
  swing?: readonly [hz: number, depth: number]
}

export interface Recipe {
  layers: readonly Layer[]
  /** The share of reverb, 0 to 1. */
  hall?: number
  /** Warmth: how hard the sum is driven into soft clipping; 0 for none. */
  drive?: number
}

export type Noise = () => number

/** White noise from -1 to 1, the same for the same seed. */
function noise(seed: number): Noise {
  let x = (seed * 2_654_435_761 + 0x9e37_79b9) >>> 0 || 1
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) / 2_147_483_648 - 1
  }
}

const waves: Record<'sine' | 'triangle' | 'saw', (phase: number) => number> = {
  sine: (p) => Math.sin(2 * Math.PI * p),
  triangle: (p) => 4 * Math.abs((p % 1) - 0.5) - 1,
  saw: (p) => 2 * (p % 1) - 1,
}

/** Adds a layer to samples; anything beyond their end is cut off. */
function add(out: Float32Array, layer: Layer, rate: number, seed: number): void {
  const { wave, length, at = 0, attack = 0.003, decay = 3, gain = 1, fm, filter, swing } = layer
  const [from, to] = typeof layer.hz === 'number' ? [layer.hz, layer.hz] : (layer.hz ?? [440, 440])
  const begin = Math.round(at * rate)
  const n = Math.min(Math.round(length * rate), out.length - begin)
  const white = noise(seed)
  const svf = filter ? makeFilter(rate, ...filter) : null
  let phase = 0
  let modulator = 0
  let grain = 0
  for (let i = 0; i < n; i++) {
    const t = i / rate
    const done = t / length
    const hz = from === to ? from : from * (to / from) ** done
    const shape = t < attack ? t / attack : (1 - (t - attack) / (length - attack || 1)) ** decay
    let x: number
    if (wave === 'noise') x = white()
    else if (wave === 'grain') {
      if ((white() + 1) / 2 < hz / rate) grain = white() < 0 ? -1 : 1
      x = grain * (0.6 + 0.4 * white())
      grain *= 0.9
    } else {
      phase += hz / rate
      modulator += fm ? (hz * fm[0]) / rate : 0
      x = waves[wave](phase + (fm ? (fm[1] * shape * Math.sin(2 * Math.PI * modulator)) / (2 * Math.PI) : 0) + 1)
    }
    if (svf) x = svf(x, done)
    const swung = swing ? 1 - swing[1] * (0.5 + 0.5 * Math.cos(2 * Math.PI * swing[0] * t)) : 1
    out[begin + i] = (out[begin + i] ?? 0) + x * shape * swung * gain
  }
}

/** A state variable filter with a gliding frequency. */
function makeFilter(
  rate: number,
  kind: 'low' | 'band' | 'high',
  from: number,
  to: number,
  ring = 0.2,
): (x: number, done: number) => number {
  let low = 0
  let band = 0
  const damp = 1.9 - 1.8 * ring
  return (x, done) => {
    const hz = Math.min(from * (to / from) ** done, rate / 7)
    const f = 2 * Math.sin((Math.PI * hz) / rate)
    low += f * band
    const high = x - low - damp * band
    band += f * high
    return kind === 'low' ? low : kind === 'band' ? band : high
  }
}

/** The length of a recipe in seconds, without reverb. */
const lengthOf = (recipe: Recipe): number => Math.max(...recipe.layers.map(({ at = 0, length }) => at + length))

/** The largest sample, which leaves headroom for adding sounds. */
export const PEAK = 0.9

/** The target loudness: the root mean square of the loudest twentieth of a second, without deep notes. */
const LOUD = 0.2

/** Renders a recipe to samples. All recipes are equally loud to the ear, as far as the peak allows. */
export function render(recipe: Recipe, seed: number, rate = RATE): Float32Array {
  const tail = recipe.hall ? 0.25 + recipe.hall : 0.01
  let out: Float32Array = new Float32Array(Math.ceil((lengthOf(recipe) + tail) * rate))
  recipe.layers.forEach((layer, i) => {
    add(out, layer, rate, seed * 97 + i)
  })
  const { drive } = recipe
  if (drive) out = out.map((x) => Math.tanh(x * drive))
  if (recipe.hall) out = inHall(out, recipe.hall, rate)
  fade(out, 0.02 * rate)
  return levelled(highPass(out, 20, rate), rate)
}

/** The reverb of a stone hall: comb filters, then all-passes. */
function inHall(dry: Float32Array, amount: number, rate: number): Float32Array {
  const wet = new Float32Array(dry.length)
  for (const seconds of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const line = new Float32Array(Math.round(seconds * rate))
    let damped = 0
    for (let i = 0, k = 0; i < dry.length; i++, k = (k + 1) % line.length) {
      damped += 0.45 * ((line[k] ?? 0) - damped)
      line[k] = (dry[i] ?? 0) + damped * 0.8
      wet[i] = (wet[i] ?? 0) + damped * 0.35
    }
  }
  for (const seconds of [0.005, 0.0017]) {
    const line = new Float32Array(Math.round(seconds * rate))
    for (let i = 0, k = 0; i < wet.length; i++, k = (k + 1) % line.length) {
      const old = line[k] ?? 0
      const fed = Math.fround((wet[i] ?? 0) + old * 0.6)
      line[k] = fed
      wet[i] = old - fed * 0.6
    }
  }
  for (let i = 0; i < wet.length; i++) wet[i] = (dry[i] ?? 0) + (wet[i] ?? 0) * amount
  return wet
}

/** Removes everything below this frequency. */
function highPass(samples: Float32Array, hz: number, rate: number): Float32Array {
  const keep = 1 / (1 + (2 * Math.PI * hz) / rate)
  const out = new Float32Array(samples.length)
  let before = samples[0] ?? 0
  let kept = 0
  for (let i = 1; i < out.length; i++) {
    const now = samples[i] ?? 0
    kept = Math.fround(keep * (kept + now - before))
    out[i] = kept
    before = now
  }
  return out
}

function fade(samples: Float32Array, n: number): void {
  for (let i = 0; i < n && i < samples.length; i++) {
    const at = samples.length - 1 - i
    samples[at] = (samples[at] ?? 0) * (i / n)
  }
}

export const peakOf = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)

/** The perceived loudness of a sound: its loudest twentieth of a second, without deep notes. */
export function loudness(samples: Float32Array, rate: number): number {
  const heard = highPass(highPass(samples, 200, rate), 200, rate)
  const window = Math.round(rate / 20)
  let most = 0
  for (let at = 0; at < heard.length; at += window)
    most = Math.max(most, heard.subarray(at, at + window).reduce((sum, x) => sum + x * x, 0) / window)
  return Math.sqrt(most)
}

function levelled(samples: Float32Array, rate: number): Float32Array {
  const by = Math.min(PEAK / (peakOf(samples) || 1), LOUD / (loudness(samples, rate) || 1))
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * by
  return samples
}

/** A seamless loop: the part beyond its end is faded into its beginning. */
export function looped(samples: Float32Array, seconds: number, rate: number): Float32Array {
  const n = Math.round(seconds * rate)
  const over = samples.length - n
  const out = samples.slice(0, n).map((x, i) => {
    const part = (i / over) * (Math.PI / 2)
    return i < over ? x * Math.sin(part) + (samples[n + i] ?? 0) * Math.cos(part) : x
  })
  return levelled(out, rate)
}

/** Samples as a WAV file: one channel, 16 bits. */
export function wav(samples: Float32Array, rate: number): ArrayBuffer {
  const file = new ArrayBuffer(44 + samples.length * 2)
  const view = new DataView(file)
  const text = (at: number, what: string): void => {
    for (let i = 0; i < what.length; i++) view.setUint8(at + i, what.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((x, i) => {
    view.setInt16(44 + i * 2, Math.round(Math.max(-1, Math.min(1, x)) * 32_767), true)
  })
  return file
}
