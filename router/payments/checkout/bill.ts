import { BadInput } from '../../../schema/errors.ts'
import { sumUsdc, timesUsdc } from '../../../schema/money.ts'
import type { Quoted } from '../../../subgraphs/kit/service/subgraph.ts'
import type { Bill, BillLine } from '../protocol/bill.ts'
import type { SelectedPrice } from './inspect.ts'

/** Prices a dynamic line; the checkout chooses between a fresh quote, a signed one, and the range's maximum. */
export type Pricer = (selected: SelectedPrice, position: number) => Promise<Quoted>

/**
 * Draws up the bill. Throws what a quote throws, and BadInput where a field that pays another address is not alone in
 * its operation.
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
  const { facts, path, args, units, takesProblem } = selected
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
    takesProblem,
    settle: price.settle,
  }
  return { line, quoted }
}
