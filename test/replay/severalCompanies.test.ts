import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'
import { etherscanReplay } from './companies/etherscan.ts'
import { type ReplayServer, startReplay } from './server.ts'

const FIRST_BALANCE = '172774397764084972158218'
const SECOND_BALANCE = '41'

let first: ReplayServer
let second: FastifyInstance
let secondUrl: string
let tollgraph: TestTollgraph
let metrics: string
beforeAll(async () => {
  first = await startReplay(etherscanReplay)
  second = fastify()
  second.get('/*', async () => ({ status: '1', message: 'OK', result: SECOND_BALANCE }))
  secondUrl = await second.listen({ host: '127.0.0.1', port: 0 })
  const [port] = await freePorts(1)
  metrics = `http://127.0.0.1:${port}/metrics`
  tollgraph = await startTollgraph({
    SERVICES: 'data',
    ETHERSCAN_URL: first.url,
    ETHERSCAN_KEY: first.definition.key,
    BLOCKSCOUT_URL: secondUrl,
    BLOCKSCOUT_KEY: 'a key',
    PROVIDER_COSTS_USD: 'etherscan=0.002,blockscout=0.003',
    METRICS_PORT: String(port),
  })
})
afterAll(async () => {
  await tollgraph?.stop()
  await second?.close()
  await first?.close()
})

async function balance() {
  const wallet = await makeWallet(tollgraph)
  const before = await wallet.balance()
  const row = rowOf('ExplorerBalance')
  const { url, init } = requestOf(tollgraph, row, row.sample)
  const answer = await wallet.pay(url, init)
  const { result } = (await answer.json()) as { result?: string }
  const provider = answer.headers.get('x-data-provider')
  return { status: answer.status, result, provider, cost: before - (await wallet.balance()) }
}

async function metric(name: string): Promise<number> {
  const line = (await (await fetch(metrics)).text()).split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return Number(line?.split(' ').at(-1))
}

describe('several companies for one port', () => {
  it('the first is asked, and the answer names it', async () => {
    expect(await balance()).toEqual({ status: 200, result: FIRST_BALANCE, provider: 'etherscan', cost: 10_000n })
  })

  it('while the first is dead the next answers, and the answer names that one', async () => {
    await first.close()
    expect(await balance()).toEqual({ status: 200, result: SECOND_BALANCE, provider: 'blockscout', cost: 10_000n })
  })

  it('calls, their cost and what the port earns are metrics', async () => {
    expect(await metric('tollgraph_provider_calls_total{company="etherscan",outcome="answered"}')).toBe(1)
    expect(await metric('tollgraph_provider_calls_total{company="etherscan",outcome="failed"}')).toBeGreaterThan(0)
    expect(await metric('tollgraph_provider_cost_usd_total{company="etherscan"}')).toBe(0.002)
    expect(await metric('tollgraph_provider_cost_usd_total{company="blockscout"}')).toBe(0.003)
    expect(await metric('tollgraph_provider_call_seconds_count{company="blockscout"}')).toBe(1)
    expect(await metric('tollgraph_port_revenue_usd_total{port="data/explorer"}')).toBe(0.02)
  })
})
