import { type Answer, readAnswer } from './answer.ts'
import type { Call, Terms } from './call.ts'
import type { Desk } from './desk.ts'

/** Sends a call without a payment, and reads the whole response. */
export async function ask(
  call: Call,
  { signal }: Pick<Terms, 'signal'>,
  { reach }: Pick<Desk, 'reach'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return readAnswer(await reach(call.url, requestOf(call, headers, signal)))
}

/** The `fetch` options of a call, with extra headers. */
export function requestOf(
  { method, headers, body }: Call,
  added: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): RequestInit {
  return {
    method,
    headers: { ...headers, ...added },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  }
}
