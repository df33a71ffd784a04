import type { z } from 'zod'
import type { UnreadableCredential } from '../protocol/credential.ts'

/** The refusal of a malformed payment, with the error and its path; `above` is the path to the parsed part. */
export function malformedAt(error: z.ZodError, ...above: readonly string[]): UnreadableCredential {
  const [issue] = error.issues
  const place = [...above, ...(issue?.path ?? [])].join('.') || 'its top'
  return { reason: 'invalid_payload', message: `The payment is malformed at ${place}: ${issue?.message ?? ''}` }
}
