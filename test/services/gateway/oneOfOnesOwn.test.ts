import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession, paidJob, startLive } from '../../router/http/live/support.ts'
import type { TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let stranger: TestWallet
beforeAll(async () => {
  tollgraph = await startLive()
  wallet = await makeWallet(tollgraph)
  stranger = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

/** What a wallet reads of a thing. */
async function read(reader: TestWallet, field: 'job' | 'payment', id: string): Promise<unknown> {
  const headers = { authorization: await beginSession(tollgraph, reader) }
  const query = `query ($id: ID!) { ${field}(id: $id) { id: resourceId } }`
  const answer = await fetch(`${tollgraph.url}/graphql`, json({ query, variables: { id } }, headers))
  return answer.json()
}

async function payment(): Promise<string> {
  await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'one-of-mine.com' }))
  const { rows } = await tollgraph.backend.db.pool.query<{ id: string }>(
    'SELECT id FROM ledger.payment WHERE payer = $1',
    [wallet.address],
  )
  return rows[0]?.id ?? ''
}

describe.each([
  ['job', async () => (await paidJob(tollgraph.backend.db.pool, wallet.address)).id],
  ['payment', payment],
] as const)('a %s by its id', (field, make) => {
  it('is read by the wallet that paid, and by no other', async () => {
    const id = await make()
    expect(await read(wallet, field, id)).toEqual({ data: { [field]: { id } } })
    expect(await read(stranger, field, id)).toMatchObject({
      data: { [field]: null },
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    })
  })

  it.each(['00000000-0000-4000-8000-000000000000', "x' OR true"])('is not found as %s', async (id) => {
    expect(await read(wallet, field, id)).toMatchObject({
      data: { [field]: null },
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    })
  })
})
