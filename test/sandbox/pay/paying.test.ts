import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../../sandbox/pay/call.ts'
import { type Send, sender } from '../../../sandbox/pay/exchange.ts'
import type { PayingNetwork } from '../../../sandbox/pay/network.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { type NodeDesk, nodeDesk } from './nodeDesk.ts'
import { troubleFrom } from './troubles.ts'

let tollgraph: TestTollgraph
let network: PayingNetwork
let desk: NodeDesk
let send: Send

beforeAll(async () => {
  tollgraph = await startTollgraph()
  const catalogue = (await (await fetch(`${tollgraph.url}/catalogue.json`)).json()) as { network: PayingNetwork }
  network = catalogue.network
})
afterAll(() => tollgraph?.stop())

beforeEach(async () => {
  desk = nodeDesk(tollgraph.url, network)
  send = sender(desk)
  await tollgraph.fund(desk.account.address, 1_000_000n)
})

const CHECK = '{ domainAvailability(domain: "my-first-toll.com") { available } }'
/** No ending is asked for, so that nothing is found that would be worth money. */
const EMPTY_SEARCH = '{ domainSearch(name: "toll", first: 1) { name } }'
const held = () => tollgraph.chain.balanceOf(desk.account.address as never)

function graph(query: string): Call {
  return {
    url: `${tollgraph.url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }
}

describe('a free call', () => {
  it('is answered without a wallet', async () => {
    const phases: string[] = []
    const sent = await send(graph('{ __typename }'), { agreed: '0', onPhase: (phase) => phases.push(phase) })
    expect(JSON.parse(sent.body)).toEqual({ data: { __typename: 'Query' } })
    expect(sent).toMatchObject({ status: 200, receipt: null })
    expect(phases).toEqual(['asking'])
  })

  it('may be answered by an error, which is an answer', async () => {
    const sent = await send({ url: `${tollgraph.url}/no/such/path`, method: 'GET' }, { agreed: '0' })
    expect(sent.status).toBe(404)
  })
})

describe('a priced call', () => {
  it('is paid with what was agreed to, and answered with a receipt', async () => {
    const phases: string[] = []
    const sent = await send(graph(CHECK), { agreed: '0.01', onPhase: (phase) => phases.push(phase) })
    expect(JSON.parse(sent.body).data.domainAvailability.available).toBe(true)
    expect(sent.receipt).toMatchObject({
      charged: '0.01',
      payer: desk.account.address,
      network: network.id,
      lines: [{ field: 'Query.domainAvailability', usd: '0.01', outcome: 'CHARGED' }],
    })
    expect(sent.receipt?.transaction).toMatch(/^0x[0-9a-f]{64}$/)
    expect(phases).toEqual(['asking', 'preparing', 'signing', 'running'])
    expect(await held()).toBe(990_000n)
  })

  it('says that nothing was charged where nothing was worth it', async () => {
    const sent = await send(graph(EMPTY_SEARCH), { agreed: '0.01' })
    expect(sent.receipt).toMatchObject({ charged: '0', transaction: null, lines: [{ outcome: 'WAIVED' }] })
    expect(await held()).toBe(1_000_000n)
  })

  it('is not paid when the price is above what was agreed to, and the wallet is not asked', async () => {
    const trouble = await troubleFrom(() => send(graph(CHECK), { agreed: '0.009999' }))
    expect(trouble).toMatchObject({ kind: 'price', total: '0.01', money: 'Nothing was paid.' })
    expect(desk.signed.payments).toBe(0)
    expect((await send(graph(CHECK), { agreed: trouble.total ?? '' })).status).toBe(200)
  })

  it('is not paid out of a wallet that is known to hold too little', async () => {
    desk.balance = 9_999n
    const trouble = await troubleFrom(() => send(graph(CHECK), { agreed: '1' }))
    expect(trouble).toMatchObject({ kind: 'empty', total: '0.01' })
    expect(desk.signed.payments).toBe(0)
  })

  it('is refused by the router when the wallet holds too little', async () => {
    const poor = nodeDesk(tollgraph.url, network)
    const trouble = await troubleFrom(() => sender(poor)(graph(CHECK), { agreed: '1' }))
    expect(trouble).toMatchObject({ kind: 'empty', money: 'Nothing was paid.' })
    expect(trouble.detail).toContain('holds 0.00 USDC')
  })

  it('is charged once when its answer gets lost: the same payment goes out again', async () => {
    desk.breakNext = true
    const trouble = await troubleFrom(() => send(graph(CHECK), { agreed: '0.01' }))
    expect(trouble).toMatchObject({ kind: 'offline', money: 'You may have been charged 0.01 USD.' })
    const sent = await send(graph(CHECK), { agreed: '0.01' })
    expect(sent.receipt).toMatchObject({ charged: '0.01' })
    expect(desk.signed.payments).toBe(1)
    expect(await held()).toBe(990_000n)
    expect(desk.sent).toEqual(['POST /graphql', 'POST /graphql PAYMENT-SIGNATURE', 'POST /graphql PAYMENT-SIGNATURE'])
  })
})

describe('a call that needs to know who asks', () => {
  const ME = '{ me { address } }'

  it('signs in once, and reads by the session from then on', async () => {
    const first = await send(graph(ME), { agreed: '0' })
    expect(JSON.parse(first.body)).toEqual({ data: { me: { address: desk.account.address } } })
    await send(graph(ME), { agreed: '0' })
    await send({ url: `${tollgraph.url}/api/organizations`, method: 'GET' }, { agreed: '0' })
    expect(desk.signed.identities).toBe(1)
    expect(desk.sent.slice(-2)).toEqual(['POST /graphql authorization', 'GET /api/organizations authorization'])
    expect(desk.kept?.ends.getTime()).toBeGreaterThan(Date.now())
  })

  it('signs in again when the session is over', async () => {
    desk.kept = { token: `tgs_${'0'.repeat(43)}`, address: desk.account.address, ends: new Date(Date.now() + 60_000) }
    const sent = await send(graph(ME), { agreed: '0' })
    expect(JSON.parse(sent.body).data.me.address).toBe(desk.account.address)
    expect(desk.signed.identities).toBe(1)
  })

  it('keeps no session of a wallet that is exchanged while it signs in', async () => {
    const signer = await desk.signer()
    let connected: string = signer.address
    const leaving = {
      ...desk,
      address: () => connected,
      signer: async () => ({
        ...signer,
        signMessage(message: { readonly message: string }) {
          connected = '0x000000000000000000000000000000000000dEaD'
          return signer.signMessage(message)
        },
      }),
    }
    const sent = await sender(leaving)(graph(ME), { agreed: '0' })
    expect(JSON.parse(sent.body).data.me.address).toBe(signer.address)
    expect(desk.kept).toBeNull()
  })

  it('signs by itself what changes something', async () => {
    await send(graph(ME), { agreed: '0' })
    const change = graph(
      'mutation { createOrganization(input: { name: "Toll takers", slug: "toll-takers" }) { organization { id } } }',
    )
    const sent = await send(change, { agreed: '0' })
    expect({ status: sent.status, sent: desk.sent.at(-1) }).toEqual({
      status: 200,
      sent: 'POST /graphql SIGN-IN-WITH-X',
    })
  })

  it('is not answered when the wallet declines, and nothing was paid', async () => {
    const declining = { ...desk, signer: async () => ({ ...(await desk.signer()), signMessage: decline }) }
    const trouble = await troubleFrom(() => sender(declining)(graph(ME), { agreed: '0' }))
    expect(trouble).toMatchObject({ kind: 'declined', money: 'Signing in costs nothing.' })
  })

  it('does not pay when the wallet declines', async () => {
    const declining = { ...desk, signer: async () => ({ ...(await desk.signer()), signTypedData: decline }) }
    const trouble = await troubleFrom(() => sender(declining)(graph(CHECK), { agreed: '0.01' }))
    expect(trouble).toMatchObject({ kind: 'declined', money: 'Nothing was paid.' })
    expect(await held()).toBe(1_000_000n)
  })
})

async function decline(): Promise<never> {
  throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
}
