/** `npm run sounds -- <folder>`: writes every cue and loop as a WAV file, to listen to, and prints what was measured. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cueNames } from '../../src/sound/cues.ts'
import { LOOP_RATE, loopNames, renderLoop } from '../../src/sound/synth/loops.ts'
import { renderCue } from '../../src/sound/synth/recipes.ts'
import { loudness, peakOf, RATE, wav } from '../../src/sound/synth/synthesis.ts'
import { brightness } from './measure.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Say where the sounds shall be written: npm run sounds -- <folder>')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })

console.log('sound        seconds   peak dB    heard dB   brightness Hz   made in ms')
for (const name of [...cueNames, ...loopNames]) {
  const isLoop = (loopNames as readonly string[]).includes(name)
  const rate = isLoop ? LOOP_RATE : RATE
  const begin = performance.now()
  const samples = isLoop ? renderLoop(name as (typeof loopNames)[number]) : renderCue(name as (typeof cueNames)[number])
  const took = performance.now() - begin
  writeFileSync(join(folder, `${name}.wav`), new Uint8Array(wav(samples, rate)))
  const columns = [
    (samples.length / rate).toFixed(2).padStart(7),
    (20 * Math.log10(peakOf(samples))).toFixed(1).padStart(9),
    (20 * Math.log10(loudness(samples, rate))).toFixed(1).padStart(9),
    brightness(samples, rate).toFixed(0).padStart(15),
    took.toFixed(1).padStart(12),
  ]
  console.log(`${name.padEnd(12)} ${columns.join(' ')}`)
}
