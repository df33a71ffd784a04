import type { BilledLine } from '../../../prisma/ledger/audited.ts'
import type { Breach } from '../../../prisma/ledger/invariants/invariant.ts'
import { timesUsdc } from '../../../schema/money.ts'
import type { ExpectedLine } from './bills/recompute.ts'
import { storedBills } from './bills/storedBills.ts'
import type { AuditInvariant } from './invariant.ts'

/** Every bill follows from its operation and its schema version. */
export const bills: AuditInvariant = {
  name: 'bills',
  rule: 'The lines of a payment are those that follow from its operation and the schema that it was billed by',
  async *breaches(ground): AsyncGenerator<Breach> {
    for await (const { payment, lines, recomputed } of storedBills(ground)) {
      if (!recomputed) {
        yield { payment, message: 'The schema that it was billed by is not stored' }
        continue
      }
      const billed = new Map(lines.map((line) => [nameOf(line), line]))
      for (const expected of recomputed.lines) {
        const message = faultIn(expected, billed.get(nameOf(expected)))
        if (message) yield { payment, message }
        billed.delete(nameOf(expected))
      }
      for (const line of billed.values())
        yield { payment, message: `${nameOf(line)} is billed, and its operation does not select it` }
    }
  },
}

function nameOf({ field, path }: { readonly field: string; readonly path: string }): string {
  return `${field} at ${path}`
}

function faultIn(expected: ExpectedLine, line: BilledLine | undefined): string | null {
  const { units, price } = expected
  const name = nameOf(expected)
  if (!line) return `${name} is selected, and not billed`
  if (units === null) return `${name} is below a list without a bound`
  if (line.units !== units) return `${name} is billed ${line.units} times, and its lists may hold ${units}`
  if (line.settle !== price.settle) return `${name} is settled ${line.settle}, and the schema says ${price.settle}`
  const amount = BigInt(line.amount)
  const [least, most] = price.mode === 'fixed' ? [price.amount, price.amount] : [price.min, price.max]
  if (amount < timesUsdc(least, units) || amount > timesUsdc(most, units))
    return `${name} is billed ${amount}, and costs ${least === most ? '' : `${timesUsdc(least, units)} to `}${timesUsdc(most, units)}`
  return null
}
