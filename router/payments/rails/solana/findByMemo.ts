import type { Address, Signature } from '@solana/kit'
import type { SolanaChain } from './chain.ts'
import { assertRemembers } from './sight.ts'
import { readTransaction, signersOf } from './transaction.ts'

/** Tolerated clock difference, in seconds. */
const SKEW_SECONDS = 120
/** Transactions per list, and the most lists that are read. */
const PAGE = 1_000
const MAX_PAGES = 20

/**
 * The newest successful transaction that an account signed at or after a moment and whose memo contains a text; null for
 * none. Throws when the chain cannot be reached, no longer has the blocks since then, or lists too many transactions to
 * decide.
 */
export async function findByMemo(
  chain: SolanaChain,
  account: Address,
  text: string,
  since: Date,
): Promise<Signature | null> {
  await assertRemembers(chain, since)
  const start = since.getTime() / 1_000 - SKEW_SECONDS
  let before: Signature | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = await chain.rpc
      .getSignaturesForAddress(account, { commitment: 'confirmed', limit: PAGE, ...(before && { before }) })
      .send()
    for (const { signature, memo, blockTime, err } of list) {
      if (blockTime !== null && Number(blockTime) < start) return null
      const mayBe = err === null && memo?.includes(text)
      // The list has every transaction that names the account, and anybody can send one with any memo.
      if (mayBe && (await isSignedBy(chain, signature, account))) return signature
    }
    if (list.length < PAGE) return null
    before = list.at(-1)?.signature
  }
  throw new Error(`${account} has sent too many transactions since ${since.toISOString()} to look for one of them`)
}

async function isSignedBy(chain: SolanaChain, signature: Signature, account: Address): Promise<boolean> {
  const found = await chain.rpc
    .getTransaction(signature, { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 })
    .send()
  const transaction = found && readTransaction(Buffer.from(found.transaction[0], 'base64'))
  if (!transaction) throw new Error(`The Solana node lists the transaction ${signature}, and does not show it`)
  return signersOf(transaction).includes(account)
}
