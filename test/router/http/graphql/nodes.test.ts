import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeId } from '../../../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json } from '../../../support/wallet.ts'

const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

interface Result {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Result> {
  const response = await fetch(`${tollgraph.url}/graphql`, json({ query, variables }))
  return (await response.json()) as Result
}

it('an object has the same id in every spelling of its key, and node(id:) returns it', async () => {
  const { data } = await ask('query ($of: Address!) { wallet(address: $of) { id address } }', {
    of: ADDRESS.toLowerCase(),
  })
  const wallet = { id: nodeId('Wallet', [ADDRESS]), address: ADDRESS }
  expect(data).toEqual({ wallet })
  const again = await ask('query ($id: ID!) { node(id: $id) { __typename id ... on Wallet { address } } }', {
    id: wallet.id,
  })
  expect(again).toMatchObject({ data: { node: { __typename: 'Wallet', ...wallet } } })
})

it('several ids are answered in their order, with null for a type that the graph does not have', async () => {
  const ids = [nodeId('Comet', ['1']), nodeId('Wallet', [ADDRESS])]
  const { data } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Wallet { address } } }', { ids })
  expect(data).toMatchObject({ nodes: [null, { id: ids[1], address: ADDRESS }] })
})

it('a text that is no id is refused by name', async () => {
  for (const id of ['wallet', nodeId('Wallet', [ADDRESS]).slice(1)]) {
    const { errors } = await ask('query ($id: ID!) { node(id: $id) { id } }', { id })
    expect(errors?.[0]?.message).toBe('Validation failed: id: must be the `id` of a node, as an answer has it')
  }
})

it('a private field of a node asks for the signature that it asks for elsewhere', async () => {
  const { errors } = await ask('query ($id: ID!) { node(id: $id) { ... on Wallet { jobs { edges { cursor } } } } }', {
    id: nodeId('Wallet', [ADDRESS]),
  })
  expect(errors?.[0]?.extensions?.code).toBe('AUTHENTICATION_REQUIRED')
})
