import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../../../support/wallet.ts'
import { beginSession, eventClient, JOB, type JobEvent, paidJob, socketClient, startLive } from './support.ts'

const SESSION_MS = 15 * 60_000

let tollgraph: TestTollgraph
let wallet: TestWallet
/** How far the router's clock is ahead of the machine's, in milliseconds. */
let ahead = 0
beforeAll(async () => {
  tollgraph = await startLive({}, { now: () => new Date(Date.now() + ahead) })
  wallet = await makeWallet(tollgraph, '0')
})
afterAll(() => tollgraph?.stop())

const clients = [
  ['WebSocket', (authorization: string) => socketClient(tollgraph.url, { authorization })],
  ['Server-Sent Events', (authorization: string) => eventClient(tollgraph.url, { authorization })],
] as const

describe.each(clients)('a session over %s', (_, clientOf) => {
  it('that its wallet ends has no further event', async () => {
    const authorization = await beginSession(tollgraph, wallet)
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    const client = clientOf(authorization)
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toMatchObject({ data: { job: { status: 'PENDING' } } })
    await fetch(`${tollgraph.url}/session`, { method: 'DELETE', headers: { authorization } })
    await job.lease()
    expect((await events.next()).value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    expect((await events.next()).done).toBe(true)
    await client.dispose()
  })

  it('that expires ends its streams', async () => {
    const authorization = await beginSession(tollgraph, wallet)
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    ahead = SESSION_MS - 4_000
    const client = clientOf(authorization)
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toMatchObject({ data: { job: { status: 'PENDING' } } })
    expect((await events.next()).value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    expect((await events.next()).done).toBe(true)
    ahead = 0
    await client.dispose()
  })
})

describe('a subscription without a session', () => {
  it('is challenged over Server-Sent Events, and runs with the signature', async () => {
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    const url = `${tollgraph.url}/graphql`
    const request = json({ query: JOB, variables: { id: job.id } }, { accept: 'text/event-stream' })
    const challenge = await fetch(url, request)
    expect(challenge.status).toBe(402)
    expect(challenge.headers.get('content-type')).toContain('application/json')
    const header = await siwxHeader(wallet.account, challenge, url)
    const client = eventClient(tollgraph.url, { 'sign-in-with-x': header })
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toMatchObject({ data: { job: { status: 'PENDING' } } })
    client.dispose()
  })

  it('is challenged over WebSocket, and runs with the signature in its extensions', async () => {
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    const subscription = { query: JOB, variables: { id: job.id } }
    const client = socketClient(tollgraph.url)
    const refused = await client
      .iterate(subscription)
      .next()
      .catch((errors: unknown) => errors)
    expect(refused).toMatchObject([{ extensions: { code: 'AUTHENTICATION_REQUIRED' } }])
    const [{ extensions }] = refused as [{ extensions: Record<string, { info: object; supportedChains: object[] }> }]
    const { info, supportedChains } = extensions['sign-in-with-x'] as { info: object; supportedChains: object[] }
    const payload = await createSIWxPayload(
      { ...info, ...supportedChains[0] } as never,
      wallet.account as never,
      `${tollgraph.url}/graphql`,
    )
    const signed = { ...subscription, extensions: { 'sign-in-with-x': encodeSIWxHeader(payload) } }
    const events = client.iterate<JobEvent>(signed)
    expect((await events.next()).value).toMatchObject({ data: { job: { status: 'PENDING' } } })
    await client.dispose()
  })
})
