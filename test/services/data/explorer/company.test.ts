import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'

const ADDRESS = '0x000000000000000000000000000000000000dEaD'

let company: FastifyInstance
let tollgraph: TestTollgraph
let wallet: TestWallet
let asked: Record<string, string>[] = []
let answer: { readonly status: number; readonly body: unknown }

beforeAll(async () => {
  company = fastify()
  company.get<{ Querystring: Record<string, string> }>('/v2/api', async ({ query }, reply) => {
    asked.push(query)
    return reply.code(answer.status).send(answer.body)
  })
  const ETHERSCAN_URL = await company.listen({ host: '127.0.0.1', port: 0 })
  tollgraph = await startTollgraph({ ETHERSCAN_URL, ETHERSCAN_KEY: 'a key' })
  wallet = await makeWallet(tollgraph)
})
afterAll(async () => {
  await tollgraph?.stop()
  await company?.close()
})

/** Pays for a balance on the main network while the company answers this. */
async function ask(status: number, body: unknown) {
  answer = { status, body }
  asked = []
  const before = await wallet.balance()
  const { url, init } = requestOf(tollgraph, rowOf('ExplorerBalance'), { chainid: 1, address: ADDRESS })
  const response = await wallet.pay(url, init)
  return { response, body: await bodyOf(response), cost: before - (await wallet.balance()) }
}

it('with a company configured, all chains that it knows are asked of it, with the key', async () => {
  const { response, body, cost } = await ask(200, { status: '1', message: 'OK', result: '172774397764084972158218' })
  expect(body).toEqual({ status: '1', message: 'OK', result: '172774397764084972158218' })
  expect(response.headers.get('x-data-source')).toBe('live')
  expect(cost).toBe(10_000n)
  expect(asked).toEqual([
    { chainid: '1', module: 'account', action: 'balance', address: ADDRESS, tag: 'latest', apikey: 'a key' },
  ])
})

it.each([
  ['refuses', 200, { status: '0', message: 'NOTOK', result: 'Error! Something is wrong' }, 502, 1],
  ['fails', 500, { error: 'broken' }, 502, 3],
  ['does not know our key', 403, { status: '0', message: 'NOTOK', result: 'Invalid API Key' }, 502, 1],
  ['answers something else than it documents', 200, { status: '1', message: 'OK', result: { wei: 1 } }, 502, 1],
  ['is busy', 200, { status: '0', message: 'NOTOK', result: 'Max rate limit reached' }, 503, 1],
])('a company that %s costs nobody anything', async (_, status, given, expected, attempts) => {
  const { response, body, cost } = await ask(status, given)
  expect(response.status).toBe(expected)
  expect(body).toMatchObject({ success: false, error: expect.stringContaining('explorer') })
  expect(JSON.stringify(body)).not.toContain('a key')
  expect(cost).toBe(0n)
  expect(asked).toHaveLength(attempts)
})
