import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import type { Terminal } from '../terminal.ts'
import type { PaymentReceipt } from './receipt.ts'
import type { Answer } from './send.ts'

/** Response headers that `--json` shows, where they are present. */
const SHOWN_HEADERS = [
  'content-type',
  'location',
  'retry-after',
  'age',
  'x-data-source',
  'x-data-provider',
  'x-request-id',
]

const LINE_FEED = 0x0a

/**
 * Prints a response: its bytes for a program, formatted JSON for a person. A text ends with a line break, whether it came with
 * one or not. A failed response fails the command.
 */
export async function printAnswer(answer: Answer, url: string, terminal: Terminal): Promise<void> {
  tellFailure(answer, url, terminal)
  if (terminal.isSeen && answer.json !== undefined) return terminal.print(jsonText(answer.json))
  await terminal.print(answer.body)
  if (isText(answer) && answer.body.at(-1) !== LINE_FEED) await terminal.print('\n')
}

/** Prints a response and its receipt as one JSON document. A failed response fails the command. */
export async function printDocument(
  answer: Answer,
  receipt: PaymentReceipt | null,
  url: string,
  terminal: Terminal,
): Promise<void> {
  tellFailure(answer, url, terminal)
  const { status, headers } = answer
  const shown = SHOWN_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []))
  await terminal.print(jsonText({ status, headers: Object.fromEntries(shown), ...bodyMember(answer), receipt }))
}

/** `body` is the JSON, or the text; bytes that are neither are `bodyBase64`. */
function bodyMember(answer: Answer): Readonly<Record<string, unknown>> {
  if (answer.json !== undefined) return { body: answer.json }
  if (answer.body.length === 0) return { body: null }
  return isText(answer) ? { body: answer.body.toString() } : { bodyBase64: answer.body.toString('base64') }
}

function isText({ body, headers, json }: Answer): boolean {
  if (body.length === 0) return false
  return (
    json !== undefined || /^(text\/|application\/([\w.-]+\+)?(json|xml|yaml)\b)/.test(headers.get('content-type') ?? '')
  )
}

function tellFailure(answer: Answer, url: string, terminal: Terminal): void {
  const location = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && location)
    terminal.tell(printable(`The answer is ${answer.status}, which is not followed: call ${location} instead`))
  if (!hasFailed(answer, url)) return
  terminal.fail()
  terminal.tell(printable(`The answer is ${answer.status}${answer.status < 400 ? ', with errors' : ''}`))
}

/** GraphQL returns 200 with `errors`; in other responses a member of that name has no special meaning. */
function hasFailed({ status, json }: Answer, url: string): boolean {
  if (status >= 400) return true
  if (!isGraphql(url)) return false
  const errors = typeof json === 'object' && json !== null && 'errors' in json ? json.errors : undefined
  return Array.isArray(errors) && errors.length > 0
}

/** Whether a URL is that of a GraphQL endpoint. */
export function isGraphql(url: string): boolean {
  return new URL(url).pathname.endsWith('/graphql')
}
