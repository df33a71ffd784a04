import type { Page } from 'playwright-core'

/** Makes a wallet in this browser, without money. */
export async function makeWallet(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect a wallet' }).click()
  await page.getByRole('button', { name: 'Make a devnet wallet' }).click()
  await page.getByRole('heading', { name: 'Your wallet' }).waitFor()
}

/** Fills the wallet of the open dialog with test money, and closes it. */
export async function fundWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get test money' }).click()
  await page.getByRole('dialog').getByText('25.00 USD', { exact: true }).waitFor()
  await closeDialog(page)
}

/** Closes the open dialog. */
export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Puts an example question into the editor. */
export async function chooseExample(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click()
}

/** Goes on by Tab until a control with this name has the focus. Throws when it is not reached. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate('document.activeElement?.textContent ?? ""')
    if (name.test(String(focused))) return
  }
  throw new Error(`${name} is not reached by ${key}`)
}
