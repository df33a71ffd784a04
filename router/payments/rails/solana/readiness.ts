import type { Address } from '@solana/kit'
import type { SolanaMoney } from './open.ts'
import { usdcAccountOf } from './programs.ts'

/** A key with less cannot pay for a thousand transactions; in lamports, 10⁹ of which are a SOL. */
const LOW_LAMPORTS = 10_000_000n

/**
 * Current and imminent problems of configured Solana payments; each as a sentence with the fix. For the boot log and
 * for health. Throws when the chain cannot be reached.
 */
export async function solanaShortcomings(money: SolanaMoney): Promise<string[]> {
  const { chain, payee, refunds, signatureOf, feePayer } = money
  const shortcomings: string[] = []
  if (!(await hasUsdcAccount(money, payee))) {
    shortcomings.push(
      `The payee ${payee} has no account for USDC on ${chain.network.name}, so every payment fails: send it some USDC once.`,
    )
  }
  // A remote facilitator funds its own key.
  if (signatureOf && (await lamportsOf(money, feePayer)) < LOW_LAMPORTS) {
    shortcomings.push(`The key of SOLANA_FACILITATOR_KEY (${feePayer}) is low on SOL for fees: send it some.`)
  }
  if (refunds && (await lamportsOf(money, refunds.address)) < LOW_LAMPORTS) {
    shortcomings.push(`The key of SOLANA_REFUND_KEY (${refunds.address}) is low on SOL for fees: send it some.`)
  }
  if (refunds && (await chain.balanceOf(refunds.address)) === 0n) {
    shortcomings.push(`The key of SOLANA_REFUND_KEY (${refunds.address}) holds no USDC to refund with: send it some.`)
  }
  return shortcomings
}

async function hasUsdcAccount({ chain }: SolanaMoney, owner: Address): Promise<boolean> {
  const account = await usdcAccountOf(chain.network, owner)
  const { value } = await chain.rpc.getAccountInfo(account, { encoding: 'base64' }).send()
  return value !== null
}

async function lamportsOf({ chain }: SolanaMoney, owner: Address): Promise<bigint> {
  const { value } = await chain.rpc.getBalance(owner).send()
  return value
}
