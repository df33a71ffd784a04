import { type Hex, hashMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { isSigned } from '../../../router/payments/evm/signature.ts'
import { embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import { oneAtATime } from '../../../router/payments/facilitator/oneAtATime.ts'
import { openSender } from '../../../router/payments/facilitator/sender.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { authorization, signAuthorization } from '../../devnet/authorization.ts'
import { newAccount, startSharedDevnet } from '../../devnet/devnets.ts'
import { placeSmartWallet } from './contracts.ts'
import { NETWORK, PRICE, presented, SILENT } from './place.ts'
import { rpcProxy } from './rpcProxy.ts'

// A node may answer everything but calls, or some calls alone: they cost it most.

const TIMEOUT_MS = 5_000
const message = 'Sign in'
const digest = hashMessage(message, 'bytes')

let devnet: Devnet
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
})
afterAll(() => remove?.())

/** What a node says in place of an answer; null breaks the line. */
type Refusal = { readonly code: number; readonly message: string } | null

const LIMITED = { code: -32_005, message: 'limit exceeded' }
const REFUSALS: [string, Refusal][] = [
  ['limits the rate (-32005)', LIMITED],
  ['limits the rate (429)', { code: 429, message: 'Too many requests: over the compute units of your plan' }],
  ['limits the rate (-32007)', { code: -32_007, message: '50/second request limit reached' }],
  ['ran out of time', { code: -32_000, message: 'execution aborted (timeout = 5s)' }],
  ['lacks the block', { code: -32_000, message: 'header not found' }],
  ['falls silent', null],
]
const ENDS: [string, Exclude<Refusal, null>][] = [
  ['reverts', { code: 3, message: 'execution reverted' }],
  ['reverts, in words alone', { code: -32_000, message: 'execution reverted: not the owner' }],
  ['fails as on Nethermind', { code: -32_015, message: 'VM execution error.' }],
  ['needs too much gas', { code: -32_000, message: 'out of gas' }],
]

/** The chain by a node that says this to calls with a part in them. */
async function answering(refusal: Refusal, part = ''): Promise<{ readonly rpcUrl: string }> {
  const rpcUrl = await rpcProxy(devnet.rpcUrl, async ({ id, method, params }, pass) => {
    if (method !== 'eth_call' || !JSON.stringify(params).includes(part)) return pass()
    return refusal && { jsonrpc: '2.0', id, error: refusal }
  })
  return { rpcUrl }
}

/** Without the devnet's batches of requests, as on a public network. */
const chainAt = (rpcUrl: string) => openChain({ ...NETWORK, name: 'base-sepolia' }, rpcUrl, TIMEOUT_MS)

describe('a contract is asked about a signature', () => {
  test.each(REFUSALS)('the answer is unknown where the node %s', async (_, refusal) => {
    const owner = newAccount()
    const signer = await placeSmartWallet(devnet, owner.address)
    const signature: Hex = `${await owner.signMessage({ message })}01`
    const { rpcUrl } = await answering(refusal)
    await expect(isSigned({ digest, signer, signature }, chainAt(rpcUrl))).rejects.toThrow(Unavailable)
  })

  test.each(ENDS)('and %s: the signature does not count', async (_, refusal) => {
    const signer = await placeSmartWallet(devnet, newAccount().address)
    const signature: Hex = `${await newAccount().signMessage({ message })}01`
    const { rpcUrl } = await answering(refusal)
    expect(await isSigned({ digest, signer, signature }, chainAt(rpcUrl))).toBe(false)
  })
})

describe("the facilitator takes a contract's payment", () => {
  /** `isValidSignature(bytes32,bytes)` */
  const IS_VALID_SIGNATURE = '1626ba7e'

  async function payment(isForged = false) {
    const owner = newAccount()
    const wallet = await placeSmartWallet(devnet, owner.address)
    await devnet.fund(wallet, { usdc: PRICE })
    const transfer = authorization(wallet, devnet.payee, { value: PRICE })
    const signature = await signAuthorization(devnet, isForged ? newAccount() : owner, transfer)
    return presented(devnet, transfer, `${signature}01`)
  }

  async function facilitatorAt(rpcUrl: string) {
    const chain = chainAt(rpcUrl)
    const signer = keySigner(devnet.facilitatorKey)
    const sender = openSender(chain, rpcUrl, signer, TIMEOUT_MS, oneAtATime(), SILENT)
    return embeddedExact(NETWORK, chain, [sender], { timeoutMs: TIMEOUT_MS }, SILENT)
  }

  test('is a 503 where the node does not call the contract', async () => {
    const paid = await payment()
    const { rpcUrl } = await answering(LIMITED, IS_VALID_SIGNATURE)
    const facilitator = await facilitatorAt(rpcUrl)
    await expect(facilitator.verify(paid)).rejects.toThrow(Unavailable)
    expect(await facilitator.settle(paid)).toEqual({ kind: 'unknown', reason: 'chain_unreachable', transaction: null })
    expect(await (await facilitatorAt(devnet.rpcUrl)).settle(paid)).toMatchObject({ kind: 'settled' })
  })

  test('and refuses one that the contract did not sign', async () => {
    const forged = await payment(true)
    const facilitator = await facilitatorAt(devnet.rpcUrl)
    const reason = 'invalid_exact_evm_signature'
    expect(await facilitator.verify(forged)).toMatchObject({ isValid: false, reason })
    expect(await facilitator.settle(forged)).toEqual({ kind: 'refused', reason })
  })
})
