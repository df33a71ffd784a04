import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** How long an editor may take to have loaded, checked and offered what it does, in milliseconds. */
const MOST_MS = 20_000

/**
 * Replaces an editor's whole text, as a person selects all and pastes. Playwright's `fill` selects in the DOM, and the
 * editor takes that selection back where the schema arrives in between: the old text then stays behind the new one.
 */
export async function replaceText(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a')
  if (text === '') await editor.press('Delete')
  else await editor.page().keyboard.insertText(text)
}

/** Asks an editor for completions until it has an option: the schema may still be on its way. */
export async function offers(editor: Locator, option: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await editor.press('Control+Space')
        return appears(option)
      },
      { timeout: MOST_MS },
    )
    .toBe(true)
}

/**
 * Points at a mark in an editor until its explanation has a text: completions that come late lie over the mark, and a check that
 * comes late takes the mark away and puts it back.
 */
export async function explains(editor: Locator, mark: Locator, text: string): Promise<void> {
  const page = editor.page()
  await expect
    .poll(
      async () => {
        await editor.press('Escape')
        await page.mouse.move(0, 0)
        await mark.hover()
        return appears(page.locator('.cm-tooltip-lint').getByText(text).first())
      },
      { timeout: MOST_MS },
    )
    .toBe(true)
}

/** Whether something is there within a second. */
async function appears(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}
