import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { type TestGateway, testGateway, walletNumber } from './gateway.ts'
import { writePayment, writeRefund } from './ledger.ts'

const [ann, bob] = [walletNumber(1), walletNumber(2)]

const PAYMENTS = `query ($first: Int, $after: String) {
  me { payments(first: $first, after: $after) { edges { cursor node { id: resourceId createdAt } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }
}`

interface Page {
  readonly me: {
    readonly payments: {
      readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[]
      readonly pageInfo: {
        readonly hasNextPage: boolean
        readonly hasPreviousPage: boolean
        readonly endCursor: string | null
      }
    }
  }
}

describe("the caller's wallet", () => {
  let database: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    database = await testDatabase()
    gateway = testGateway(database)
  })
  afterAll(() => database.close())

  it('shows a payment with its lines, its refunds and its receipt', async () => {
    const id = await writePayment(database.db, {
      payer: bob,
      state: 'REFUNDED',
      path: null,
      service: 'gateway',
      lines: [
        { service: 'data', field: 'Query.tokenPrice', amount: 10_000, outcome: 'CHARGED' },
        { service: 'travel', field: 'Query.flights', amount: 54_000, outcome: 'REFUNDED' },
      ],
    })
    await writeRefund(database.db, id, 1, 54_000, 'SENT')
    const released = await writePayment(database.db, {
      payer: bob,
      state: 'RELEASED',
      at: new Date('2026-04-01T00:00:00Z'),
    })
    const answer = await gateway.run(
      bob,
      `{ me { payments { edges { node {
        id: resourceId state protocol amount settledAmount network asset payTo transactionHash service endpoint operation reason createdAt settledAt
        lines { path field service amount units outcome } refunds { amount reason state transactionHash }
        receipt { settledAmount refundedAmount transactionHash settledAt charged { field } notCharged { field outcome } }
      } } } } }`,
    )
    expect(answer).toMatchObject({
      me: {
        payments: {
          edges: [
            {
              node: {
                id,
                state: 'REFUNDED',
                protocol: 'x402-v2',
                amount: '0.064',
                settledAmount: '0.064',
                service: 'gateway',
                endpoint: null,
                settledAt: '2026-05-01T00:00:00.000Z',
                lines: [
                  {
                    path: 'field0',
                    field: 'Query.tokenPrice',
                    service: 'data',
                    amount: '0.01',
                    units: 1,
                    outcome: 'CHARGED',
                  },
                  {
                    path: 'field1',
                    field: 'Query.flights',
                    service: 'travel',
                    amount: '0.054',
                    units: 1,
                    outcome: 'REFUNDED',
                  },
                ],
                refunds: [{ amount: '0.054', reason: 'found nothing', state: 'REFUNDED', transactionHash: '0xback' }],
                receipt: {
                  settledAmount: '0.064',
                  refundedAmount: '0.054',
                  transactionHash: '0xhash',
                  charged: [{ field: 'Query.tokenPrice' }],
                  notCharged: [{ field: 'Query.flights', outcome: 'REFUNDED' }],
                },
              },
            },
            {
              node: {
                id: released,
                state: 'RELEASED',
                settledAmount: null,
                endpoint: 'POST /api/token/price',
                receipt: null,
              },
            },
          ],
        },
      },
    })
  })

  it('pages through payments of the same moment, each once, while new ones arrive', async () => {
    const at = new Date('2026-05-02T00:00:00.123Z')
    const ids = await Promise.all(Array.from({ length: 7 }, () => writePayment(database.db, { payer: ann, at })))
    const seen: string[] = []
    let after: string | null = null
    do {
      const { me }: Page = await gateway.run<Page>(ann, PAYMENTS, { first: 3, after })
      expect(me.payments.pageInfo.hasPreviousPage).toBe(after !== null)
      seen.push(...me.payments.edges.map(({ node }) => node.id))
      after = me.payments.pageInfo.hasNextPage ? me.payments.pageInfo.endCursor : null
      await writePayment(database.db, { payer: ann, at: new Date('2026-05-03T00:00:00Z') })
    } while (after)
    expect(seen).toEqual([...ids].sort().reverse())
  })

  it('lists the invite codes it made, newest first', async () => {
    for (const [index, amount] of [1, 2, 3].entries()) {
      gateway.setNow(new Date(Date.UTC(2026, 5, 1, 12, index)))
      await gateway.run(
        ann,
        'mutation ($amount: SafeInt!) { createInviteCode(input: { amount: $amount }) { inviteCode { id } } }',
        { amount },
      )
    }
    const codes = `query ($after: String) { me { inviteCodes(first: 2, after: $after) { edges { node { amount status } } pageInfo { hasNextPage endCursor } } } }`
    const first = await gateway.run<{ me: { inviteCodes: { pageInfo: { endCursor: string } } } }>(ann, codes)
    expect(first).toMatchObject({
      me: {
        inviteCodes: {
          edges: [{ node: { amount: 3, status: 'ACTIVE' } }, { node: { amount: 2 } }],
          pageInfo: { hasNextPage: true },
        },
      },
    })
    const rest = await gateway.run(ann, codes, { after: first.me.inviteCodes.pageInfo.endCursor })
    expect(rest).toMatchObject({
      me: { inviteCodes: { edges: [{ node: { amount: 1 } }], pageInfo: { hasNextPage: false } } },
    })
  })

  it.each(['nonsense', '', 'MTox', '\u0000'])('refuses the cursor %j', async (after) => {
    await expect(gateway.run(ann, PAYMENTS, { after })).rejects.toThrow(
      'BAD_REQUEST: Validation failed: after: is not a cursor of this list',
    )
  })

  it('shows what lies below an address to that wallet alone', async () => {
    const entities = `query ($address: Address!) { _entities(representations: [{ __typename: "Wallet", address: $address }]) { ... on Wallet { address organizations { nodes { id } } } } }`
    expect(
      await gateway.run(
        ann,
        entities.replace('$address }', `"${ann.toLowerCase()}" }`).replace('($address: Address!) ', ''),
      ),
    ).toEqual({ _entities: [{ address: ann, organizations: { nodes: [] } }] })
    const others = `{ _entities(representations: [{ __typename: "Wallet", address: "${bob}" }]) { ... on Wallet { address FIELD } } }`
    for (const field of [
      'organizations { nodes { id } }',
      'payments { edges { cursor } }',
      'inviteCodes { edges { cursor } }',
    ]) {
      await expect(gateway.run(ann, others.replace('FIELD', field))).rejects.toThrow('FORBIDDEN')
      await expect(gateway.run(null, others.replace('FIELD', field))).rejects.toThrow('FORBIDDEN')
    }
    expect(await gateway.run(null, others.replace('FIELD', ''))).toEqual({ _entities: [{ address: bob }] })
  })
})
