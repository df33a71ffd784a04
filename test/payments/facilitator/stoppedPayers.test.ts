import { type LocalAccount, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import type { Facilitator } from '../../../router/payments/protocol/facilitator.ts'
import { authorization, signAuthorization } from '../../devnet/authorization.ts'
import { newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { place as placeContract } from './contracts.ts'
import { NETWORK, placeOn, presented, SILENT } from './place.ts'

const issuerAbi = parseAbi(['function pause(bool isPaused)', 'function blacklist(address account)'])
const reason = 'invalid_exact_evm_transaction_simulation_failed'

let devnet: Devnet
let facilitator: Facilitator
let remove: () => Promise<void>
const issuer = newAccount()

beforeAll(async () => {
  const shared = await startSharedDevnet()
  remove = shared.remove
  const usdc = await placeContract(shared.devnet, 'IssuedToken.sol')
  devnet = { ...shared.devnet, usdc }
  const place = placeOn(devnet)
  const sender = await place.openSender()
  facilitator = embeddedExact({ ...NETWORK, usdc }, place.chain, [sender], { timeoutMs: 5_000 }, SILENT)
  await devnet.fund(issuer.address, { eth: parseEther('1') })
})
afterAll(() => remove())

async function issue(functionName: 'pause' | 'blacklist', args: readonly [boolean] | readonly [`0x${string}`]) {
  const node = nodeOf(devnet)
  const call = { address: devnet.usdc, abi: issuerAbi, functionName, args, account: issuer } as never
  await node.waitForTransactionReceipt({ hash: await node.writeContract(call) })
}

async function payBy(payer: LocalAccount) {
  const message = authorization(payer.address, devnet.payee)
  return presented(devnet, message, await signAuthorization(devnet, payer, message))
}

test('a payer whom the issuer has stopped is refused before any work is done for it; others are not', async () => {
  const stopped = newAccount()
  const payment = await payBy(stopped)
  expect(await facilitator.verify(payment)).toEqual({ isValid: true, balance: expect.any(BigInt) })
  await issue('blacklist', [stopped.address])
  expect(await facilitator.verify(payment)).toEqual({ isValid: false, reason, message: null })
  expect(await facilitator.verify(await payBy(newAccount()))).toEqual({ isValid: true, balance: expect.any(BigInt) })
})

test('while the issuer has stopped everybody nobody can pay, and what was accepted waits', async () => {
  const payment = await payBy(newAccount())
  await issue('pause', [true])
  expect(await facilitator.verify(payment)).toEqual({ isValid: false, reason, message: null })
  expect(await facilitator.settle(payment)).toEqual({ kind: 'unknown', reason, transaction: null })
  await issue('pause', [false])
  expect(await facilitator.verify(payment)).toEqual({ isValid: true, balance: expect.any(BigInt) })
})
