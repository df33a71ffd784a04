import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import type { Terminal } from '../terminal.ts'
import type { Answer } from './send.ts'

/** Prints a response: the raw bytes for a program, formatted JSON for a person. A failed response fails the command. */
export async function printAnswer(answer: Answer, url: string, terminal: Terminal): Promise<void> {
  if (hasFailed(answer, url)) {
    terminal.fail()
    terminal.tell(printable(`The answer is ${answer.status}${answer.status < 400 ? ', with errors' : ''}`))
  }
  if (terminal.isSeen && answer.json !== undefined) return terminal.print(jsonText(answer.json))
  await terminal.print(answer.body)
}

/** GraphQL returns 200 with `errors`; in other responses a member of that name has no special meaning. */
function hasFailed({ status, json }: Answer, url: string): boolean {
  if (status >= 400) return true
  if (!new URL(url).pathname.endsWith('/graphql')) return false
  const errors = typeof json === 'object' && json !== null && 'errors' in json ? json.errors : undefined
  return Array.isArray(errors) && errors.length > 0
}
