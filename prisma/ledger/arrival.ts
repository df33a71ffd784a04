import type { PoolClient } from 'pg'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import { openRefund } from './disbursements.ts'
import type { Judgement } from './judgement.ts'
import { type LineUnits, unitsOf } from './lineUnits.ts'
import { moveAll, type Patch } from './move.ts'
import type { Answer, Taken } from './stored.ts'

/** Key of the refund of a payment that arrived after it had failed. */
export const LATE_KEY = 'late'
/** Reason of that refund. */
export const LATE_REASON = 'It arrived after it had been given up'

/** Money that arrived by a failed payment. */
export interface Arrival extends Taken {
  /** Whether the amount differs from the one to be taken: another part of a ceiling. */
  readonly isOther: boolean
}

/** See `Ledger.settleLate`; in the caller's transaction. */
export async function writeArrival(
  client: PoolClient,
  id: string,
  { amount, isOther, logIndex, transaction }: Arrival,
  answer: Answer | null,
): Promise<{ readonly refund: string | null } | null> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM ledger.payment WHERE id = $1 AND state = 'FAILED' FOR UPDATE`,
    [id],
  )
  if (rowCount === 0) return null
  const lines = await unitsOf(client, id)
  const patch = {
    transaction,
    settled: amount,
    ...(logIndex === undefined ? {} : { logIndex }),
    ...(answer ? { answer } : {}),
    ...(isOther ? chargedAlong(lines, amount) : {}),
  }
  const reason = 'Settled after it had been given up'
  await moveAll(client, null, [{ id, through: null, next: 'SETTLED', reason, patch }])
  if (!answer) return { refund: null }
  const parts = lines.map(({ position }) => ({ position, amount: null }))
  return { refund: await openRefund(client, id, LATE_KEY, parts, LATE_REASON) }
}

/** Assigns a sum to a payment's lines in order; which lines it was taken for is unknown. */
export function chargedAlong(lines: readonly LineUnits[], sum: AtomicUsdc): Patch {
  let left: bigint = sum
  const judgements = new Map<number, Judgement>()
  for (const { position, amount } of lines) {
    const charged = atomicUsdc(amount < left ? amount : left)
    left -= charged
    judgements.set(position, { outcome: charged > 0n ? 'CHARGED' : 'WAIVED', charged, spoiled: [] })
  }
  return { judgements, charge: sum }
}
