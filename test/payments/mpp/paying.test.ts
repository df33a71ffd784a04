import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { x402Facilitator } from '@x402/core/facilitator'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { Challenge, Credential, Receipt } from 'mppx'
import { evm, Mppx } from 'mppx/client'
import { createWalletClient, http, nonceManager, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, usdcAbi } from '../../../devnet/index.ts'
import type { Address } from '../../../schema/address.ts'
import { newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { NETWORK } from './offers.ts'
import { type PaidServer, PRICE, startPaidServer } from './paidServer.ts'

let devnet: Devnet
let removeDevnet: () => Promise<void>
let server: PaidServer

beforeAll(async () => {
  ;({ devnet, remove: removeDevnet } = await startSharedDevnet())
  server = await startPaidServer(devnet.payee as Address, stockFacilitator(devnet))
}, 30_000)
afterAll(async () => {
  await server.stop()
  await removeDevnet()
})

/** The facilitator as its packages make it, on the devnet's facilitator account. */
function stockFacilitator({ rpcUrl, facilitatorKey }: Devnet): x402Facilitator {
  const account = privateKeyToAccount(facilitatorKey, { nonceManager })
  const transport = http(rpcUrl)
  const wallet = createWalletClient({ account, chain: baseSepolia, transport, pollingInterval: 10 }).extend(
    publicActions,
  )
  const signer = toFacilitatorEvmSigner({ ...wallet, address: account.address } as never)
  return new x402Facilitator().register(NETWORK.id, new ExactEvmScheme(signer))
}

async function payer(usdc = 1_000_000n) {
  const account = newAccount()
  if (usdc > 0n) await devnet.fund(account.address, { usdc })
  const client = Mppx.create({
    methods: [evm({ account, currencies: [evm.assets.baseSepolia.USDC] })],
    polyfill: false,
  })
  return { account, client }
}

const balanceOf = (address: Address | string): Promise<bigint> =>
  nodeOf(devnet).readContract({
    address: devnet.usdc,
    abi: usdcAbi,
    functionName: 'balanceOf',
    args: [address as Address],
  }) as Promise<bigint>

/** The credential of the stock client for one challenge of a path. */
async function credentialFor(path: string, client: Awaited<ReturnType<typeof payer>>['client']): Promise<string> {
  return client.createCredential(await fetch(`${server.url}${path}`))
}

const pay = (path: string, authorization: string) => fetch(`${server.url}${path}`, { headers: { authorization } })

test('the stock client pays, and its receipt names the transaction', async () => {
  const { account, client } = await payer()
  const before = await balanceOf(devnet.payee)
  const response = await client.fetch(`${server.url}/paid`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ path: '/paid' })
  const receipt = Receipt.fromResponse(response)
  expect(receipt).toMatchObject({
    status: 'success',
    method: 'evm',
    reference: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  expect(await balanceOf(account.address)).toBe(1_000_000n - PRICE)
  expect(await balanceOf(devnet.payee)).toBe(before + PRICE)
})

test('an unpaid request hears each way to pay, in the order that it likes them', async () => {
  const methods = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/paid`, { headers })
    expect(response.status).toBe(402)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    return Challenge.fromResponseList(response).map(({ method }) => method)
  }
  expect(await methods()).toEqual(['evm', 'tempo'])
  expect(await methods({ 'accept-payment': 'tempo/charge, evm/*;q=0.5' })).toEqual(['tempo', 'evm'])
  expect(await methods({ 'accept-payment': 'evm/charge' })).toEqual(['evm'])
})

test('twenty payments of one payer at once are twenty payments', async () => {
  const { account, client } = await payer()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => client.fetch(`${server.url}/paid/${index}`)),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await balanceOf(account.address)).toBe(1_000_000n - 20n * PRICE)
})

test('a credential that paid for one request does not pay for another', async () => {
  const { account, client } = await payer()
  const credential = await credentialFor('/one', client)
  expect((await pay('/one', credential)).status).toBe(200)
  const other = await pay('/other', credential)
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({
    status: 409,
    challengeId: Credential.deserialize(credential).challenge.id,
  })
  expect(await balanceOf(account.address)).toBe(1_000_000n - PRICE)
})

test('a signature that does not fit is a problem that says so, with a new challenge', async () => {
  const { client } = await payer()
  const credential = Credential.deserialize<{ signature: string }>(await credentialFor('/paid', client))
  const { signature } = (Credential.deserialize(await credentialFor('/paid', client)) as typeof credential).payload
  const forged = Credential.serialize({ ...credential, payload: { ...credential.payload, signature } })
  const response = await pay('/paid', forged)
  expect(response.status).toBe(402)
  const { id } = credential.challenge
  expect(await response.json()).toMatchObject({
    type: 'https://paymentauth.org/problems/verification-failed',
    challengeId: id,
  })
  expect(Challenge.fromResponseList(response)[0]?.id).not.toBe(id)
})

test('a payer without money is told so', async () => {
  const { client } = await payer(0n)
  const response = await pay('/paid', await credentialFor('/paid', client))
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({ type: 'https://paymentauth.org/problems/payment-insufficient' })
})

test('a challenge of another server is refused', async () => {
  const { client } = await payer()
  const other = await startPaidServer(devnet.payee as Address, stockFacilitator(devnet), { realm: 'other.test' })
  try {
    const credential = await client.createCredential(await fetch(`${other.url}/paid`))
    const response = await pay('/paid', credential)
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ type: 'https://paymentauth.org/problems/invalid-challenge' })
  } finally {
    await other.stop()
  }
})

test('the validator of mppx finds nothing wrong, and pays', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tollgraph-mppx-'))
  const only = await startPaidServer(devnet.payee as Address, stockFacilitator(devnet), { methods: ['evm'] })
  const key = generatePrivateKey()
  await devnet.fund(privateKeyToAccount(key).address, { usdc: 1_000_000n })
  try {
    const binary = fileURLToPath(new URL('../../../node_modules/mppx/dist/bin.js', import.meta.url))
    const flags = [binary, 'validate', only.url, '--output-json', '--yes']
    const env = {
      PATH: process.env.PATH,
      HOME: home,
      MPPX_PRIVATE_KEY: key,
      MPPX_RPC_URL: devnet.rpcUrl,
      NO_UPDATE_NOTIFIER: '1',
    }
    const { stdout } = await promisify(execFile)(process.execPath, flags, { env })
    const report = JSON.parse(stdout)
    expect(report.summary).toMatchObject({ failed: 0, warnings: 0, skipped: 0 })
    expect(report.endpoints).toHaveLength(1)
    const labels = report.endpoints[0].payment.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(
      expect.arrayContaining(['Payment: successful', 'Receipt reference valid', 'On-chain transaction']),
    )
    expect(only.served).toBe(1)
  } finally {
    await only.stop()
    await rm(home, { recursive: true, force: true })
  }
}, 60_000)
