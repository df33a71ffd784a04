import type { OutflowCaps } from '../../../prisma/ledger/disbursementClaims.ts'
import { OPEN_STATES } from '../../../prisma/ledger/states.ts'
import type { BookedPayment } from '../../prisma/ledger/books.ts'
import { WINDOW_MS } from '../../prisma/ledger/router.ts'
import type { Tables } from './tables.ts'

const HOUR_MS = 3_600_000
const OPEN: readonly string[] = OPEN_STATES

/** Payments that are under way for one request and name of one payer at the same time. */
export function openTwice(tables: Tables, { id, key, payer, request, state }: BookedPayment): string[] {
  if (!OPEN.includes(state)) return []
  const of = (other: string) => tables.credentials.cells.get(other)?.committed
  const at = (other: string) => tables.payments.cells.get(other)?.committed?.createdAt ?? 0
  return [...(tables.openOf.get(payer) ?? [])]
    .filter((other) => other !== id && OPEN.includes(tables.payments.cells.get(other)?.committed?.state ?? ''))
    .filter((other) => of(other)?.requestHash.toString('hex') === request && of(other)?.idempotencyKey === key)
    .filter((other) => Math.abs(at(other) - at(id)) < WINDOW_MS)
    .map((other) => `${id} and ${other} are under way for one request`)
}

/** Hours and days in which more was sent, without approval, than the caps allow. */
export function aboveCaps(tables: Tables, { day, hour }: OutflowCaps): string[] {
  const sent = new Map<string, bigint>()
  for (const { committed } of tables.disbursements.cells.values()) {
    if (committed?.state !== 'SENT' || committed.approvedAt !== null) continue
    const at = committed.countedAt ?? committed.updatedAt
    for (const span of [`hour ${Math.floor(at / HOUR_MS)}`, `day ${Math.floor(at / (24 * HOUR_MS))}`])
      sent.set(span, (sent.get(span) ?? 0n) + committed.amount)
  }
  return [...sent]
    .filter(([span, sum]) => sum > (span.startsWith('hour') ? hour : day))
    .map(([span, sum]) => `${sum} were sent without approval in ${span}`)
}
