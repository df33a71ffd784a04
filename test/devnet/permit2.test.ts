import { readFileSync } from 'node:fs'
import {
  PERMIT2_ADDRESS,
  permit2WitnessTypes,
  uptoPermit2WitnessTypes,
  x402ExactPermit2ProxyABI,
  x402ExactPermit2ProxyAddress,
  x402UptoPermit2ProxyABI,
  x402UptoPermit2ProxyAddress,
} from '@x402/evm'
import {
  type Abi,
  domainSeparator,
  erc20Abi,
  type Hex,
  keccak256,
  maxUint256,
  parseCompactSignature,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  toFunctionSelector,
  toHex,
} from 'viem'
import { formatAbiItem } from 'viem/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, usdcAbi } from '../../devnet/index.ts'
import type { DevnetNode } from '../../devnet/node.ts'
import { EXACT_PERMIT2_PROXY, PERMIT2, UPTO_PERMIT2_PROXY } from '../../schema/permit2Contracts.ts'
import { newAccount, nodeOf, startSharedDevnet } from './devnets.ts'
import { type Permit, permit, permit2Domain, signAllowance, signExact, signUpto } from './permit.ts'
import { deploySmartWallet } from './smartWallet.ts'

const abiOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../devnet/contracts/${name}.artifact.json`, import.meta.url), 'utf8')).abi as Abi
const permit2Abi = abiOf('TestPermit2')
// Errors of Permit2 come through the proxies; with them viem can name what a call reverts with.
const errors = permit2Abi.filter(({ type }) => type === 'error')
const uptoAbi = [...x402UptoPermit2ProxyABI, ...errors] as Abi
const exactAbi = [...x402ExactPermit2ProxyABI, ...errors] as Abi

let devnet: Devnet
let node: DevnetNode
let remove: () => Promise<void>
const payer = newAccount()
const facilitator = newAccount()
const stranger = newAccount()

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  node = nodeOf(devnet)
  await Promise.all([
    devnet.fund(payer.address, { usdc: 1_000_000_000n, eth: 10n ** 18n }),
    devnet.fund(facilitator.address, { eth: 10n ** 18n }),
    devnet.fund(stranger.address, { eth: 10n ** 18n }),
  ])
  await call(devnet.usdc, erc20Abi, 'approve', [PERMIT2, 900_000_000n], payer)
}, 30_000)
afterAll(() => remove())

/** Calls a contract, and throws what it reverts with when it would. */
async function call(address: Hex, abi: Abi, functionName: string, args: readonly unknown[], account = facilitator) {
  const { request } = await node.simulateContract({ address, abi, functionName, args, account })
  const receipt = await node.waitForTransactionReceipt({ hash: await node.writeContract(request) })
  expect(receipt.status).toBe('success')
  return receipt
}

/** Settles some of what a payer permits to somebody new, and says who that is. */
async function settleUpto(
  amount: bigint,
  {
    message = permit(devnet),
    owner = payer.address as Hex,
    signer = payer,
    by = facilitator,
    validAfter = 0n,
    spender = UPTO_PERMIT2_PROXY as Hex,
    reshape = (signature: Hex) => signature,
  } = {},
): Promise<Hex> {
  const witness = { to: newAccount().address, facilitator: facilitator.address, validAfter }
  const signature = reshape(await signUpto(devnet, signer, message, witness, spender))
  await call(UPTO_PERMIT2_PROXY, uptoAbi, 'settle', [message, amount, owner, witness, signature], by)
  return witness.to
}

const balance = (address: Hex) =>
  node.readContract({ address: devnet.usdc, abi: usdcAbi, functionName: 'balanceOf', args: [address] })
const bitmap = (word: bigint, owner: Hex = payer.address) =>
  node.readContract({ address: PERMIT2, abi: permit2Abi, functionName: 'nonceBitmap', args: [owner, word] })

test('the contracts stand where the stock packages look for them', () => {
  expect([PERMIT2, EXACT_PERMIT2_PROXY, UPTO_PERMIT2_PROXY]).toEqual([
    PERMIT2_ADDRESS,
    x402ExactPermit2ProxyAddress,
    x402UptoPermit2ProxyAddress,
  ])
})

test('the proxies have the interface that the stock packages know', () => {
  // The canonical ones are built with the address of Permit2, and this error says that it was none.
  const describe = (abi: Abi) =>
    abi
      .map((item) => `${item.type} ${'name' in item ? formatAbiItem(item) : ''}`)
      .filter((text) => text !== 'error InvalidPermit2Address()')
      .sort()
  expect(describe(abiOf('TestUptoPermit2Proxy'))).toEqual(describe(x402UptoPermit2ProxyABI as Abi))
  expect(describe(abiOf('TestExactPermit2Proxy'))).toEqual(describe(x402ExactPermit2ProxyABI as Abi))
})

test('Permit2 has the functions and the event under which public chains know it', () => {
  const selectors = permit2Abi.filter((item) => item.type === 'function').map((item) => toFunctionSelector(item))
  expect(selectors.sort()).toEqual(['0x137c29fe', '0x3644e515', '0x3ff9dcb1', '0x4fe02b44'])
})

test('the EIP-712 domain is that of the chain and the address', async () => {
  const separator = await node.readContract({ address: PERMIT2, abi: permit2Abi, functionName: 'DOMAIN_SEPARATOR' })
  expect(separator).toBe(domainSeparator({ domain: permit2Domain(devnet) }))
})

test('the proxies say which witness they settle, and by which Permit2', async () => {
  const types = { [UPTO_PERMIT2_PROXY]: uptoPermit2WitnessTypes, [EXACT_PERMIT2_PROXY]: permit2WitnessTypes }
  for (const [address, { Witness }] of Object.entries(types)) {
    const read = (functionName: 'PERMIT2' | 'WITNESS_TYPEHASH' | 'WITNESS_TYPE_STRING') =>
      node.readContract({ address: address as Hex, abi: x402UptoPermit2ProxyABI, functionName })
    const witness = `Witness(${Witness.map(({ type, name }) => `${type} ${name}`).join(',')})`
    expect(await read('PERMIT2')).toBe(PERMIT2)
    expect(await read('WITNESS_TYPEHASH')).toBe(keccak256(toHex(witness)))
    expect(await read('WITNESS_TYPE_STRING')).toBe(
      `Witness witness)TokenPermissions(address token,uint256 amount)${witness}`,
    )
  }
})

test('a part of the ceiling, or the whole, goes to the payee', async () => {
  expect(await balance(await settleUpto(1n))).toBe(1n)
  expect(await balance(await settleUpto(1_000_000n))).toBe(1_000_000n)
})

test('nobody can take more than the ceiling', async () => {
  await expect(settleUpto(1_000_001n)).rejects.toThrow('AmountExceedsPermitted')
})

test('only the facilitator of the witness says how much to take', async () => {
  await expect(settleUpto(1n, { by: stranger })).rejects.toThrow('UnauthorizedFacilitator')
  await expect(settleUpto(1n, { by: payer })).rejects.toThrow('UnauthorizedFacilitator')
})

test('a nonce serves once, whatever was taken, and leaves the others of its word alone', async () => {
  const word = 7n << 200n
  const first = permit(devnet, { nonce: (word << 8n) | 5n })
  await settleUpto(10n, { message: first })
  expect(await bitmap(word)).toBe(1n << 5n)
  await expect(settleUpto(10n, { message: first })).rejects.toThrow('InvalidNonce')
  await settleUpto(10n, { message: permit(devnet, { nonce: (word << 8n) | 255n }) })
  expect(await bitmap(word)).toBe((1n << 255n) | (1n << 5n))
  expect(await bitmap(word, stranger.address)).toBe(0n)
})

test('settling zero moves nothing and uses the nonce up', async () => {
  const message = permit(devnet)
  expect(await balance(await settleUpto(0n, { message }))).toBe(0n)
  await expect(settleUpto(1n, { message })).rejects.toThrow('InvalidNonce')
})

test('a permit counts only in its time', async () => {
  const now = BigInt(Math.floor(Date.now() / 1000))
  await expect(settleUpto(1n, { message: permit(devnet, { deadline: now - 3_600n }) })).rejects.toThrow(
    'SignatureExpired',
  )
  await expect(settleUpto(1n, { validAfter: now + 3_600n })).rejects.toThrow('PaymentTooEarly')
})

test('a signature of another key, of other members, for another spender or misshapen is refused', async () => {
  await expect(settleUpto(1n, { signer: stranger })).rejects.toThrow('InvalidSigner')
  await expect(settleUpto(1n, { spender: EXACT_PERMIT2_PROXY })).rejects.toThrow('InvalidSigner')
  await expect(settleUpto(1n, { reshape: (signature) => `${signature}00` })).rejects.toThrow('InvalidSignatureLength')
  await expect(settleUpto(1n, { reshape: (signature) => `${signature.slice(0, -2)}1d` as Hex })).rejects.toThrow(
    'InvalidSignature',
  )
  const message = permit(devnet)
  const witness = { to: newAccount().address, facilitator: facilitator.address, validAfter: 0n }
  const signature = await signUpto(devnet, payer, message, witness)
  const settle = (changed: Permit, to: Hex) => [changed, 1n, payer.address, { ...witness, to }, signature]
  const larger = { ...message, permitted: { ...message.permitted, amount: 2_000_000n } }
  await expect(call(UPTO_PERMIT2_PROXY, uptoAbi, 'settle', settle(larger, witness.to))).rejects.toThrow('InvalidSigner')
  await expect(call(UPTO_PERMIT2_PROXY, uptoAbi, 'settle', settle(message, stranger.address))).rejects.toThrow(
    'InvalidSigner',
  )
})

test('the short form of a signature (EIP-2098) counts as well', async () => {
  const reshape = (signature: Hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
  const both = new Set<boolean>()
  // Signatures of either parity, so that the bit which the short form hides it in is read both ways.
  for (let nonce = 0n; both.size < 2; nonce += 1n) {
    const message = permit(devnet, { nonce })
    const to = await settleUpto(3n, {
      message,
      reshape: (signature) => {
        const short = reshape(signature)
        both.add(BigInt(parseCompactSignature(short).yParityAndS) >> 255n === 1n)
        return short
      },
    })
    expect(await balance(to)).toBe(3n)
  }
})

test('a wallet that is a contract answers for its own signatures (EIP-1271)', async () => {
  const wallet = await deploySmartWallet(node, payer.address)
  await devnet.fund(wallet, { usdc: 5_000_000n, eth: 10n ** 18n })
  await node.impersonateAccount({ address: wallet })
  const hash = await node.writeContract({
    address: devnet.usdc,
    abi: erc20Abi,
    functionName: 'approve',
    args: [PERMIT2, maxUint256],
    account: wallet,
  })
  await node.waitForTransactionReceipt({ hash })
  const reshape = (signature: Hex) => `${signature}01` as Hex
  await expect(settleUpto(1n, { owner: wallet, signer: stranger, reshape })).rejects.toThrow('InvalidContractSignature')
  await expect(settleUpto(1n, { owner: wallet })).rejects.toThrow('InvalidContractSignature')
  expect(await balance(await settleUpto(40n, { owner: wallet, reshape }))).toBe(40n)
})

test('an invalidated nonce is worth nothing, and only its owner can invalidate it', async () => {
  const message = permit(devnet)
  const args = [message.nonce >> 8n, 1n << (message.nonce & 0xffn)]
  await call(PERMIT2, permit2Abi, 'invalidateUnorderedNonces', args, stranger)
  expect(await bitmap(message.nonce >> 8n)).toBe(0n)
  const receipt = await call(PERMIT2, permit2Abi, 'invalidateUnorderedNonces', args, payer)
  expect(receipt.logs[0]?.topics[0]).toBe(keccak256(toHex('UnorderedNonceInvalidation(address,uint256,uint256)')))
  await expect(settleUpto(1n, { message })).rejects.toThrow('InvalidNonce')
})

test('without an allowance for Permit2 nothing moves', async () => {
  const poor = newAccount()
  await devnet.fund(poor.address, { usdc: 1_000_000n })
  await expect(settleUpto(1n, { owner: poor.address, signer: poor })).rejects.toThrow('TRANSFER_FROM_FAILED')
})

test('a first payment brings its allowance along, even when somebody has shown that to the token before', async () => {
  for (const isShownBefore of [false, true]) {
    const fresh = newAccount()
    await devnet.fund(fresh.address, { usdc: 1_000_000n })
    const message = permit(devnet)
    const witness = { to: newAccount().address, facilitator: facilitator.address, validAfter: 0n }
    const signature = await signUpto(devnet, fresh, message, witness)
    const allowance = await signAllowance(devnet, fresh, 1_000_000n)
    const { value, deadline, v, r, s } = allowance
    const shown = [fresh.address, PERMIT2, value, deadline, v, r, s]
    if (isShownBefore) await call(devnet.usdc, abiOf('TestUsdc'), 'permit', shown, stranger)
    const rest = [message, 600_000n, fresh.address, witness, signature]
    const other = { ...allowance, value: 999_999n }
    await expect(call(UPTO_PERMIT2_PROXY, uptoAbi, 'settleWithPermit', [other, ...rest])).rejects.toThrow(
      'Permit2612AmountMismatch',
    )
    await call(UPTO_PERMIT2_PROXY, uptoAbi, 'settleWithPermit', [allowance, ...rest])
    expect(await balance(witness.to)).toBe(600_000n)
  }
})

test('a payment of a fixed sum is settled whole, by anybody', async () => {
  const fresh = newAccount()
  await devnet.fund(fresh.address, { usdc: 1_000_000n })
  const witness = { to: newAccount().address, validAfter: 0n }
  const pay = async (owner: typeof payer, message: Permit, ...before: unknown[]) => [
    ...before,
    message,
    owner.address,
    witness,
    await signExact(devnet, owner, message, witness),
  ]
  await call(EXACT_PERMIT2_PROXY, exactAbi, 'settle', await pay(payer, permit(devnet)), stranger)
  const allowance = await signAllowance(devnet, fresh, 1_000_000n)
  const withAllowance = await pay(fresh, permit(devnet), allowance)
  await call(EXACT_PERMIT2_PROXY, exactAbi, 'settleWithPermit', withAllowance, stranger)
  expect(await balance(witness.to)).toBe(2_000_000n)
  const nothing = await pay(payer, permit(devnet, { amount: 0n }))
  await expect(call(EXACT_PERMIT2_PROXY, exactAbi, 'settle', nothing, stranger)).rejects.toThrow('InvalidAmount')
})
