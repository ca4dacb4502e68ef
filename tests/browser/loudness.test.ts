/** The mix as it reaches the loudspeaker, computed by the browser's own sound: the loudest pile-up that the mixer lets through never clips. */
import { expect, test } from 'vitest'
import { lights } from '../../src/board/theme.ts'
import { cueNames, cues } from '../../src/sound/cues.ts'
import { AMBIENCE, levels } from '../../src/sound/danger.ts'
import { AFTER, limiter } from '../../src/sound/limiter.ts'
import { CUES, MOST_VOICES, makeMixer } from '../../src/sound/mixer.ts'
import { LOOP_RATE, type LoopName, renderLoop } from '../../src/sound/synth/loops.ts'
import { renderCue } from '../../src/sound/synth/recipes.ts'
import { PEAK, RATE } from '../../src/sound/synth/synthesis.ts'
import { browser } from './here.ts'

/** Adds a sound so that its highest peak falls on a moment, upwards: no luck could pile sounds up worse. */
function pile(onto: Float32Array, at: number, samples: Float32Array, volume: number): void {
  let top = 0
  samples.forEach((x, i) => {
    if (Math.abs(x) > Math.abs(samples[top])) top = i
  })
  const sign = Math.sign(samples[top])
  samples.forEach((x, i) => {
    const to = at - top + i
    if (to >= 0 && to < onto.length) onto[to] += x * sign * volume
  })
}

/** A loop at the rate of the cues. */
function stretched(name: LoopName): Float32Array {
  const loop = renderLoop(name)
  return Float32Array.from({ length: Math.floor((loop.length * RATE) / LOOP_RATE) - 2 }, (_, i) => {
    const at = (i * LOOP_RATE) / RATE
    const part = at - Math.floor(at)
    return loop[Math.floor(at)] * (1 - part) + loop[Math.floor(at) + 1] * part
  })
}

test('the loudest pile-up of cues over the grimmest ambience stays below the full scale behind the limiter', async () => {
  const given: { name: (typeof cueNames)[number]; volume: number }[] = []
  const mixer = makeMixer(
    {
      play: (name, volume) => ({ id: given.push({ name, volume }), ms: 1000 }),
      stop: () => undefined, // what is stopped fades for a moment: here it sounds on, which is worse
    },
    () => 0,
  )
  for (const name of [...cueNames].sort((a, b) => cues[b].gain - cues[a].gain))
    if (mixer.load().voices < MOST_VOICES) mixer.play(name, 1)
  expect(mixer.load().sum).toBeCloseTo(CUES)
  const at = RATE
  const worst = new Float32Array(2 * RATE)
  for (const { name, volume } of given) pile(worst, at, renderCue(name), volume)
  const grim = lights.map(({ name: light }) => levels({ light, stage: 3, stages: 3 }, 1))
  for (const [name, level] of Object.entries(grim[0]))
    if (level > 0) pile(worst, at, stretched(name as LoopName), level)
  const highest = 1.5 * (CUES + AMBIENCE) * PEAK // half as much again as the mixer lets through
  expect(Math.abs(worst[at])).toBeLessThanOrEqual(highest)
  expect(Math.abs(worst[at])).toBeGreaterThan(0.6)

  const page = await browser.newPage()
  const peaks = await page.evaluate(
    async ({ worst, rate, limiter, after, highest }) => {
      // No helper functions in here: what the build adds to them is not there.
      const files: number[][] = [worst]
      for (const length of [1, 3, 20, 100, 400, 2000, 20_000])
        files.push(
          Array.from({ length: rate }, (_, i) => (i < 4410 || i > 4410 + length ? 0 : highest * (i % 2 ? -1 : 1))),
        )
      for (const hz of [40, 220, 2000])
        files.push(
          Array.from({ length: rate }, (_, i) =>
            i < 4410 ? 0 : highest * Math.sign(Math.sin((6.2832 * hz * i) / rate)),
          ),
        )
      const found: number[] = []
      for (const samples of files) {
        const context = new OfflineAudioContext(1, samples.length, rate)
        const buffer = context.createBuffer(1, samples.length, rate)
        buffer.getChannelData(0).set(samples)
        const source = new AudioBufferSourceNode(context, { buffer })
        source
          .connect(new DynamicsCompressorNode(context, limiter))
          .connect(new GainNode(context, { gain: after }))
          .connect(context.destination)
        source.start()
        const out = (await context.startRendering()).getChannelData(0)
        found.push(out.reduce((most, x) => Math.max(most, Math.abs(x)), 0))
      }
      return found
    },
    { worst: [...worst], rate: RATE, limiter, after: AFTER, highest },
  )
  console.log(
    `The loudest pile-up is ${peaks[0].toFixed(2)} of the full scale, the loudest possible burst ${Math.max(...peaks).toFixed(2)}`,
  )
  expect(Math.max(...peaks)).toBeLessThan(0.95)
  expect(peaks[0]).toBeGreaterThan(0.3)
})
