/** What can be measured of a sound: where its energy lies, and how unlike two sounds are. */

/** Middles of bands that are a third of an octave wide. */
const centres = Array.from({ length: 25 }, (_, i) => 50 * 2 ** (i / 3))

/** How the energy is spread over thirds of octaves, in parts of 1. */
export function spectrum(samples: Float32Array, rate: number): number[] {
  const powers = centres.map((hz) => (hz * 1.12 < rate / 2 ? power(samples, hz, rate) : 0))
  const all = powers.reduce((sum, x) => sum + x, 0)
  return powers.map((x) => x / all)
}

/** The energy that passes a narrow filter. */
function power(samples: Float32Array, hz: number, rate: number): number {
  const w = (2 * Math.PI * hz) / rate
  const alpha = Math.sin(w) / (2 * 4.3)
  const [b0, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(w)) / (1 + alpha), (1 - alpha) / (1 + alpha)]
  let [x1, x2, y1, y2, sum] = [0, 0, 0, 0, 0]
  for (const x of samples) {
    const y = b0 * (x - x2) - a1 * y1 - a2 * y2
    sum += y * y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return sum
}

/** The middle of the energy, in hertz. */
export const brightness = (samples: Float32Array, rate: number): number =>
  2 ** spectrum(samples, rate).reduce((sum, part, i) => sum + part * Math.log2(centres[i]), 0)

/** How different two spectra are, from 0 (the same) to 1 (nothing in common). */
export const unlike = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + Math.abs(x - b[i]), 0) / 2
