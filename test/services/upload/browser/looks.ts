import type { Page } from 'playwright-core'

/** A page as a visitor finds it. */
export interface Look {
  readonly title: string
  /** Set by the stylesheet. */
  readonly color: string
  /** Pixels; 0 for an image that did not load. */
  readonly logoWidth: number
  /** Set by the script, from what it fetched. */
  readonly said: string | undefined
}

/** As text, since it runs in the page. */
const LOOK = `({
  title: document.title,
  color: getComputedStyle(document.querySelector('h1')).color,
  logoWidth: document.querySelector('#logo').naturalWidth,
  said: document.body.dataset.said,
})`

/** Looks at a page of the sample site once its script has run. */
export async function lookAt(page: Page): Promise<Look> {
  await page.locator('body[data-said]').waitFor()
  return page.evaluate<Look>(LOOK)
}

/** The sample site as it looks when nothing of it is missing. */
export const complete = (title: string, version: string): Look => ({
  title,
  color: 'rgb(1, 2, 3)',
  logoWidth: 7,
  said: `It is ${version}`,
})
