import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'

/** 405; `allowed` lists the methods of this path. */
export function notAllowed(method: string, allowed: readonly string[]): Answer {
  return jsonAnswer(405, { success: false, error: `${method} is not allowed here` }, { allow: allowed.join(', ') })
}
