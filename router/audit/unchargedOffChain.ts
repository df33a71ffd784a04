import { type Hex, parseAbi } from 'viem'
import { amountToTake } from '../checkout/ledger/ledger.ts'
import { COLUMNS, type Payment, readAmount, readPayment } from '../checkout/ledger/rows.ts'
import { fewAtATime } from '../facilitator/fewAtATime.ts'
import type { TransferFate } from '../rails/fate.ts'
import type { Rail } from '../rails/rail.ts'
import type { AuditGround, Breach, Invariant } from './invariant.ts'
import { portions } from './portions.ts'

const EVENTS = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])

/** Payments that are looked up at once. */
const AT_ONCE = 8
/** Blocks come every 2 s on Base; some more are looked through, for clocks that disagree. */
const SECONDS_PER_BLOCK = 2
const BLOCK_MARGIN = 300n

/** Whose payment was given up keeps the money: nothing moved by that credential, then or later. */
export const unchargedOffChain: Invariant = {
  name: 'uncharged_off_chain',
  rule: 'A payment that was released or failed has no transfer on chain, once it is not watched any more',
  async *breaches(ground) {
    const inTurn = fewAtATime(AT_ONCE)
    const sql = `SELECT ${COLUMNS} FROM ledger.payment WHERE state IN ('RELEASED', 'FAILED') ORDER BY created_at, id`
    for await (const rows of portions<Record<string, unknown>>(ground.client, sql)) {
      const payments = rows.map(readPayment)
      const messages = await Promise.all(payments.map((payment) => inTurn(() => faultIn(payment, ground))))
      for (const [index, message] of messages.entries()) {
        if (message) yield { payment: payments[index]?.id ?? '', message } satisfies Breach
      }
    }
  },
}

async function faultIn(payment: Payment, ground: AuditGround): Promise<string | null> {
  const rail = ground.rails.find(payment.scheme, payment.network)
  if (!rail) return `No rail for ${payment.scheme} on ${payment.network} is configured, so it could not be looked up`
  const expected = await fateOf(rail, payment, amountToTake(payment))
  // While it is watched, what arrives is about to be written down and given back.
  if (expected.kind === 'done') return payment.isWatched ? null : movedMoney(payment, expected.transaction)
  // Under a ceiling another sum may have been taken than the one that was asked for.
  if (expected.kind === 'unused' || payment.scheme !== 'upto') return null
  for (const amount of await amountsPaid(payment, ground)) {
    const fate = await fateOf(rail, payment, amount)
    if (fate.kind === 'done') return movedMoney(payment, fate.transaction, amount)
  }
  return null
}

function movedMoney(payment: Payment, transaction: string, amount: bigint = amountToTake(payment)): string {
  return `It is ${payment.state}, and ${transaction} took ${amount} by its credential: give that back`
}

function fateOf(rail: Rail, payment: Payment, amount: bigint): Promise<TransferFate> {
  const { payer, payTo, nonce, presented, createdAt } = payment
  return rail.fateOf({ payer, payTo, nonce, amount: readAmount(amount), payload: presented.payload }, createdAt)
}

/** The different sums that have gone from a payer to whom it paid since the payment came. */
async function amountsPaid(
  { payer, payTo, createdAt }: Payment,
  { chain, network, now }: AuditGround,
): Promise<bigint[]> {
  const height = await chain.height()
  const seconds = Math.max(0, (now.getTime() - createdAt.getTime()) / 1_000)
  const age = BigInt(Math.ceil(seconds / SECONDS_PER_BLOCK)) + BLOCK_MARGIN
  const logs = await chain.client.getContractEvents({
    address: network.usdc,
    abi: EVENTS,
    eventName: 'Transfer',
    args: { from: payer as Hex, to: payTo as Hex },
    // The devnet mines a block for each transaction, however little time has passed.
    fromBlock: network.name === 'devnet' || height < age ? 0n : height - age,
  })
  return [...new Set(logs.flatMap(({ args }) => args.value ?? []))]
}
