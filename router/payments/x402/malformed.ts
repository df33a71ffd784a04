import type { z } from 'zod'
import type { UnreadableCredential } from '../protocol/credential.ts'

/** Why a payment of the wrong shape is refused: what is wrong, and where; `above` is the path to what was read. */
export function malformedAt(error: z.ZodError, ...above: readonly string[]): UnreadableCredential {
  const [issue] = error.issues
  const place = [...above, ...(issue?.path ?? [])].join('.') || 'its top'
  return { reason: 'invalid_payload', message: `The payment is malformed at ${place}: ${issue?.message ?? ''}` }
}
