import { newPaymentId } from '../../../prisma/ledger/paymentId.ts'
import type { PaymentLineRow } from '../../../prisma/ledger/rows.ts'
import { TollgraphError } from '../../../schema/errors.ts'
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

/** What services get of a bill of nothing: its lines, under an id that no payment has. */
export function nothingToPay(bill: Bill): NonNullable<RequestScope['payment']> {
  const id = newPaymentId()
  return { id, payer: null, transaction: null, lines: scopedLines(bill, id) }
}

/** Errors of claims that the operation gets as problems of its payloads, by the position of their lines. */
export type Refusals = ReadonlyMap<number, TollgraphError>

/** The scope in which refused lines are not acted on: their mutations state the problem. */
export function withRefusals(scope: RequestScope, refusals: Refusals): RequestScope {
  if (!scope.payment || refusals.size === 0) return scope
  const lines = scope.payment.lines.map((line, position) => {
    const refusal = refusals.get(position)
    return refusal ? { ...line, refusal } : line
  })
  return { ...scope, payment: { ...scope.payment, lines } }
}

/** Claims before the money moves, and their release, for effects that cannot be undone. */
export class Acts {
  readonly #runtimes: ReadonlyMap<string, SubgraphRuntime>

  constructor(runtimes: ReadonlyMap<string, SubgraphRuntime>) {
    this.#runtimes = runtimes
  }

  /**
   * Claims what every UPFRONT line buys. Returns the refusals, by line, that the operation takes as problems of its
   * payloads. Throws any other error of a claim; the caller then has to release the claims of all lines.
   */
  async hold(bill: Bill, paymentId: string, scope: RequestScope): Promise<Refusals> {
    const refusals = new Map<number, TollgraphError>()
    for (const line of upfront(bill.lines)) {
      const scoped = scope.payment?.lines[line.position]
      if (!scoped) throw new Error(`Line ${line.position} is missing from the scope of payment ${paymentId}`)
      try {
        await this.#runtime(line.service).hold(line.field, line.args, scoped, scope)
      } catch (error) {
        if (!line.takesProblem || !(error instanceof TollgraphError) || error.problem === null) throw error
        refusals.set(line.position, error)
      }
    }
    return refusals
  }

  /** Releases the claims of the UPFRONT lines, which have been made or refused; does nothing for a line without one. */
  async release(
    lines: readonly Pick<BillLine | PaymentLineRow, 'position' | 'field' | 'service' | 'settle'>[],
    paymentId: string,
  ): Promise<void> {
    for (const line of upfront(lines))
      await this.#runtime(line.service).release(line.field, actId(paymentId, line.position))
  }

  /**
   * Releases the claims of the UPFRONT lines for good, before their money has moved: a claim that is still being made, by a
   * process that died or does not answer, is released or refused as well.
   */
  async forbid(
    lines: readonly Pick<PaymentLineRow, 'position' | 'field' | 'service' | 'settle'>[],
    paymentId: string,
  ): Promise<void> {
    for (const line of upfront(lines)) await this.isDone(line, paymentId)
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
