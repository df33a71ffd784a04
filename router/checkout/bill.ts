import type { WalletAddress } from '../../schema/address.ts'
import type { Settle } from '../../schema/catalogue/price.ts'
import { BadInput } from '../../schema/errors.ts'
import { type AtomicUsdc, formatUsd, sumUsdc, timesUsdc } from '../../schema/money.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { Quoted, UsdcNetwork } from '../../subgraphs/kit/subgraph.ts'
import type { SelectedPrice } from './inspect.ts'

/** One priced field at one response path. */
export interface BillLine {
  readonly position: number
  readonly path: readonly string[]
  readonly field: string
  readonly service: ServiceName
  readonly args: Readonly<Record<string, unknown>>
  readonly units: number
  /** All units together. */
  readonly amount: AtomicUsdc
  /** The most that one unit of a dynamic price can be; null where the price is fixed. */
  readonly ceiling: AtomicUsdc | null
  readonly settle: Settle
}

/** The itemised price of an operation. */
export interface Bill {
  readonly lines: readonly BillLine[]
  readonly total: AtomicUsdc
  /** Who is paid when it is not the operator. */
  readonly payTo: WalletAddress | null
  /** The only network that it can be paid on; null for any. */
  readonly network: UsdcNetwork | null
  /** UPFRONT as soon as one line is. */
  readonly settle: Settle
  readonly isDynamic: boolean
}

/** Prices a dynamic line; the checkout decides whether that is a fresh quote, a signed one, or the range's maximum. */
export type Pricer = (selected: SelectedPrice, position: number) => Promise<Quoted>

/**
 * Draws the bill up. Throws what a quote throws, and BadInput where a field that pays somebody else does not stand alone.
 */
export async function drawBill(priced: readonly SelectedPrice[], price: Pricer): Promise<Bill> {
  const drawn = await Promise.all(priced.map((selected, position) => drawLine(selected, position, price)))
  const lines = drawn.map(({ line }) => line)
  const elsewhere = drawn.find(({ quoted }) => quoted.payTo !== undefined || quoted.network !== undefined)
  if (elsewhere && lines.length > 1) {
    const message = 'pays another address and must stand alone in its operation'
    throw new BadInput(
      drawn
        .filter(({ quoted }) => quoted.payTo !== undefined || quoted.network !== undefined)
        .map(({ line }) => ({ path: line.path, code: 'stands_alone', message })),
    )
  }
  return {
    lines,
    total: sumUsdc(lines.map((line) => line.amount)),
    payTo: elsewhere?.quoted.payTo ?? null,
    network: elsewhere?.quoted.network ?? null,
    settle: lines.some((line) => line.settle === 'UPFRONT') ? 'UPFRONT' : 'ON_SUCCESS',
    isDynamic: lines.some((line) => line.ceiling !== null),
  }
}

async function drawLine(
  selected: SelectedPrice,
  position: number,
  quote: Pricer,
): Promise<{ line: BillLine; quoted: Quoted }> {
  const { facts, path, args, units } = selected
  const { price, service } = facts
  if (!price || !service) throw new Error(`${facts.coordinate} has no price`)
  const quoted: Quoted = price.mode === 'fixed' ? { amount: price.amount } : await quote(selected, position)
  const line: BillLine = {
    position,
    path,
    field: facts.coordinate,
    service,
    args,
    units,
    amount: timesUsdc(quoted.amount, units),
    ceiling: price.mode === 'dynamic' ? price.max : null,
    settle: price.settle,
  }
  return { line, quoted }
}

/** A bill as clients see it: decimal strings. */
export interface PublicBill {
  readonly total: string
  readonly currency: 'USD'
  readonly lines: readonly {
    readonly path: string
    readonly field: string
    readonly service: ServiceName
    readonly usd: string
    readonly max?: string
    readonly units?: number
  }[]
}

/** The bill for a client. `max` stands on dynamic lines, `units` on those that are paid per item. */
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
