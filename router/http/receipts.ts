import { archivedMonthOf } from '../../prisma/ledger/archive/archivedMonth.ts'
import { PaymentArchived } from '../../prisma/ledger/archive/paymentArchived.ts'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { isUuid } from '../../schema/uuid.ts'
import { PROBLEM_TYPE } from '../payments/mpp/problem.ts'
import { type Books, type Statement, statementOf } from '../receipts/statement.ts'

/** The id alone grants access, so no cache may store the response. */
const PRIVATE = { 'cache-control': 'private, no-store' }

const PREFIX = '/receipts/'

/**
 * `GET /receipts/{id}`: the outcome of a payment; a browser gets the page of `page`. The id is the payment's random UUID and the
 * only access check. Null for other paths.
 */
export async function receiptAnswer(
  path: string,
  books: Books,
  page: ((statement: Statement) => Answer) | null,
): Promise<Answer | null> {
  if (!path.startsWith(PREFIX)) return null
  const id = path.slice(PREFIX.length)
  if (!isUuid(id)) return problem(400, 'Bad Request', 'The id of a payment is a UUID, as its settlement told it.')
  const statement = await statementOf(id, books)
  if (!statement) {
    const month = await archivedMonthOf(books.pool, id)
    if (month) return problem(410, 'Gone', new PaymentArchived(month).message)
    return problem(404, 'Not Found', 'There is no payment of this id.')
  }
  const answer = page ? page(statement) : jsonAnswer(200, statement)
  return { ...answer, headers: { ...answer.headers, ...PRIVATE, vary: 'accept' } }
}

function problem(status: number, title: string, detail: string): Answer {
  return jsonAnswer(
    status,
    { type: 'about:blank', title, status, detail },
    { ...PRIVATE, 'content-type': PROBLEM_TYPE },
  )
}
