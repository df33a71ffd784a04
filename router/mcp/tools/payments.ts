import { z } from 'zod'
import { resultOf } from '../result.ts'
import { defineTool } from '../tool.ts'
import { pageArguments } from './arguments.ts'

const PAYMENTS = `query Payments($first: Int!, $after: String) {
  me {
    payments(first: $first, after: $after) {
      nodes { resourceId state amount settledAmount service endpoint operation network transactionHash createdAt settledAt
        lines { path field amount charged outcome } refunds { amount state transactionHash reason } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`

/** `payments`: the caller's payments. */
export const paymentsTool = defineTool({
  name: 'payments',
  title: 'Your payments',
  description:
    "The calling wallet's payments, newest first: what each bought, its state, lines and refunds. Free; needs the wallet's signature or session.",
  effect: 'none',
  input: z.strictObject(pageArguments),
  async call({ first, after }, { doors, headers, challengeId }) {
    const variables = { first, after: after ?? null }
    return resultOf(await doors.graphql({ query: PAYMENTS, variables }, headers), challengeId)
  },
})
