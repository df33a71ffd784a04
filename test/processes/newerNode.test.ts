import { expect, it, onTestFinished } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { NODES, nodeBinary } from '../../scripts/support/nodes.mjs'
import { startProcess } from '../support/process.ts'
import { json, makeWallet } from '../support/wallet.ts'

it.for(NODES)('starts by npm and is paid on Node %s', { timeout: 300_000 }, async (version, { skip }) => {
  const node = nodeBinary(version) ?? skip(`Node ${version} is not installed: node scripts/nodes.mjs`)
  const tollgraph = await startProcess({}, { node })
  onTestFinished(() => tollgraph.end())
  const wallet = await makeWallet(tollgraph, '1')
  const answer = await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'my-first-toll.com' }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ domain: 'my-first-toll.com' })
  expect(await wallet.balance()).toBeLessThan(parseUsd('1'))
})
