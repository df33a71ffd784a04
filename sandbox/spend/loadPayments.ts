import { graphqlCall } from '../pay/graphqlCall.ts'
import { send } from '../pay/send.ts'
import { Trouble } from '../pay/trouble.ts'
import { PAYMENTS_QUERY, type PaymentPage } from './payment.ts'
import { readPage } from './readPage.ts'

/** Fetches a page of the wallet's payments; signs in if there is no session. Throws a Trouble. */
export async function loadPayments(after: string | null): Promise<PaymentPage> {
  const call = graphqlCall({ query: PAYMENTS_QUERY, variables: { after } })
  const { body, status } = await send(call, { agreed: '0' })
  const page = readPage(body)
  if (page) return page
  throw new Trouble('upstream', 'Your payments did not come', {
    detail: `The router answered with status ${status}. Try again in a moment.`,
  })
}
