/** A worker that makes sounds: takes the name of a cue or loop, returns its WAV file. */
import { type CueName, cueNames } from '../cues.ts'
import { LOOP_RATE, type LoopName, renderLoop } from './loops.ts'
import { renderCue } from './recipes.ts'
import { RATE, wav } from './synthesis.ts'

export interface Made {
  name: CueName | LoopName
  file: ArrayBuffer
}

const isCue = (name: CueName | LoopName): name is CueName => (cueNames as readonly string[]).includes(name)

self.onmessage = ({ data: name }: MessageEvent<CueName | LoopName>) => {
  const file = isCue(name) ? wav(renderCue(name), RATE) : wav(renderLoop(name), LOOP_RATE)
  const made: Made = { name, file }
  self.postMessage(made, { transfer: [file] })
}
