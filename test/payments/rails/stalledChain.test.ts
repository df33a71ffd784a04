import { spawn } from 'node:child_process'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAnvil } from '../../../devnet/anvil.ts'
import { fundAccount } from '../../../devnet/fund.ts'
import { USDC } from '../../../devnet/index.ts'
import { CHAIN, connectNode, type DevnetNode, identifyNode } from '../../../devnet/node.ts'
import { prepareChain } from '../../../devnet/prepare.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import type { ExactTransfer } from '../../../router/payments/facilitator/exactTransfer.ts'
import { oneAtATime } from '../../../router/payments/facilitator/oneAtATime.ts'
import { openSender } from '../../../router/payments/facilitator/sender.ts'
import { stockExact } from '../../../router/payments/facilitator/stockExact.ts'
import { GAS_OF_SINGLE } from '../../../router/payments/facilitator/transactionRoom.ts'
import { transferCall } from '../../../router/payments/facilitator/transferCall.ts'
import type { Rail } from '../../../router/payments/protocol/rail.ts'
import { exactRail } from '../../../router/payments/rails/evm/exact.ts'
import { uptoRail } from '../../../router/payments/rails/evm/upto.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import type { Address } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import { authorization, signAuthorization } from '../../devnet/authorization.ts'
import { freePort, newAccount, newNonce } from '../../devnet/devnets.ts'
import { eventually } from '../../support/ledger.ts'

/** How far the chain is behind the clock, in seconds. */
const BEHIND = 3_600
const AMOUNT = parseUsd('0.01')
const NETWORK = NETWORKS['base-sepolia']
const SILENT = pino({ level: 'silent' })

const now = () => Math.floor(Date.now() / 1_000)
const payee = newAccount().address as Address
let stop: () => void
let rpcUrl: string
let node: DevnetNode
let exact: Rail
let upto: Rail

beforeAll(async () => {
  const port = await freePort()
  rpcUrl = `http://127.0.0.1:${port}`
  const clock = ['--timestamp', String(now() - BEHIND)]
  const flags = ['--chain-id', String(CHAIN.id), '--port', String(port), '--accounts', '0', '--quiet']
  const anvil = spawn(findAnvil(), [...flags, ...clock], { stdio: 'ignore' })
  stop = () => void anvil.kill()
  await eventually('anvil answers', () => identifyNode(rpcUrl))
  node = connectNode(rpcUrl)
  await prepareChain(node, [])
  const chain = openChain(NETWORK, rpcUrl, 5_000)
  const sender = openSender(chain, rpcUrl, keySigner(generatePrivateKey()), 5_000, oneAtATime(), SILENT)
  const facilitator = stockExact(NETWORK, chain, sender, { timeoutMs: 5_000 }, SILENT)
  exact = exactRail(NETWORK, chain, payee, facilitator, null)
  upto = uptoRail(NETWORK, chain, payee, facilitator, null, () => null)
}, 30_000)
afterAll(() => stop?.())

/** Brings the chain to the present. */
async function catchUp(): Promise<void> {
  await node.setNextBlockTimestamp({ timestamp: BigInt(now()) })
  await node.mine({ blocks: 1 })
}

/** A payment that ended a minute ago by the clock, as the ledger keeps it, and as it is sent. */
async function endedPayment() {
  const payer = newAccount()
  await fundAccount(node, payer.address, { usdc: AMOUNT })
  const validBefore = BigInt(now() - 60)
  const message = authorization(payer.address, payee, { value: AMOUNT, validBefore })
  const signature = await signAuthorization({ chainId: CHAIN.id, usdc: USDC } as never, payer, message)
  const written = { value: String(AMOUNT), validAfter: '0', validBefore: String(validBefore) }
  const payload = { x402Version: 2, payload: { signature, authorization: { ...message, ...written } } }
  const signed = { payer: payer.address, payTo: payee, nonce: message.nonce, amount: AMOUNT, payload }
  return { signed, transfer: { ...message, signature, digest: new Uint8Array() } satisfies ExactTransfer }
}

/** Puts a transfer on chain by a key that has nothing to do with us. */
async function land(transfer: ExactTransfer): Promise<string> {
  const key = generatePrivateKey()
  await fundAccount(node, privateKeyToAddress(key), { eth: 10n ** 18n })
  const sender = openSender(openChain(NETWORK, rpcUrl, 5_000), rpcUrl, keySigner(key), 5_000, oneAtATime(), SILENT)
  const hash = await sender.send({ ...transferCall(USDC, transfer), to: USDC, gas: GAS_OF_SINGLE })
  await node.waitForTransactionReceipt({ hash })
  return hash
}

test('on a chain that is behind the clock a payment that ended by the clock alone is not given up: it can still land', async () => {
  const { signed, transfer } = await endedPayment()
  await expect(exact.fateOf(signed, new Date())).rejects.toThrow('can still land')
  const transaction = await land(transfer)
  expect(await exact.fateOf(signed, new Date())).toEqual({ kind: 'done', transaction })
})

test('the same under a ceiling, and both are over once the chain has passed their end', async () => {
  const { signed } = await endedPayment()
  const deadline = String(now() - 60)
  const address = newAccount().address
  const permit2Authorization = {
    from: address,
    permitted: { token: USDC, amount: String(AMOUNT) },
    spender: address,
    nonce: BigInt(newNonce()).toString(),
    deadline,
    witness: { to: payee, facilitator: address, validAfter: '0' },
  }
  const payload = { x402Version: 2, payload: { signature: '0x00', permit2Authorization } }
  const ceiling = { payer: address, payTo: payee, nonce: permit2Authorization.nonce, amount: AMOUNT, payload }
  await expect(upto.fateOf(ceiling, new Date())).rejects.toThrow('can still land')
  await catchUp()
  expect(await upto.fateOf(ceiling, new Date())).toEqual({ kind: 'unused' })
  expect(await exact.fateOf(signed, new Date())).toEqual({ kind: 'unused' })
})
