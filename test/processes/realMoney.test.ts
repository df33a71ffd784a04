import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startSharedDevnet } from '../devnet/devnets.ts'
import { startCdpFacilitator } from '../support/cdpFacilitator.ts'
import { edwardsKey } from '../support/cdpKeys.ts'
import { startProcess, type TollgraphProcess } from '../support/process.ts'

const PAYEE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const REFUND_KEY = `0x${'22'.repeat(32)}`

// A devnet stands in for Base Sepolia, whose chain id it has.
let chain: Awaited<ReturnType<typeof startSharedDevnet>>
let facilitator: Server
let kinds: object[]

beforeAll(async () => {
  chain = await startSharedDevnet()
  facilitator = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ kinds, extensions: [], signers: {} }))
  })
  await new Promise<void>((resolve) => facilitator.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => facilitator?.close(resolve))
  await chain?.remove()
})

async function startOn(settings: Record<string, string>): Promise<TollgraphProcess> {
  const given = { SERVICES: 'domains', NETWORK: 'base-sepolia', RPC_URL: chain.devnet.rpcUrl, PAYEE, ...settings }
  const made = await startProcess(given)
  onTestFinished(() => made.end())
  return made
}

describe('a start on a real network', () => {
  it('says what would be charged, to whom and through whom, before it listens', async () => {
    kinds = [{ x402Version: 2, scheme: 'exact', network: 'eip155:84532' }]
    const { port } = facilitator.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const output = (await startOn({ FACILITATOR_URLS: url, REFUND_KEY })).output()
    expect(output).toMatch(
      /Test money: USDC 0x036CbD53842c5426634e7929541eC2318f3dCF7e on base-sepolia \(eip155:84532\)/,
    )
    expect(output).toMatch(/prices +\d+ paths have one, from \d+\.\d\d to \d+\.\d\d USD/)
    expect(output).toMatch(new RegExp(`paid to +${PAYEE}`))
    expect(output).toMatch(new RegExp(`through +${url}, which settles exact`))
    expect(output).toMatch(/refunds +from 0x\w{40}, which holds 0\.00 USDC/)
    expect(output.indexOf('paid to')).toBeLessThan(output.indexOf('Tollgraph listens'))
  })

  it('says so of a facilitator that does not answer, and starts all the same', async () => {
    const output = (await startOn({ FACILITATOR_URLS: 'http://127.0.0.1:9' })).output()
    expect(output).toContain('IT DOES NOT ANSWER')
    expect(output).toMatch(/refunds +NONE/)
  })

  it('warns of a key without gas', async () => {
    const output = (await startOn({ FACILITATOR_KEY: `0x${'33'.repeat(32)}` })).output()
    expect(output).toContain('IT HOLDS NO ETH FOR GAS')
  })

  it('is refused with a facilitator that settles elsewhere', async () => {
    kinds = [{ x402Version: 2, scheme: 'exact', network: 'eip155:1' }]
    const { port } = facilitator.address() as AddressInfo
    await expect(startOn({ FACILITATOR_URLS: `http://127.0.0.1:${port}` })).rejects.toThrow(
      /does not settle on base-sepolia/,
    )
  })

  it('is refused where every facilitator refuses the key, with the reason and without the key', async () => {
    const key = edwardsKey()
    const cdp = await startCdpFacilitator(key.id, edwardsKey().publicKey)
    try {
      const settings = { FACILITATOR_URLS: cdp.url, CDP_FACILITATOR_URL: cdp.url, CDP_API_KEY_ID: key.id }
      const start = startOn({ ...settings, CDP_API_KEY_SECRET: key.secret })
      const refusal: unknown = await start.catch((error: unknown) => error)
      expect(String(refusal)).toMatch(/refuses the key .*unauthorized.*check CDP_API_KEY_ID and CDP_API_KEY_SECRET/)
      expect(String(refusal)).not.toContain(key.secret)
    } finally {
      await cdp.stop()
    }
  })

  it('names each facilitator in its order, and what is wrong with it', async () => {
    const key = edwardsKey()
    const cdp = await startCdpFacilitator(key.id, key.publicKey)
    try {
      const FACILITATOR_URLS = `http://127.0.0.1:9 ${cdp.url}`
      const settings = { FACILITATOR_URLS, CDP_FACILITATOR_URL: cdp.url, CDP_API_KEY_ID: key.id }
      const output = (await startOn({ ...settings, CDP_API_KEY_SECRET: key.secret })).output()
      const { origin } = new URL(cdp.url)
      expect(output).toMatch(
        new RegExp(`through +http://127.0.0.1:9 \\(IT DOES NOT ANSWER.*, then ${origin}, which settles exact`),
      )
    } finally {
      await cdp.stop()
    }
  })
})
