import { expect } from 'vitest'
import { eventually } from '../support/ledger.ts'
import type { TestTollgraph } from '../support/tollgraph.ts'
import { json, type TestWallet } from '../support/wallet.ts'

/** A registrant profile; the e-mail address is another one for each wallet. */
export const PROFILE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine1: '12 St James Square',
  city: 'London',
  postalCode: 'SW1Y 4LB',
  country: 'GB',
} as const

/** Where a wallet's registrant gets mail. */
export function emailOf(wallet: TestWallet): string {
  return `${wallet.address.toLowerCase()}@mail.example`
}

/** Saves a wallet's profile, which mails it a code. */
export async function saveProfile(tollgraph: TestTollgraph, wallet: TestWallet): Promise<Response> {
  return wallet.sign(`${tollgraph.url}/domains/api/profile`, json({ ...PROFILE, email: emailOf(wallet) }))
}

/** Sends the code of an e-mail back. */
export async function confirmEmail(tollgraph: TestTollgraph, wallet: TestWallet, code: string): Promise<Response> {
  return wallet.sign(`${tollgraph.url}/domains/api/profile/verify-email`, json({ code }))
}

/** The newest 6-digit code that was mailed to an address, as a person reads it in the mailbox's viewer. */
export async function mailedCode(tollgraph: TestTollgraph, email: string): Promise<string> {
  const message = await eventually(`a code for ${email}`, () => newestMail(tollgraph, email, /^\d{6} is your code$/))
  const [, code] = /Your code is (\d{6})/.exec(message) ?? []
  if (!code) throw new Error(`There is no code in: ${message}`)
  return code
}

/** The page of the newest message to an address with such a subject; null before it has come. */
export async function newestMail(tollgraph: TestTollgraph, email: string, subject: RegExp): Promise<string | null> {
  const viewer = `http://127.0.0.1:${tollgraph.environment.MAILBOX_VIEWER_PORT}`
  const list = await (await fetch(viewer)).text()
  const rows = list.matchAll(/<td>([^<]*)<\/td>\s*<td><a href="([^"]+)">([^<]*)<\/a><\/td>/g)
  for (const [, to, path, text] of rows) {
    if (to === email && subject.test(text ?? '')) return (await fetch(`${viewer}${path}`)).text()
  }
  return null
}

/** Does all that a wallet has to do before its first domain: a profile, and the code that is mailed to it. */
export async function becomeRegistrant(tollgraph: TestTollgraph, wallet: TestWallet): Promise<void> {
  expect((await saveProfile(tollgraph, wallet)).status).toBe(200)
  const code = await mailedCode(tollgraph, emailOf(wallet))
  expect((await confirmEmail(tollgraph, wallet, code)).status).toBe(200)
}
