import { x402Client } from '@x402/core/client'
import { x402Facilitator } from '@x402/core/facilitator'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme as ExactClient } from '@x402/evm/exact/client'
import { ExactEvmScheme as ExactFacilitator } from '@x402/evm/exact/facilitator'
import { createWalletClient, type Hex, http, nonceManager, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, usdcAbi } from '../../devnet/index.ts'
import { newAccount, nodeOf, startSharedDevnet } from './devnets.ts'

const NETWORK = 'eip155:84532'

let devnet: Devnet
let facilitator: x402Facilitator
let remove: () => Promise<void>
const payer = newAccount()

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  facilitator = stockFacilitator(devnet)
  await devnet.fund(payer.address, { usdc: 10_000_000n })
}, 30_000)
afterAll(() => remove())

/** The facilitator as its packages make it, on the devnet's facilitator account. */
function stockFacilitator({ rpcUrl, facilitatorKey }: Devnet): x402Facilitator {
  const account = privateKeyToAccount(facilitatorKey, { nonceManager })
  const wallet = createWalletClient({
    account,
    chain: baseSepolia,
    transport: http(rpcUrl),
    pollingInterval: 10,
  }).extend(publicActions)
  const signer = toFacilitatorEvmSigner({
    address: account.address,
    readContract: (args) => wallet.readContract({ ...args, args: args.args ?? [] }),
    verifyTypedData: (args) => wallet.verifyTypedData({ ...args } as Parameters<typeof wallet.verifyTypedData>[0]),
    writeContract: (args) => wallet.writeContract({ ...args, args: args.args }),
    sendTransaction: (args) => wallet.sendTransaction(args),
    waitForTransactionReceipt: (args) => wallet.waitForTransactionReceipt(args),
    getCode: (args) => wallet.getCode(args),
  })
  return new x402Facilitator().register(NETWORK, new ExactFacilitator(signer))
}

function requirements(changes: Partial<PaymentRequirements> = {}): PaymentRequirements {
  return {
    scheme: 'exact',
    network: NETWORK,
    asset: devnet.usdc,
    amount: '10000',
    payTo: devnet.payee,
    maxTimeoutSeconds: 300,
    extra: { name: 'USDC', version: '2' },
    ...changes,
  }
}

/** What the stock client answers to a 402 with these requirements, under its default spend controls. */
function sign(required: PaymentRequirements, account = payer): Promise<PaymentPayload> {
  const client = new x402Client().register('eip155:*', new ExactClient(account))
  const resource = { url: 'http://localhost/paid', description: '', mimeType: 'application/json' }
  return client.createPaymentPayload({ x402Version: 2, resource, accepts: [required] })
}

const balance = (address: Hex) =>
  nodeOf(devnet).readContract({ address: devnet.usdc, abi: usdcAbi, functionName: 'balanceOf', args: [address] })

test('a payment of the stock client is verified and settled', async () => {
  const required = requirements()
  const payload = await sign(required)
  const before = await balance(devnet.payee)
  expect(await facilitator.verify(payload, required)).toMatchObject({ isValid: true, payer: payer.address })
  const settled = await facilitator.settle(payload, required)
  expect(settled).toMatchObject({ success: true, payer: payer.address, network: NETWORK })
  expect(await balance(devnet.payee)).toBe(before + 10_000n)

  const receipt = await nodeOf(devnet).getTransactionReceipt({ hash: settled.transaction as Hex })
  expect(receipt.status).toBe('success')
  const [used, transfer] = receipt.logs
  expect(used?.topics[2]).toBe((payload.payload.authorization as { nonce: Hex }).nonce)
  expect(transfer?.address.toLowerCase()).toBe(devnet.usdc.toLowerCase())
})

test('many payments at once are all settled', async () => {
  const required = requirements()
  const before = await balance(devnet.payee)
  const payloads = await Promise.all(Array.from({ length: 10 }, () => sign(required)))
  const results = await Promise.all(payloads.map((payload) => facilitator.settle(payload, required)))
  expect(results.map(({ success }) => success)).toEqual(Array(10).fill(true))
  expect(await balance(devnet.payee)).toBe(before + 100_000n)
})

test('a payment cannot be used again', async () => {
  const required = requirements()
  const payload = await sign(required)
  await facilitator.settle(payload, required)
  expect(await facilitator.verify(payload, required)).toMatchObject({
    isValid: false,
    invalidReason: 'invalid_exact_evm_nonce_already_used',
  })
  expect(await facilitator.settle(payload, required)).toMatchObject({ success: false })
})

test('a payer without money is told so', async () => {
  const required = requirements()
  expect(await facilitator.verify(await sign(required, newAccount()), required)).toMatchObject({
    isValid: false,
    invalidReason: 'invalid_exact_evm_insufficient_balance',
  })
})

test('a forged signature is refused', async () => {
  const required = requirements()
  const mine = await sign(required)
  const forged = await sign(required, newAccount())
  const payload = { ...mine, payload: { ...mine.payload, signature: forged.payload.signature } }
  expect(await facilitator.verify(payload, required)).toMatchObject({ isValid: false })
  expect(await facilitator.settle(payload, required)).toMatchObject({ success: false })
})

test('a token of another name or version is recognised by its domain', async () => {
  const required = requirements({ extra: { name: 'USD Coin', version: '2' } })
  expect(await facilitator.verify(await sign(required), required)).toMatchObject({ isValid: false })
})
