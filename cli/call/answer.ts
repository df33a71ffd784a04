import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import type { Terminal } from '../terminal.ts'
import type { Answer } from './send.ts'

/** Prints an answer: bytes as they came for a program, legible JSON for a person. What failed fails the command. */
export async function printAnswer(answer: Answer, url: string, terminal: Terminal): Promise<void> {
  if (hasFailed(answer, url)) {
    terminal.fail()
    terminal.tell(printable(`The answer is ${answer.status}${answer.status < 400 ? ', with errors' : ''}`))
  }
  if (terminal.isSeen && answer.json !== undefined) return terminal.print(jsonText(answer.json))
  await terminal.print(answer.body)
}

/** GraphQL answers 200 with `errors`; elsewhere a member of that name means nothing. */
function hasFailed({ status, json }: Answer, url: string): boolean {
  if (status >= 400) return true
  if (!new URL(url).pathname.endsWith('/graphql')) return false
  const errors = typeof json === 'object' && json !== null && 'errors' in json ? json.errors : undefined
  return Array.isArray(errors) && errors.length > 0
}
