import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { sendPaid } from '../../cli/call/paid.ts'
import { openTerminal } from '../../cli/terminal.ts'
import { type LineAnswer, OF_ROUTERS, OF_STRANGERS } from '../support/answersToPayments.ts'

type Step = (response: ServerResponse) => void

const answer =
  (status: number, body: string): Step =>
  (response) =>
    void response.writeHead(status, { 'retry-after': '0.01' }).end(body)

const breaks: Step = (response) => void response.destroy()
const page = answer(502, '<html>Bad gateway</html>')
const done = answer(200, '{}')

const terminal = { ...openTerminal('.'), tell: () => {} }

/** The status of the final answer, and how often the payment was sent, to a server that does these in turn. */
async function sentThrough(...steps: readonly Step[]): Promise<[number, number]> {
  return sentBy('POST', steps)
}

async function sentBy(method: string, steps: readonly Step[]): Promise<[number, number]> {
  let sent = 0
  const server = createServer((request, response) => {
    request.resume()
    const step = steps[sent] ?? answer(418, '')
    sent += 1
    step(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  try {
    const { status } = await sendPaid({ method, url, headers: {}, body: method === 'HEAD' ? null : '{}' }, {}, terminal)
    return [status, sent]
  } finally {
    server.close()
  }
}

const lineAnswer =
  ({ status, body, headers }: LineAnswer): Step =>
  (response) =>
    void response.writeHead(status, { 'retry-after': '0.01', ...headers }).end(Buffer.from(body, 'latin1'))

it.each(OF_STRANGERS)('a payment is sent again after %s', async (_what, given) => {
  expect(await sentBy(given.method ?? 'POST', [lineAnswer(given), done])).toEqual([200, 2])
})

it.each(OF_ROUTERS)('%s of a router is final', async (_what, given) => {
  expect(await sentBy(given.method ?? 'POST', [lineAnswer(given)])).toEqual([given.status, 1])
})

it('a payment that may have been taken is not called unsettled because the router is unavailable after that', async () => {
  const away = answer(503, '{"success":false,"error":"Away"}')
  const refusals = Array.from({ length: 11 }, () => away)
  expect(await sentThrough(...refusals)).toEqual([503, 11])
  await expect(sentThrough(breaks, ...refusals)).rejects.toThrow(/may have taken the payment/)
})

it.each([408, 429])('and after a %i, where it may have been taken before', async (status) => {
  const busy = answer(status, '{"success":false,"error":"Too many","retryAfter":1}')
  expect(await sentThrough(breaks, busy, done)).toEqual([200, 3])
  expect(await sentThrough(page, busy, done)).toEqual([200, 3])
  expect(await sentThrough(busy)).toEqual([status, 1])
})
