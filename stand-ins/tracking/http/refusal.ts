import { StandInError } from '../../../subgraphs/kit/upstream/standInError.ts'

/** The error for an invalid parameter. */
export function invalidArgument(detail: string): StandInError {
  return refusal(400, 'Invalid argument', 'INVALID_ARGUMENT', detail)
}

/** The error for a flight, an airport or a response that does not exist. */
export function notFound(detail: string): StandInError {
  return refusal(404, 'Not found', 'NOT_FOUND', detail)
}

/** An error with the four documented members. */
function refusal(status: 400 | 404, title: string, reason: string, detail: string): StandInError {
  return new StandInError(status, { title, reason, detail, status })
}
