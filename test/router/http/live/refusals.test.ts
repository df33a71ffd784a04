import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { beginSession, socketClient, startLive } from './support.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let authorization: string
beforeAll(async () => {
  tollgraph = await startLive()
  wallet = await makeWallet(tollgraph, '0')
  authorization = await beginSession(tollgraph, wallet)
})
afterAll(() => tollgraph?.stop())

interface Refused {
  readonly message: string
  readonly extensions?: { readonly code?: string; readonly issues?: readonly object[] }
}

async function overEvents(query: string, accept = 'text/event-stream') {
  const answer = await fetch(`${tollgraph.url}/graphql`, json({ query }, { authorization, accept }))
  expect(answer.headers.get('content-type')).toContain('application/json')
  const { errors } = (await answer.json()) as { readonly errors: readonly Refused[] }
  return { status: answer.status, errors }
}

async function overSocket(query: string): Promise<readonly Refused[]> {
  const client = socketClient(tollgraph.url, { authorization })
  const refused = await client
    .iterate({ query })
    .next()
    .catch((errors: unknown) => errors)
  await client.dispose()
  return refused as readonly Refused[]
}

describe('a subscription', () => {
  it('whose operation is invalid is refused before the stream begins', async () => {
    const query = 'subscription { job(id: "x") { nothing } }'
    const message = 'Cannot query field "nothing" on type "Job".'
    expect(await overEvents(query)).toMatchObject({ status: 400, errors: [{ message }] })
    expect(await overSocket(query)).toMatchObject([{ message }])
  })

  it('has arguments within their constraints', async () => {
    const query = `subscription { job(id: "${'x'.repeat(201)}") { status } }`
    const issues = [{ path: ['job', 'id'] }]
    expect(await overEvents(query)).toMatchObject({ status: 400, errors: [{ extensions: { issues } }] })
    expect(await overSocket(query)).toMatchObject([{ extensions: { issues } }])
  })

  it('whose root field depends on variables, or is left out, is refused', async () => {
    const message = 'The root field of a subscription cannot depend on variables by @skip or @include.'
    const query = 'subscription ($is: Boolean = false) { payments @include(if: $is) { id } }'
    expect(await overSocket(query)).toMatchObject([{ message }])
    expect(await overEvents(query)).toMatchObject({ status: 400, errors: [{ message }] })
    const without = 'subscription { payments @include(if: false) { id } }'
    expect(await overEvents(without)).toMatchObject({
      status: 400,
      errors: [{ message: 'The subscription selects nothing.' }],
    })
  })
})

describe('what is no subscription', () => {
  it('is not streamed: the answer is a JSON error', async () => {
    const { status, errors } = await overEvents('{ me { address } }')
    expect(status).toBe(406)
    expect(errors[0]?.message).toContain('Only subscriptions are streamed')
  })

  it('is answered as ever to a client that also accepts JSON', async () => {
    const accept = 'application/json, text/event-stream'
    const answer = await fetch(
      `${tollgraph.url}/graphql`,
      json({ query: '{ me { address } }' }, { authorization, accept }),
    )
    expect(await answer.json()).toEqual({ data: { me: { address: wallet.address } } })
  })

  it('is not served over WebSocket', async () => {
    const [error] = await overSocket('{ me { address } }')
    expect(error?.message).toContain('Only subscriptions')
  })
})
