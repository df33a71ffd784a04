import { spawn } from 'node:child_process'
import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient, fetchExchange, subscriptionExchange } from '@urql/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet } from '../../../support/wallet.ts'
import { beginSession, JOB, type JobEvent, type MovedJob, paidJob, socketClient, startLive } from './support.ts'

let tollgraph: TestTollgraph
let authorization: string
let makeJob: () => Promise<MovedJob>
beforeAll(async () => {
  tollgraph = await startLive()
  const wallet = await makeWallet(tollgraph, '0')
  authorization = await beginSession(tollgraph, wallet)
  makeJob = () => paidJob(tollgraph.backend.db.pool, wallet.address)
})
afterAll(() => tollgraph?.stop())

const STATES = ['PENDING', 'LOADING', 'COMPLETE']

/** Moves the job on after each event, until it completes. */
function follower(job: MovedJob) {
  const seen: (string | undefined)[] = []
  return {
    seen,
    take(data: JobEvent | null | undefined) {
      const status = data?.job?.status
      seen.push(status)
      if (status === 'PENDING') void job.lease()
      if (status === 'LOADING') void job.complete()
    },
  }
}

describe('a job is followed to its end', () => {
  it('by Apollo Client over WebSocket', async () => {
    const job = await makeJob()
    const socket = socketClient(tollgraph.url, { authorization })
    const client = new ApolloClient({ link: new GraphQLWsLink(socket), cache: new InMemoryCache() })
    const { seen, take } = follower(job)
    await new Promise<void>((complete, error) => {
      client
        .subscribe<JobEvent>({ query: gql(JOB), variables: { id: job.id } })
        .subscribe({ next: ({ data }) => take(data), error, complete })
    })
    expect(seen).toEqual(STATES)
    client.stop()
    await socket.dispose()
  })

  it('by urql over WebSocket', async () => {
    const job = await makeJob()
    const socket = socketClient(tollgraph.url, { authorization })
    const client = createClient({
      url: `${tollgraph.url}/graphql`,
      preferGetMethod: false,
      exchanges: [
        subscriptionExchange({
          forwardSubscription: ({ query = '', variables }) => ({
            subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables: variables ?? {} }, sink) }),
          }),
        }),
      ],
    })
    const { seen, take } = follower(job)
    await new Promise<void>((resolve) => {
      client.subscription<JobEvent>(JOB, { id: job.id }).subscribe(({ data }) => {
        take(data)
        if (seen.length === STATES.length) resolve()
      })
    })
    expect(seen).toEqual(STATES)
    await socket.dispose()
  })

  it('by urql over Server-Sent Events', async () => {
    const job = await makeJob()
    const client = createClient({
      url: `${tollgraph.url}/graphql`,
      preferGetMethod: false,
      exchanges: [fetchExchange],
      fetchSubscriptions: true,
      fetchOptions: { headers: { authorization } },
    })
    const { seen, take } = follower(job)
    await new Promise<void>((resolve) => {
      client.subscription<JobEvent>(JOB, { id: job.id }).subscribe(({ data }) => {
        take(data)
        if (seen.length === STATES.length) resolve()
      })
    })
    expect(seen).toEqual(STATES)
  })

  it.each(['POST', 'GET'])('by curl, with %s', async (method) => {
    const job = await makeJob()
    const body = JSON.stringify({ query: JOB, variables: { id: job.id } })
    const search = new URLSearchParams({ query: JOB, variables: JSON.stringify({ id: job.id }) })
    const given =
      method === 'POST'
        ? ['-H', 'content-type: application/json', '-d', body, `${tollgraph.url}/graphql`]
        : [`${tollgraph.url}/graphql?${search}`]
    const curl = spawn('curl', [
      '-sN',
      '-H',
      'accept: text/event-stream',
      '-H',
      `authorization: ${authorization}`,
      ...given,
    ])
    const { seen, take } = follower(job)
    let text = ''
    for await (const chunk of curl.stdout) {
      text += String(chunk)
      const events = [...text.matchAll(/^event: next\ndata: (.*)\n\n/gm)].slice(seen.length)
      for (const [, data = ''] of events) take((JSON.parse(data) as { readonly data: JobEvent }).data)
    }
    expect(seen).toEqual(STATES)
    expect(text).toMatch(/event: complete\ndata:\n\n$/)
  })
})
