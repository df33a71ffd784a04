import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { startFacilitator } from '../../support/facilitator.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { startTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'

/** Something before a facilitator that answers 429 to everything while it is busy. */
async function startDoor(behind: string) {
  const state = { isBusy: true, refused: 0 }
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const isPost = request.method === 'POST'
    const answer = await fetch(`${behind}${request.url}`, {
      headers: { 'content-type': 'application/json' },
      ...(isPost ? { method: 'POST', body: await bodyOf(request) } : {}),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
  const server = createServer((request, response) => {
    if (state.isBusy) {
      state.refused += 1
      response.writeHead(429, { 'retry-after': '1' }).end('{}')
      return
    }
    pass(request, response).catch(() => response.writeHead(502).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

it('“The facilitator answered 429 at our cold start, and every route was dead”: here they live, and sell as soon as it does', async () => {
  const facilitator = await startFacilitator()
  onTestFinished(() => facilitator.stop())
  const door = await startDoor(facilitator.url)
  const tollgraph = await startTollgraph({ FACILITATOR_URLS: door.url, LOG_LEVEL: 'silent' })
  onTestFinished(() => tollgraph.stop())
  await facilitator.connect(tollgraph.rpcUrl)
  const search = `${tollgraph.url}/domains/api/search`
  const body = { name: 'cold-start' }

  expect((await fetch(`${tollgraph.url}/ready`)).status).toBe(200)
  expect((await fetch(`${tollgraph.url}/domains/api/domain/verify?domain=example.com`)).status).toBe(200)
  const unpaid = await fetch(search, json(body))
  expect(unpaid.status).toBe(402)
  const wallet = await makeWallet(tollgraph, '1')
  const headers = await wallet.paymentHeaders(unpaid)
  const refused = await fetch(search, json(body, headers))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBeTruthy()
  expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
  expect(door.state.refused).toBeGreaterThan(0)

  door.state.isBusy = false
  expect((await fetch(search, json(body, headers))).status).toBe(200)
  expect(await wallet.balance()).toBe(parseUsd('0.99'))
})
