import type { StoredLine } from '../../../prisma/ledger/stored.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Settle } from '../../../schema/catalogue/price.ts'
import { type AtomicUsdc, formatUsd, timesUsdc } from '../../../schema/money.ts'
import type { UsdcNetwork } from '../../../subgraphs/kit/service/subgraph.ts'

/** One priced field at one response path. */
export interface BillLine extends StoredLine {
  readonly args: Readonly<Record<string, unknown>>
  /** Highest price of one unit of a dynamic line; null where the price is fixed. */
  readonly ceiling: AtomicUsdc | null
  /** Whether the operation selects the problem of the field's payload. */
  readonly takesProblem: boolean
}

/** The itemised price of an operation. */
export interface Bill {
  readonly lines: readonly BillLine[]
  readonly total: AtomicUsdc
  /** The payee, when it is not the operator. */
  readonly payTo: WalletAddress | null
  /** The only network on which it can be paid; null for any. */
  readonly network: UsdcNetwork | null
  /** UPFRONT if any line is. */
  readonly settle: Settle
  readonly isDynamic: boolean
}

/** A bill for clients: decimal strings. */
export interface PublicBill {
  readonly total: string
  readonly currency: 'USD'
  readonly lines: readonly {
    readonly path: string
    readonly field: string
    readonly service: string
    readonly usd: string
    readonly max?: string
    readonly units?: number
  }[]
}

/** The bill for a client. Dynamic lines have `max`, lines paid per item have `units`. */
export function publicBill(bill: Bill): PublicBill {
  return {
    total: formatUsd(bill.total),
    currency: 'USD',
    lines: bill.lines.map((line) => ({
      path: line.path.join('.'),
      field: line.field,
      service: line.service,
      usd: formatUsd(line.amount),
      ...(line.ceiling === null ? {} : { max: formatUsd(timesUsdc(line.ceiling, line.units)) }),
      ...(line.units === 1 ? {} : { units: line.units }),
    })),
  }
}
