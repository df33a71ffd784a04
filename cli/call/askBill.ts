import { z } from 'zod'
import { Trouble, UsageError } from '../errors.ts'
import { jsonText } from '../output/json.ts'
import type { Terminal } from '../terminal.ts'
import { isGraphql, printAnswer } from './answer.ts'
import { billOf, billText } from './bill.ts'
import type { CallRequest } from './request.ts'
import { send } from './send.ts'

/**
 * Prints what a request would cost; nothing is run, signed or paid. A refused request is printed, and fails the command.
 * Throws Trouble when the server answers without a bill.
 */
export async function printBill(request: CallRequest, { json }: { readonly json?: true }, terminal: Terminal) {
  const asking = billRequest(request)
  const answer = await send(asking)
  const bill = billOf(answer)
  if (bill) return terminal.print(json ? jsonText(bill) : billText(bill))
  if (answer.status >= 400) return printAnswer(answer, request.url, terminal)
  throw new Trouble(`${request.method} ${new URL(request.url).pathname} has no price: call it without --bill.`)
}

const Body = z.looseObject({ extensions: z.looseObject({}).optional() })

/** The request that asks for a bill: by an extension in GraphQL, by a header elsewhere. */
function billRequest(request: CallRequest): CallRequest {
  if (!isGraphql(request.url)) return { ...request, headers: { ...request.headers, prefer: 'bill' } }
  const body = Body.safeParse(request.body === null ? null : JSON.parse(request.body))
  if (!body.success) throw new UsageError('A bill is for an operation: give --query, or an object in --body.')
  const extensions = { ...body.data.extensions, bill: true }
  return { ...request, body: JSON.stringify({ ...body.data, extensions }) }
}
