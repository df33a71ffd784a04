import { jsonAnswer } from '../../rest-compat/answer.ts'
import type { Answer } from '../payments/protocol/answer.ts'

/** 405; `allowed` lists the methods of this path. */
export function notAllowed(method: string, allowed: readonly string[]): Answer {
  return jsonAnswer(405, { success: false, error: `${method} is not allowed here` }, { allow: allowed.join(', ') })
}
