import { describe, expect, it } from 'vitest'
import { OperationStore } from '../../../router/graph/operation.ts'
import { liveReadOf } from '../../../router/live/liveRead.ts'
import { refusePriced } from '../../../router/payments/checkout/freeReads.ts'
import { inspectOperation } from '../../../router/payments/checkout/inspect.ts'
import { buildCatalogue } from '../../../schema/catalogue.ts'
import { composedOf } from '../graph/composedOf.ts'

const SDL = `
  type Query { job(id: ID!): Job @wallet payment(id: ID!): Payment @wallet }
  type Subscription { job(id: ID!): Job @wallet payments: Payment @wallet }
  type Job { id: ID! fact(of: ID): String @price(usd: "1") next: Job }
  type Payment { id: ID! }
`

const catalogue = buildCatalogue(composedOf(SDL), [])
const store = new OperationStore(catalogue.schema, { maxTokens: 1_000, maxDepth: 10, maxFields: 100, maxAliases: 10 })

const queryOf = (subscription: string) => liveReadOf(store.prepare(subscription, null), catalogue.schema)

describe('a subscription as a query', () => {
  it.each([
    ['subscription { job(id: "1") { id } }', '{job(id:"1"){id}}'],
    ['subscription ($id: ID!) { mine: job(id: $id) { id } }', 'query($id:ID!){mine:job(id:$id){id}}'],
    ['subscription { payments { id } }', 'query($payment:ID!){payments:payment(id:$payment){id}}'],
    ['subscription { paid: payments { id } }', 'query($payment:ID!){paid:payment(id:$payment){id}}'],
    [
      'subscription { ...F } fragment F on Subscription { ... on Subscription { job(id: "1") { ...J } } } fragment J on Job { id }',
      '{...F}fragment F on Query{...on Query{job(id:"1"){...J}}}fragment J on Job{id}',
    ],
  ])('%s', (subscription, query) => {
    const read = queryOf(subscription)
    expect(read.query.text).toBe(query)
    expect(() => store.prepare(read.query.text, null)).not.toThrow()
  })

  it('names its variable as none of the subscription is named', () => {
    const { paymentVariable, query } = queryOf(
      'subscription ($payment: Boolean!) { payments { id @include(if: $payment) } }',
    )
    expect(paymentVariable).toBe('payment_')
    expect(() => store.prepare(query.text, null)).not.toThrow()
  })
})

describe('a priced field', () => {
  it('is refused in a subscription, by its name and path', () => {
    const { query } = queryOf('subscription { job(id: "1") { next { fact } } }')
    const refused = () => refusePriced(inspectOperation(query, {}, catalogue.schema, catalogue))
    expect(refused).toThrow(
      expect.objectContaining({
        fields: {
          issues: [
            {
              path: ['job', 'next', 'fact'],
              code: 'priced',
              message: 'Job.fact is priced, and a subscription makes no payment: select it in a query',
            },
          ],
        },
      }),
    )
  })

  it('cannot be a field of the subscription type', () => {
    const priced = SDL.replace('payments: Payment @wallet', 'payments: Payment @wallet @price(usd: "1")')
    expect(() => buildCatalogue(composedOf(priced), [])).toThrow(/Subscription.payments.*makes no payment/)
  })
})
