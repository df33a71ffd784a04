import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

it('does not wait for connections on which nothing was ever asked', async () => {
  const port = Number(new URL(tollgraph.url).port)
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  // It is accepted once a later one is served.
  expect((await fetch(`${tollgraph.url}/health`)).status).toBe(200)
  const ended = once(silent, 'close')
  await tollgraph.app.close()
  await ended
})
