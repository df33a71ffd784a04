import { SandboxError } from '../../../subgraphs/kit/upstream/sandboxErrors.ts'

/** A parameter that breaks a rule. */
export function invalidArgument(detail: string): SandboxError {
  return refusal(400, 'Invalid argument', 'INVALID_ARGUMENT', detail)
}

/** A flight, an airport or an answer that does not exist. */
export function notFound(detail: string): SandboxError {
  return refusal(404, 'Not found', 'NOT_FOUND', detail)
}

/** A refusal with the four members that the company documents. */
function refusal(status: 400 | 404, title: string, reason: string, detail: string): SandboxError {
  return new SandboxError(status, { title, reason, detail, status })
}
