import { Trouble } from '../errors.ts'
import { readSettings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { keptAccount } from './keptAccount.ts'
import { accountOfKey, KEY_VARIABLE } from './key.ts'

/** Makes a wallet for the devnet, or shows the one that is kept. Throws Trouble on every other network. */
export async function makeWallet(terminal: Terminal): Promise<void> {
  const { router } = readSettings()
  if (router.NETWORK !== 'devnet') {
    throw new Trouble(
      `NETWORK=${router.NETWORK} moves real tokens, and keys for these are not made here: make one with your wallet, and put it into ${KEY_VARIABLE}.`,
    )
  }
  const { account, file, isNew } = keptAccount(router.DATA_DIR)
  if (accountOfKey()) terminal.tell(`${KEY_VARIABLE} is set, and is used instead`)
  terminal.tell(isNew ? `A new wallet, whose key is in ${file}` : `There is one already; its key is in ${file}`)
  await terminal.print(`${account.address}\n`)
}
