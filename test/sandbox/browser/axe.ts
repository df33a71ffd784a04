import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What axe finds wrong with the page as it is now, or with a part of it: one sentence for each rule that is broken. */
export async function axeProblems(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await readFile(SOURCE, 'utf8'))
  const violations = (await page.evaluate(
    `axe.run(${JSON.stringify(part)}).then(({ violations }) => violations)`,
  )) as readonly Violation[]
  return violations.map(
    ({ id, nodes }) =>
      `${id}, ${nodes.length} times: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
  )
}
