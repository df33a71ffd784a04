import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remoteFacilitators } from '../../../../router/payments/facilitator/remotes.ts'
import { openSolanaMoney } from '../../../../router/payments/rails/solana/open.ts'
import { solanaShortcomings } from '../../../../router/payments/rails/solana/readiness.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'

const SILENT = pino({ level: 'silent' })

let solana: TestSolana
let remote: Server
let kinds: readonly unknown[] = []

beforeAll(async () => {
  solana = await startSolana()
  remote = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ kinds, extensions: [], signers: {} }))
  })
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  remote?.closeAllConnections()
  remote?.close()
  await solana?.stop()
})

async function settings() {
  const wallet = await solana.makeWallet(5n)
  return {
    wallet,
    given: {
      SOLANA_NETWORK: solana.network.name,
      SOLANA_PAYEE: wallet.address,
      SOLANA_RPC_URL: solana.rpcUrl,
      FACILITATOR_TIMEOUT_MS: 2_000,
      NETWORK: 'devnet',
    },
  }
}

function remoteOne() {
  const url = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`
  return remoteFacilitators([{ url, key: null }], { timeoutMs: 2_000, maxInFlight: 1 }, SILENT)
}

describe('payments on Solana', () => {
  it('are not opened where they are not configured', async () => {
    expect(await openSolanaMoney({ FACILITATOR_TIMEOUT_MS: 2_000, NETWORK: 'devnet' }, null, SILENT)).toBeNull()
  })

  it('are settled by a key of our own, and refunded by another', async () => {
    const { wallet, given } = await settings()
    const other = await solana.makeWallet()
    const money = await openSolanaMoney(
      { ...given, SOLANA_FACILITATOR_KEY: wallet.key, SOLANA_REFUND_KEY: other.key },
      null,
      SILENT,
    )
    expect(money).toMatchObject({ feePayer: wallet.address, payee: wallet.address })
    expect(money?.facilitator.name).toBe(`embedded (${wallet.address})`)
    expect(money?.refunds?.address).toBe(other.address)
    expect(await money?.chain.balanceOf(wallet.address)).toBe(5n)
  })

  it('are settled by a remote facilitator, whose fee payer goes into the offers', async () => {
    const { wallet, given } = await settings()
    kinds = [
      { x402Version: 2, scheme: 'exact', network: 'eip155:8453' },
      { x402Version: 1, scheme: 'exact', network: solana.network.id, extra: { feePayer: solana.network.usdc } },
      { x402Version: 2, scheme: 'exact', network: solana.network.id, extra: { feePayer: wallet.address } },
    ]
    const money = await openSolanaMoney(given, remoteOne(), SILENT)
    expect(money).toMatchObject({ feePayer: wallet.address, signatureOf: null, refunds: null })
    expect(money?.facilitator.name).toBe(remoteOne().name)
  })

  it('are refused with a remote facilitator that does not settle there', async () => {
    const { given } = await settings()
    kinds = [{ x402Version: 2, scheme: 'exact', network: 'eip155:8453' }]
    const opening = openSolanaMoney(given, remoteOne(), SILENT)
    await expect(opening).rejects.toThrow(/settle no payments on solana-devnet/)
  })
})

describe('the shortcomings of payments on Solana', () => {
  it('name a payee without an account and keys without money, and how to mend them', async () => {
    const poor = await solana.makeWallet(0n)
    const payee = solana.network.usdc
    const { given } = await settings()
    const keys = { SOLANA_FACILITATOR_KEY: poor.key, SOLANA_REFUND_KEY: poor.key }
    const money = await openSolanaMoney({ ...given, ...keys, SOLANA_PAYEE: payee }, null, SILENT)
    expect(await solanaShortcomings(money!)).toEqual([
      expect.stringContaining(`The payee ${payee} has no account for USDC`),
      expect.stringContaining(`SOLANA_FACILITATOR_KEY (${poor.address}) is low on SOL`),
      expect.stringContaining(`SOLANA_REFUND_KEY (${poor.address}) is low on SOL`),
      expect.stringContaining(`SOLANA_REFUND_KEY (${poor.address}) holds no USDC`),
    ])
    await solana.fund(poor.address, 1n, 10_000_000n)
    expect(await solanaShortcomings(money!)).toHaveLength(1)
  })

  it('are not those of a remote facilitator', async () => {
    const { wallet, given } = await settings()
    kinds = [{ x402Version: 2, scheme: 'exact', network: solana.network.id, extra: { feePayer: wallet.address } }]
    const money = await openSolanaMoney(given, remoteOne(), SILENT)
    expect(await solanaShortcomings(money!)).toEqual([])
  })

  it('cannot be said while the chain is away', async () => {
    const { wallet, given } = await settings()
    const money = await openSolanaMoney({ ...given, SOLANA_FACILITATOR_KEY: wallet.key }, null, SILENT)
    solana.setDown(true)
    await expect(solanaShortcomings(money!)).rejects.toThrow()
    solana.setDown(false)
  })
})
