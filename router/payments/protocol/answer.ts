import type { Answer } from '../../../prisma/ledger/stored.ts'

/** Adds headers to an answer. */
export function withHeaders(answer: Answer, headers: Readonly<Record<string, string>>): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
