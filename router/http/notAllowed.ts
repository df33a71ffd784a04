import { jsonAnswer } from '../../rest-compat/answer.ts'
import type { Answer } from '../payments/protocol/answer.ts'

/** 405: nothing here is asked for in this way; `allowed` are the ways that are. */
export function notAllowed(method: string, allowed: readonly string[]): Answer {
  return jsonAnswer(405, { success: false, error: `${method} is not allowed here` }, { allow: allowed.join(', ') })
}
