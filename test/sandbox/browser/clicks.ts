import type { BrowserContext } from 'playwright-core'

/** The clicks of a visitor so far. */
export interface Clicks {
  readonly count: number
}

/** Counts the clicks in all pages of a browser profile from now on, on every element and whichever code makes them. */
export async function countClicks(context: BrowserContext): Promise<Clicks> {
  const clicks = { count: 0 }
  await context.exposeBinding('countClick', () => {
    clicks.count += 1
  })
  // Scripts that click an element themselves are no work of the visitor.
  await context.addInitScript(
    'addEventListener("click", ({ isTrusted }) => { if (isTrusted) window.countClick() }, { capture: true })',
  )
  return clicks
}
