import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { rowOf } from '../../contract/facts.ts'
import { requestOf } from '../../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet } from '../../support/wallet.ts'

// A name of dots alone would be a way up in the path of a company.

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ SERVICES: 'data' })
})
afterAll(() => tollgraph?.stop())

it.each([
  ['ReadPool', { network: 'eth', address: '..' }],
  ['ReadPool', { network: 'eth', address: '.' }],
])('%s finds nothing for %j', async (operation, input) => {
  const wallet = await makeWallet(tollgraph)
  const before = await wallet.balance()
  const { url, init } = requestOf(tollgraph, rowOf(operation), input)
  const answer = await wallet.pay(url, init)
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 404 })
  expect(before - (await wallet.balance())).toBe(0n)
})

it.each([
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

it('several pools are those whose addresses are some', async () => {
  const wallet = await makeWallet(tollgraph)
  const query = '{ pools(chain: "eth", addresses: [".."]) { name } }'
  const headers = { 'content-type': 'application/json' }
  const answer = await wallet.pay(`${tollgraph.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  })
  expect(await answer.json()).toMatchObject({ data: { pools: [] } })
  expect(await wallet.balance()).toBe(parseUsd('1000'))
})
