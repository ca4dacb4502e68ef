/** Pictures of the page that are kept in `pictures/`, small, to be compared with what it looks like now. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { browser } from './here.ts'

const folder = fileURLToPath(new URL('pictures', import.meta.url))
const notes = join(folder, 'drawn-by.json')
/** Where pictures that differ are put, to be looked at. */
export const differing = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url))

/** A page that shrinks, keeps and compares pictures; nothing in Node can read them. */
export interface Darkroom {
  /** A screenshot as it is kept: at most `width` wide. */
  develop(screenshot: Buffer, width?: number): Promise<Buffer>
  /** How many squares of eight pixels look different, of how many; all of them if the sizes differ. */
  compare(one: Buffer, other: Buffer): Promise<{ apart: number; of: number }>
}

export async function darkroom(): Promise<Darkroom> {
  const page = await browser.newPage()
  return {
    async develop(screenshot, width = 960) {
      const kept = await page.evaluate(
        async ([data, most]) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
          const canvas = document.createElement('canvas')
          canvas.width = Math.min(most, image.width)
          canvas.height = Math.round((image.height * canvas.width) / image.width)
          const pen = canvas.getContext('2d')!
          pen.imageSmoothingQuality = 'high'
          pen.drawImage(image, 0, 0, canvas.width, canvas.height)
          return canvas.toDataURL('image/webp', 0.6)
        },
        [screenshot.toString('base64'), width] as const,
      )
      return Buffer.from(kept.slice(kept.indexOf(',') + 1), 'base64')
    },
    async compare(one, other) {
      return page.evaluate(
        async (pictures) => {
          const [a, b] = await Promise.all(
            pictures.map(async (data) => {
              const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob())
              const canvas = new OffscreenCanvas(image.width, image.height)
              const pen = canvas.getContext('2d')!
              pen.drawImage(image, 0, 0)
              return pen.getImageData(0, 0, image.width, image.height)
            }),
          )
          const [wide, high] = [Math.ceil(a.width / 8), Math.ceil(a.height / 8)]
          if (a.width !== b.width || a.height !== b.height) return { apart: wide * high, of: wide * high }
          const sums = new Float64Array(wide * high)
          for (let i = 0; i < a.data.length; i++) {
            const at = i >> 2
            const square = ((at % a.width) >> 3) + (Math.floor(at / a.width) >> 3) * wide
            sums[square] += Math.abs(a.data[i] - b.data[i])
          }
          // On average four steps of 255 for each color of each pixel.
          return { apart: sums.filter((sum) => sum > 64 * 3 * 4).length, of: sums.length }
        },
        [one.toString('base64'), other.toString('base64')],
      )
    },
  }
}

/** What this browser makes of letters, light and WebGL: pictures of two that differ in this can't be compared. */
export async function fingerprint(): Promise<{ browser: string; reference: string }> {
  const page = await browser.newPage({ viewport: { width: 320, height: 200 } })
  await page.setContent(`<body style="margin:0;background:linear-gradient(35deg,#124,#a42)">
    <p style="font:italic 17px sans-serif;color:#fff;text-shadow:0 0 5px #0f0">Whelps, 20/20: “Æ”</p>
    <canvas width="150" height="100"></canvas><canvas width="150" height="100"></canvas>`)
  await page.evaluate(() => {
    const [flat, deep] = document.querySelectorAll('canvas')
    const pen = flat.getContext('2d')!
    const light = pen.createRadialGradient(60, 40, 3, 70, 50, 60)
    light.addColorStop(0, '#ffd')
    light.addColorStop(1, '#308')
    pen.fillStyle = light
    pen.shadowBlur = 9
    pen.shadowColor = '#f60'
    pen.fill(new Path2D('M20 20q90 -20 110 60t-80 -10z'))
    pen.font = 'bold 15px serif'
    pen.fillText('Deep Breath', 20, 90)
    const gl = deep.getContext('webgl2', { antialias: true })!
    const program = gl.createProgram()!
    const shaders = [
      [gl.VERTEX_SHADER, 'attribute vec2 at; varying vec2 v; void main() { v = at; gl_Position = vec4(at, 0, 1); }'],
      [
        gl.FRAGMENT_SHADER,
        'precision mediump float; varying vec2 v; void main() { gl_FragColor = vec4(v * v, .6, 1); }',
      ],
    ] as const
    for (const [type, source] of shaders) {
      const shader = gl.createShader(type)!
      gl.shaderSource(shader, source)
      gl.compileShader(shader)
      gl.attachShader(program, shader)
    }
    gl.linkProgram(program)
    gl.useProgram(program)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-0.9, -0.7, 0.8, -0.2, 0.1, 0.9]), gl.STATIC_DRAW)
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  })
  const reference = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16)
  await page.close()
  return { browser: browser.version(), reference }
}

/** Who drew the kept pictures; null where none are kept. */
export async function drawnBy(): Promise<unknown> {
  return existsSync(notes) ? JSON.parse(await readFile(notes, 'utf8')) : null
}

export async function signKept(by: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(notes, `${JSON.stringify(by, null, 2)}\n`)
}

const fileOf = (name: string): string => join(folder, `${name}.webp`)

export async function kept(name: string): Promise<Buffer | null> {
  return existsSync(fileOf(name)) ? readFile(fileOf(name)) : null
}

export async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(name), picture)
}

/** Puts a picture that differs where it can be looked at. Returns where. */
export async function putAside(name: string, picture: Buffer): Promise<string> {
  await mkdir(differing, { recursive: true })
  const file = join(differing, `${name}.webp`)
  await writeFile(file, picture)
  return file
}

/** The page as it looks once nothing moves any more. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}
