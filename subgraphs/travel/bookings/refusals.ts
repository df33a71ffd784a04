import { BadInput, Gone, type StatedProblem, TollgraphError } from '../../../schema/errors.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Booking } from './store.ts'

type Path = StatedProblem['path']

/**
 * Sends an offer or an order to the company. What it refuses is named by the members of the input at `path`: the company
 * calls the whole `data`. An offer that is gone is a problem of the offer at `offer`.
 */
export async function sendOrder<Result>(path: Path, offer: Path, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof BadInput) throw inInput(error, path)
    if (error instanceof TollgraphError && ['NOT_FOUND', 'CONFLICT', 'GONE'].includes(error.code))
      error.problem ??= { type: 'OfferUnavailableProblem', path: offer }
    throw error
  }
}

function inInput({ fields: { issues = [] } }: BadInput, path: Path): BadInput {
  return new BadInput(
    issues.map((issue) => (issue.path[0] === 'data' ? { ...issue, path: [...path, ...issue.path.slice(1)] } : issue)),
  )
}

/** The error of an order that was cancelled before; `input` names the order. */
export function alreadyCancelled({ cancelledAt }: Booking, error: TollgraphError): TollgraphError {
  return statedAs(error, { type: 'AlreadyCancelledProblem', path: ['input', 'order'], facts: { cancelledAt } })
}

/** Throws Gone for an order that was cancelled. */
export function checkStanding(booking: Booking): void {
  if (booking.state === 'CANCELLED') throw alreadyCancelled(booking, new Gone('This order was cancelled'))
}
