import type { PaymentDay, Revenue, ServiceDay, WalletEarnings } from '../../prisma/ledger/revenue.ts'

/** Sums of a day, a service or the whole range, in atomic USDC. */
export interface Sums {
  /** Taken on chain, before refunds. */
  readonly taken: bigint
  /** Given back to payers, or owed to them. */
  readonly refunded: bigint
  /** Paid on to wallets that the payers named, or owed to them. */
  readonly paidOut: bigint
  /** Taken less refunded less paid out. Below zero only where the ledger contradicts itself. */
  readonly revenue: bigint
  /** Paid to other payees, which quotes named: never the operator's. */
  readonly toOthers: bigint
  /** Billed and never taken, because the work gave no value. */
  readonly waived: bigint
  /** Billed by payments whose settlement failed. */
  readonly failed: bigint
}

/** The payments of a day or of the whole range. */
export type PaymentCounts = Omit<PaymentDay, 'day'>

export interface DaySums extends Sums, PaymentCounts {
  readonly day: string
}

export interface ServiceSums extends Sums {
  readonly service: string
  /** Billed lines, one for each priced field. */
  readonly lines: number
}

export interface WalletSums extends WalletEarnings {
  readonly revenue: bigint
}

/** The revenue of a range, added up by day, service and wallet. */
export interface RevenueSums {
  readonly totals: Sums & PaymentCounts
  /** Every day of the range, oldest first. */
  readonly byDay: readonly DaySums[]
  /** The service with the most revenue first. */
  readonly byService: readonly ServiceSums[]
  /** The wallets that paid most. */
  readonly byWallet: readonly WalletSums[]
  /** Number of wallets with a settled payment. */
  readonly walletCount: number
}

const NO_PAYMENTS: PaymentCounts = { payments: 0, settled: 0, open: 0 }

/** Adds up the rows of the ledger for these days. */
export function sumRevenue(
  { serviceDays, paymentDays, wallets, walletCount }: Revenue,
  days: readonly string[],
): RevenueSums {
  const ofDays = grouped(serviceDays, ({ day }) => day)
  const countsOf = new Map(paymentDays.map((row) => [row.day, row]))
  const byDay = days.map((day) => ({ ...NO_PAYMENTS, ...countsOf.get(day), day, ...sumOf(ofDays.get(day) ?? []) }))
  const byService = [...grouped(serviceDays, ({ service }) => service)].map(([service, rows]) => ({
    service,
    lines: rows.reduce((sum, row) => sum + row.lines, 0),
    ...sumOf(rows),
  }))
  return {
    totals: { ...countsOfAll(byDay), ...sumOf(serviceDays) },
    byDay,
    byService: byService.toSorted((one, other) => compare(other.revenue, one.revenue)),
    byWallet: wallets.map((wallet) => ({ ...wallet, revenue: wallet.taken - wallet.refunded - wallet.paidOut })),
    walletCount,
  }
}

function sumOf(rows: readonly ServiceDay[]): Sums {
  const sum = (amountOf: (row: ServiceDay) => bigint) => rows.reduce((total, row) => total + amountOf(row), 0n)
  const taken = sum((row) => row.taken)
  const refunded = sum((row) => row.refunded)
  const paidOut = sum((row) => row.paidOut)
  const revenue = taken - refunded - paidOut
  return {
    taken,
    refunded,
    paidOut,
    revenue,
    toOthers: sum((row) => row.toOthers),
    waived: sum((row) => row.waived),
    failed: sum((row) => row.failed),
  }
}

function countsOfAll(days: readonly PaymentCounts[]): PaymentCounts {
  const sum = (name: keyof PaymentCounts) => days.reduce((total, day) => total + day[name], 0)
  return { payments: sum('payments'), settled: sum('settled'), open: sum('open') }
}

function grouped(rows: readonly ServiceDay[], keyOf: (row: ServiceDay) => string): Map<string, ServiceDay[]> {
  const groups = new Map<string, ServiceDay[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
