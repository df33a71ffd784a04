import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowOf } from '../../contract/facts.ts'
import { requestOf } from '../../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet } from '../../support/wallet.ts'

// A name of dots alone would be a way up in the path of a company.

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ SERVICES: 'data,social' })
})
afterAll(() => tollgraph?.stop())

it.each([
  ['ReadPool', { network: 'eth', address: '..' }],
  ['ReadPool', { network: 'eth', address: '.' }],
  ['SearchNetworkPeople', { keywords: '..' }],
])('%s refuses %j', async (operation, input) => {
  const wallet = await makeWallet(tollgraph)
  const before = await wallet.balance()
  const { url, init } = requestOf(tollgraph, rowOf(operation), input)
  const answer = await wallet.pay(url, init)
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 400 })
  expect(before - (await wallet.balance())).toBe(0n)
})

it.each([
  '{ pools(chain: "eth", addresses: [".."]) { name } }',
  '{ token(chain: "aptos", address: "..") { price } }',
  '{ chain(id: "defi:..") { tvl { at } } }',
  '{ chain(id: "market:%2e%2e") { topPools { nodes { address } } } }',
])('%s is refused as well', async (query) => {
  const headers = { 'content-type': 'application/json' }
  const wallet = await makeWallet(tollgraph)
  const init = { method: 'POST', headers, body: JSON.stringify({ query }) }
  const answer = (await (await wallet.pay(`${tollgraph.url}/graphql`, init)).json()) as {
    errors: { message: string; extensions: { code: string } }[]
  }
  expect(answer.errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/)
})
