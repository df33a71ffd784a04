import { OPEN_STATES, SETTLED_KEPT_MS, SETTLED_STATES } from '../../../../prisma/ledger/states.ts'
import type { OpenRow } from '../rows.ts'
import type { Cell } from '../transaction.ts'
import { counted, type Running, rowsOf, type Statement } from './statement.ts'

/** States in which a process works on an open payment all the time. */
const AT_WORK: ReadonlySet<string> = new Set([...OPEN_STATES.filter((state) => state !== 'PENDING'), ...SETTLED_STATES])

/** Statements about open payments: who works on them, and until when. */
export const LEASES: readonly Statement[] = [
  {
    name: 'take stale',
    text: /^WITH stale AS/,
    run: (running) => {
      const [owner, leaseMs, limit, inHand] = running.values as [string, number, number, string[]]
      const isStale = ({ isDue, leaseUntil }: OpenRow) => isDue && leaseUntil < running.now
      const stale = unlocked(running, (open) => isStale(open) && !inHand.includes(open.paymentId))
        .sort(([, one], [, other]) => one.leaseUntil - other.leaseUntil)
        .slice(0, limit)
      for (const [cell, open] of stale)
        running.transaction.write(cell, { ...open, owner, leaseUntil: running.now + leaseMs })
      return rowsOf(stale.map(([, { paymentId }]) => ({ id: paymentId })))
    },
  },
  {
    name: 'expire forgotten leases',
    text: /^WITH forgotten AS/,
    run: (running) => {
      const [owner, at, leaseMs, inHand] = running.values as [string, Date, number, string[]]
      return expire(
        running,
        (open) =>
          open.owner === owner &&
          open.leaseUntil > running.now &&
          open.isDue &&
          AT_WORK.has(open.state) &&
          open.leaseUntil < at.getTime() + leaseMs &&
          !inHand.includes(open.paymentId),
      )
    },
  },
  {
    name: 'expire leases of processes',
    text: /^WITH lost AS \(\s*SELECT payment_id AS lost_id/,
    run: (running) => {
      const owners = running.values[0] as string[]
      return expire(
        running,
        ({ isDue, leaseUntil, owner }) => owners.includes(owner) && leaseUntil > running.now && isDue,
      )
    },
  },
  {
    name: 'expire leases of disbursements',
    text: /^WITH lost AS \(\s*SELECT id AS lost_id/,
    run: ({ now, tables, transaction, values }) => {
      const owners = values[0] as string[]
      let count = 0
      for (const id of tables.owed) {
        const cell = tables.disbursements.cells.get(id)
        const row = transaction.read(cell)
        if (!cell || !row || !transaction.canLock(cell)) continue
        const isLost = row.state === 'SENDING' && owners.includes(row.leasedBy ?? '') && (row.leaseUntil ?? 0) > now
        if (!isLost) continue
        transaction.write(cell, { ...row, leaseUntil: null })
        count += 1
      }
      return counted(count)
    },
  },
  {
    name: 'postpone',
    text: /^UPDATE ledger\.open_payment SET lease_until = now\(\) \+ \$2/,
    run: (running) => {
      const [id, delayMs, owner] = running.values as [string, number, string]
      return update(running, id, (open) =>
        open.owner === owner ? { ...open, leaseUntil: Math.round(running.now + delayMs) } : open,
      )
    },
  },
  {
    name: 'end watch',
    text: /^DELETE FROM ledger\.open_payment WHERE payment_id = \$1 AND state = 'FAILED'$/,
    run: (running) => update(running, running.values[0] as string, (open) => (open.state === 'FAILED' ? null : open)),
  },
  {
    name: 'holds',
    text: /^SELECT 1 FROM ledger\.open_payment WHERE payment_id = \$1 AND state = \$2 AND owner = \$3$/,
    run: ({ tables, transaction, values }) => {
      const open = transaction.read(tables.open.cells.get(values[0] as string))
      return counted(open !== null && open.state === values[1] && open.owner === values[2] ? 1 : 0)
    },
  },
  {
    name: 'free open keys',
    text: /^UPDATE ledger\.open_payment SET open_key = NULL/,
    run: (running) => {
      const { now, tables, transaction, values } = running
      const [payer, key, windowMs] = values as [string, Buffer, number]
      const openKey = key.toString('hex')
      const old = [...(tables.openOf.get(payer) ?? [])].flatMap((id) => {
        const cell = tables.open.cells.get(id)
        const open = transaction.read(cell)
        const isOld = open?.openKey === openKey && open.reservedAt < now - windowMs
        return cell && isOld ? [cell] : []
      })
      for (const cell of old) transaction.lock(cell)
      for (const cell of old) transaction.write(cell, { ...(transaction.read(cell) as OpenRow), openKey: null })
      return counted(old.length)
    },
  },
  {
    name: 'find open key',
    text: /^SELECT payment_id AS id FROM ledger\.open_payment WHERE payer = \$1 AND open_key = \$2$/,
    run: ({ tables, transaction, values }) => {
      const [payer, key] = values as [string, Buffer]
      const openKey = key.toString('hex')
      const ids = [...(tables.openOf.get(payer) ?? [])]
      return rowsOf(
        ids.filter((id) => transaction.read(tables.open.cells.get(id))?.openKey === openKey).map((id) => ({ id })),
      )
    },
  },
  {
    name: 'forget settled',
    text: /^DELETE FROM ledger\.open_payment WHERE NOT is_due AND settled_at </,
    run: (running) => {
      const [keptMs = SETTLED_KEPT_MS] = running.values as [number]
      const old = unlocked(
        running,
        ({ isDue, settledAt }) => !isDue && settledAt !== null && settledAt < running.now - keptMs,
      )
      for (const [cell] of old) running.transaction.write(cell, null)
      return counted(old.length)
    },
  },
]

/** The open payments for which a condition holds and that no other transaction has locked. */
function unlocked({ tables, transaction }: Running, isWanted: (open: OpenRow) => boolean): [Cell<OpenRow>, OpenRow][] {
  const found: [Cell<OpenRow>, OpenRow][] = []
  for (const cell of tables.open.cells.values()) {
    const open = transaction.read(cell)
    if (open !== null && isWanted(open) && transaction.canLock(cell)) found.push([cell, open])
  }
  return found
}

function expire(running: Running, isWanted: (open: OpenRow) => boolean) {
  const expired = unlocked(running, isWanted)
  for (const [cell, open] of expired) running.transaction.write(cell, { ...open, leaseUntil: running.now - 1_000 })
  return counted(expired.length)
}

/** Updates an open payment; null removes it. */
function update({ tables, transaction }: Running, id: string, change: (open: OpenRow) => OpenRow | null) {
  const cell = tables.open.cells.get(id)
  const open = transaction.read(cell)
  if (!cell || !open || change(open) === open) return counted(0)
  const latest = transaction.lock(cell)
  if (latest) transaction.write(cell, change(latest))
  return counted(latest ? 1 : 0)
}
