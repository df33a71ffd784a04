import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'
import {
  beginSession,
  eventClient,
  JOB,
  type JobEvent,
  killListeners,
  paidJob,
  secondRouter,
  socketClient,
  startLive,
} from './support.ts'

let tollgraph: TestTollgraph
let other: TestTollgraph
let wallet: TestWallet
let authorization: string
beforeAll(async () => {
  tollgraph = await startLive()
  other = await secondRouter(tollgraph)
  wallet = await makeWallet(tollgraph, '0')
  authorization = await beginSession(tollgraph, wallet)
})
afterAll(async () => {
  await other?.stop()
  await tollgraph?.stop()
})

const event = (status: string, progress: number) => ({ data: { job: { status, progress } } })

describe.each([
  ['WebSocket', (url: string) => socketClient(url, { authorization })],
  ['Server-Sent Events', (url: string) => eventClient(url, { authorization })],
])('a job over %s', (_, clientOf) => {
  it('comes as it is now, then after each change, and the stream completes with the job', async () => {
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    const client = clientOf(tollgraph.url)
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toEqual(event('PENDING', 0))
    await job.lease()
    expect((await events.next()).value).toEqual(event('LOADING', 0))
    await job.progress(40)
    expect((await events.next()).value).toEqual(event('LOADING', 40))
    await job.complete()
    expect((await events.next()).value).toEqual(event('COMPLETE', 100))
    expect((await events.next()).done).toBe(true)
    await client.dispose()
  })

  it('arrives at a subscriber of another router', async () => {
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    const client = clientOf(other.url)
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toEqual(event('PENDING', 0))
    await job.lease()
    expect((await events.next()).value).toEqual(event('LOADING', 0))
    await job.complete()
    expect((await events.next()).value).toEqual(event('COMPLETE', 100))
    expect((await events.next()).done).toBe(true)
    await client.dispose()
  })

  it('that changes while the listening connection is lost comes after it', async () => {
    const job = await paidJob(tollgraph.backend.db.pool, wallet.address)
    const client = clientOf(other.url)
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toEqual(event('PENDING', 0))
    await killListeners(tollgraph)
    await job.lease()
    await job.complete()
    expect((await events.next()).value).toEqual(event('COMPLETE', 100))
    expect((await events.next()).done).toBe(true)
    await client.dispose()
  })

  it('of another wallet is forbidden, as in a query', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    const job = await paidJob(tollgraph.backend.db.pool, stranger.address)
    const client = clientOf(tollgraph.url)
    const events = client.iterate<JobEvent>({ query: JOB, variables: { id: job.id } })
    expect((await events.next()).value).toMatchObject({
      data: { job: null },
      errors: [{ extensions: { code: 'FORBIDDEN' }, path: ['job'] }],
    })
    expect((await events.next()).done).toBe(true)
    await client.dispose()
  })
})
