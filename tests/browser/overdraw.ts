/** How often a table paints its pixels: each fragment that is drawn counts one up in the stencil buffer. */
import type { Page } from 'playwright-core'

/** To be run in a page before anything else: what draws to the screen counts. */
export const counting = `
  const get = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    const counts = { stencil: true, antialias: false, preserveDrawingBuffer: true }
    return get.call(this, kind, kind === 'webgl2' ? { ...options, ...counts } : options)
  }
  const gl = WebGL2RenderingContext.prototype
  for (const name of ['drawElements', 'drawArrays']) {
    const draw = gl[name]
    gl[name] = function (...all) {
      if (this.uncounted || this.getParameter(this.FRAMEBUFFER_BINDING)) return draw.apply(this, all)
      this.enable(this.STENCIL_TEST)
      this.stencilMask(255)
      this.stencilFunc(this.ALWAYS, 0, 255)
      this.stencilOp(this.INCR, this.INCR, this.INCR)
      draw.apply(this, all)
      this.disable(this.STENCIL_TEST)
    }
  }`

/** Sets all counts to nothing. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const gl = document.querySelector('canvas')!.getContext('webgl2')!
    gl.stencilMask(255)
    gl.clearStencil(0)
    gl.clear(gl.STENCIL_BUFFER_BIT)
  })

/** How often a pixel was painted since then, on an average; the picture is lost. Counts up to 60 for each. */
export const painted = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { width, height } = document.querySelector('canvas')!
    const gl = document.querySelector('canvas')!.getContext('webgl2')!
    Object.assign(gl, { uncounted: true })
    const program = gl.createProgram()
    for (const [kind, text] of [
      [gl.VERTEX_SHADER, 'void main() { gl_Position = vec4(ivec2(gl_VertexID & 1, gl_VertexID >> 1) * 4 - 1, 0, 1); }'],
      [gl.FRAGMENT_SHADER, 'precision highp float; uniform float n; out vec4 c; void main() { c = vec4(n); }'],
    ] as const) {
      const shader = gl.createShader(kind)!
      gl.shaderSource(shader, `#version 300 es\n${text}`)
      gl.compileShader(shader)
      gl.attachShader(program, shader)
    }
    gl.linkProgram(program)
    gl.useProgram(program)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.bindVertexArray(gl.createVertexArray())
    gl.viewport(0, 0, width, height)
    for (const off of [gl.SCISSOR_TEST, gl.BLEND, gl.DEPTH_TEST, gl.CULL_FACE]) gl.disable(off)
    gl.enable(gl.STENCIL_TEST)
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.KEEP)
    for (let n = 0; n <= 60; n++) {
      gl.stencilFunc(gl.EQUAL, n, 255)
      gl.uniform1f(gl.getUniformLocation(program, 'n'), n / 255)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    }
    const pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    let sum = 0
    for (let i = 0; i < pixels.length; i += 4) sum += pixels[i]
    return sum / (width * height)
  })
