import { expect, test } from 'vitest'
import { browser } from './here.ts'

test('the browser of these tests draws with WebGL 2', async () => {
  const page = await browser.newPage()
  await page.goto('data:text/html,<title>empty table</title><canvas width=8 height=8></canvas>')
  const red = await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    if (!gl) return null
    gl.clearColor(1, 0, 0, 1)
    gl.clear(gl.COLOR_BUFFER_BIT)
    const pixel = new Uint8Array(4)
    gl.readPixels(4, 4, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    return [...pixel]
  })
  expect(await page.title()).toBe('empty table')
  expect(red).toEqual([255, 0, 0, 255])
  await page.close()
})
