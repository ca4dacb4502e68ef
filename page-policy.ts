/** What the built page may load and run: written into it by the build, and sent by the preview server as headers too. */
import type { Plugin } from 'vite'

/**
 * Everything comes from the page's own folder, and nothing is run that stands in the page itself or is made from text. Beyond
 * that: saves keep a small picture of their table as data, and howler asks for the sounds that the worker made by the address of a blob, as a raid's own sounds have one.
 */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'media-src': 'blob:',
  'connect-src': "'self' blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

const written = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/** For a server that sends the page: what the page says itself, and what only a header can say. */
export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': written({ ...policy, 'frame-ancestors': "'none'" }),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The policy as the first tag of a page that is not built from a page of the source. */
export const policyTag = `<meta http-equiv="Content-Security-Policy" content="${written(policy)}">`

/** Writes the policy into the built page before all that it applies to. The page of the dev server has none: Vite's own scripts stand in it. */
export function guarded(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: written(policy) }
  return {
    name: 'guarded',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] },
  }
}
