/** What axe-core finds on a page: faults that keep people with screen readers, keys or weak eyes out. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

interface Found {
  id: string
  impact: string
  help: string
  nodes: { html: string; failureSummary: string }[]
}

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<{ violations: Found[] }> }
  }
}

/** Evaluated as a debugger would: the page's policy lets nobody add a script. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every serious or critical fault of what is shown now, as a line each. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (wanted) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: wanted },
      resultTypes: ['violations'],
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
      .flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`),
      )
  }, tags)
}
