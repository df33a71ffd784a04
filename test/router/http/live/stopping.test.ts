import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet } from '../../../support/wallet.ts'
import { beginSession, JOB, paidJob, startLive } from './support.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startLive()
})
afterAll(() => tollgraph?.stop())

it('ends live streams so that their clients connect again elsewhere, and waits for none', async () => {
  const wallet = await makeWallet(tollgraph, '0')
  const authorization = await beginSession(tollgraph, wallet)
  const { id } = await paidJob(tollgraph.backend.db.pool, wallet.address)
  const subscription = { query: JOB, variables: { id } }

  const events = await fetch(
    `${tollgraph.url}/graphql`,
    json(subscription, { authorization, accept: 'text/event-stream' }),
  )
  const socket = new WebSocket(`${tollgraph.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const messages: { readonly type: string }[] = []
  const begun = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)) as { readonly type: string })
      if (messages.at(-1)?.type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: subscription }))
      if (messages.at(-1)?.type === 'next') resolve()
    })
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
  await begun

  // Both clients have their first event before the server stops: a stream that ends before that is another case.
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('event: next')) text += (await reader.read()).value
  const closed = once(socket, 'close')
  await tollgraph.app.close()
  expect((await closed)[0]).toBe(1001)
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  expect(text).toContain('event: next\ndata: {"data":{"job":{"status":"PENDING","progress":0}}}')
  expect(text).not.toContain('event: complete')
  expect(messages.map(({ type }) => type)).toEqual(['connection_ack', 'next'])
})
