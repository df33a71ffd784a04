import type { PaymentLineRow } from '../../../prisma/ledger/rows.ts'
import type { SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import type { RequestScope, ScopedLine } from '../../../subgraphs/kit/service/scope.ts'
import type { Bill, BillLine } from '../protocol/bill.ts'

/** Id of a payment's line for the service that acts on it. */
export function actId(paymentId: string, position: number): string {
  return `${paymentId}:${position}`
}

/** The bill's lines in the form that services get. */
export function scopedLines(bill: Bill, paymentId: string): ScopedLine[] {
  return bill.lines.map((line) => ({
    service: line.service,
    field: line.field,
    path: line.path,
    units: line.units,
    amount: line.amount,
    actId: actId(paymentId, line.position),
  }))
}

/** Claims before the money moves, and their release, for effects that cannot be undone. */
export class Acts {
  readonly #runtimes: ReadonlyMap<string, SubgraphRuntime>

  constructor(runtimes: ReadonlyMap<string, SubgraphRuntime>) {
    this.#runtimes = runtimes
  }

  /** Claims what every UPFRONT line buys. Throws the claim's error; the caller then has to release earlier claims. */
  async hold(bill: Bill, paymentId: string, scope: RequestScope): Promise<void> {
    for (const line of upfront(bill.lines)) {
      const scoped = scope.payment?.lines[line.position]
      if (!scoped) throw new Error(`Line ${line.position} is missing from the scope of payment ${paymentId}`)
      await this.#runtime(line.service).hold(line.field, line.args, scoped, scope)
    }
  }

  /** Releases the claims of the UPFRONT lines; does nothing for a line without one. */
  async release(
    lines: readonly Pick<BillLine | PaymentLineRow, 'position' | 'field' | 'service' | 'settle'>[],
    paymentId: string,
  ): Promise<void> {
    for (const line of upfront(lines))
      await this.#runtime(line.service).release(line.field, actId(paymentId, line.position))
  }

  /**
   * Whether an UPFRONT line's act happened or will happen; for another mutation, whether its effect persists. False is
   * final.
   */
  async isDone(line: Pick<PaymentLineRow, 'position' | 'field' | 'service'>, paymentId: string): Promise<boolean> {
    return (await this.#runtime(line.service).outcome(line.field, actId(paymentId, line.position))) === 'DONE'
  }

  #runtime(service: string): SubgraphRuntime {
    const runtime = this.#runtimes.get(service)
    if (!runtime) throw new Error(`The service ${service} does not run here`)
    return runtime
  }
}

/** Whether a line buys an effect, whose service knows whether it persists. */
export function hasEffect({ field, settle }: Pick<PaymentLineRow, 'field' | 'settle'>): boolean {
  return settle === 'UPFRONT' || field.startsWith('Mutation.')
}

function upfront<Line extends { readonly settle: string }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.settle === 'UPFRONT')
}
