import { type Answer, readAnswer } from './answer.ts'
import type { Call, Terms } from './call.ts'
import type { Desk } from './desk.ts'

/** Sends a call that no money goes with, to its last byte. */
export async function ask(
  call: Call,
  { signal }: Pick<Terms, 'signal'>,
  { reach }: Pick<Desk, 'reach'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return readAnswer(await reach(call.url, requestOf(call, headers, signal)))
}

/** What `fetch` takes of a call, with headers beside its own. */
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
