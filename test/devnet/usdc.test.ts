import { readFileSync } from 'node:fs'
import { type Abi, type Hex, pad, parseSignature, serializeSignature, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, MULTICALL3, usdcAbi } from '../../devnet/index.ts'
import type { DevnetNode } from '../../devnet/node.ts'
import { authorization, authorizationArgs, signAuthorization, usdcDomain } from './authorization.ts'
import { newAccount, newNonce, nodeOf, startSharedDevnet } from './devnets.ts'
import { deploySmartWallet } from './smartWallet.ts'

const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const artifact = (path: URL | string) => JSON.parse(readFileSync(path, 'utf8')) as { abi: Abi; runtimeBytecode: Hex }
const { abi } = artifact(new URL('../../devnet/contracts/TestUsdc.artifact.json', import.meta.url))

let devnet: Devnet
let node: DevnetNode
let remove: () => Promise<void>
const payer = newAccount()
const payee = newAccount()

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  node = nodeOf(devnet)
  await Promise.all([
    devnet.fund(payer.address, { usdc: 1_000_000_000n, eth: 10n ** 18n }),
    devnet.fund(payee.address, { eth: 10n ** 18n }),
  ])
}, 30_000)
afterAll(() => remove())

/** Calls the token, and throws what it reverts with when it would. */
async function call(functionName: string, args: readonly unknown[], account: ReturnType<typeof newAccount> = payee) {
  const { request } = await node.simulateContract({ address: devnet.usdc, abi, functionName, args, account })
  const receipt = await node.waitForTransactionReceipt({ hash: await node.writeContract(request) })
  expect(receipt.status).toBe('success')
  return receipt
}

const read = (functionName: string, args: readonly unknown[] = []) =>
  node.readContract({ address: devnet.usdc, abi, functionName, args })

test('it looks like USDC on Base Sepolia to a wallet', async () => {
  expect(await Promise.all(['name', 'symbol', 'version', 'decimals'].map((name) => read(name)))).toEqual([
    'USDC',
    'USDC',
    '2',
    6,
  ])
})

test('usdcAbi describes what the contract has', () => {
  const functions = (list: Abi) =>
    list.filter((item) => item.type === 'function').map((item) => toFunctionSelector(item))
  expect(functions(abi)).toEqual(expect.arrayContaining(functions(usdcAbi)))
  const events = (list: Abi) => list.filter((item) => item.type === 'event').map((item) => item.name)
  expect(events(abi)).toEqual(expect.arrayContaining(events(usdcAbi)))
})

test('a transfer moves money, and cannot move more than there is', async () => {
  const friend = newAccount()
  await call('transfer', [friend.address, 250n], payer)
  expect(await read('balanceOf', [friend.address])).toBe(250n)
  await expect(call('transfer', [payer.address, 1n], payee)).rejects.toThrow('ERC20: transfer amount exceeds balance')
})

test('an allowance is spent by what it allowed', async () => {
  await call('approve', [payee.address, 100n], payer)
  await call('transferFrom', [payer.address, payee.address, 60n])
  expect(await read('allowance', [payer.address, payee.address])).toBe(40n)
  await expect(call('transferFrom', [payer.address, payee.address, 41n])).rejects.toThrow(
    'ERC20: transfer amount exceeds allowance',
  )
})

test('an authorization moves money once, by either form of its signature', async () => {
  for (const form of ['bytes', 'vrs'] as const) {
    const message = authorization(payer.address, newAccount().address)
    const signature = await signAuthorization(devnet, payer, message)
    const { v, r, s } = parseSignature(signature)
    const args = [...authorizationArgs(message), ...(form === 'bytes' ? [signature] : [Number(v), r, s])]
    const receipt = await call('transferWithAuthorization', args)
    expect(receipt.logs).toHaveLength(2)
    expect(await read('balanceOf', [message.to])).toBe(1_000_000n)
    expect(await read('authorizationState', [payer.address, message.nonce])).toBe(true)
    await expect(call('transferWithAuthorization', args)).rejects.toThrow(
      'FiatTokenV2: authorization is used or canceled',
    )
  }
})

test('an authorization counts only in its time', async () => {
  const now = BigInt(Math.floor(Date.now() / 1000))
  const early = authorization(payer.address, payee.address, { validAfter: now + 3_600n, validBefore: now + 7_200n })
  const late = authorization(payer.address, payee.address, { validBefore: now - 3_600n })
  await expect(
    call('transferWithAuthorization', [...authorizationArgs(early), await signAuthorization(devnet, payer, early)]),
  ).rejects.toThrow('FiatTokenV2: authorization is not yet valid')
  await expect(
    call('transferWithAuthorization', [...authorizationArgs(late), await signAuthorization(devnet, payer, late)]),
  ).rejects.toThrow('FiatTokenV2: authorization is expired')
})

test('a signature of another key, of other members, malleated or misshapen is refused', async () => {
  const message = authorization(payer.address, payee.address)
  const pay = (signature: Hex, changed = message) =>
    call('transferWithAuthorization', [...authorizationArgs(changed), signature])
  const signature = await signAuthorization(devnet, payer, message)
  const { r, s, yParity } = parseSignature(signature)
  const highS = pad(`0x${(CURVE_ORDER - BigInt(s)).toString(16)}`)
  const malleated = serializeSignature({ r, s: highS, yParity: yParity === 0 ? 1 : 0 })

  await expect(pay(await signAuthorization(devnet, payee, message))).rejects.toThrow('FiatTokenV2: invalid signature')
  await expect(pay(signature, { ...message, value: 2_000_000n })).rejects.toThrow('FiatTokenV2: invalid signature')
  await expect(pay(malleated)).rejects.toThrow("ECRecover: invalid signature 's' value")
  await expect(pay(`${signature.slice(0, -2)}1d` as Hex)).rejects.toThrow("ECRecover: invalid signature 'v' value")
  await expect(pay(signature.slice(0, -2) as Hex)).rejects.toThrow('ECRecover: invalid signature length')
  await pay(signature)
})

test('only the payee may receive with an authorization to receive', async () => {
  const message = authorization(payer.address, payee.address)
  const signature = await signAuthorization(devnet, payer, message, 'ReceiveWithAuthorization')
  const args = [...authorizationArgs(message), signature]
  await expect(call('receiveWithAuthorization', args, payer)).rejects.toThrow('FiatTokenV2: caller must be the payee')
  await expect(call('transferWithAuthorization', args)).rejects.toThrow('FiatTokenV2: invalid signature')
  await call('receiveWithAuthorization', args)
  const second = authorization(payer.address, payee.address)
  const { v, r, s } = parseSignature(await signAuthorization(devnet, payer, second, 'ReceiveWithAuthorization'))
  await call('receiveWithAuthorization', [...authorizationArgs(second), Number(v), r, s])
})

test('a cancelled authorization is worth nothing', async () => {
  const nonce = newNonce()
  const types = {
    CancelAuthorization: [
      { name: 'authorizer', type: 'address' },
      { name: 'nonce', type: 'bytes32' },
    ],
  }
  const signature = await payer.signTypedData({
    domain: usdcDomain(devnet),
    types,
    primaryType: 'CancelAuthorization',
    message: { authorizer: payer.address, nonce },
  })
  await call('cancelAuthorization', [payer.address, nonce, signature])
  const message = authorization(payer.address, payee.address, { nonce })
  await expect(
    call('transferWithAuthorization', [...authorizationArgs(message), await signAuthorization(devnet, payer, message)]),
  ).rejects.toThrow('FiatTokenV2: authorization is used or canceled')
})

test('a permit gives an allowance, once', async () => {
  const deadline = BigInt(Math.floor(Date.now() / 1000) + 300)
  const types = {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  }
  const sign = (nonce: bigint, changes = {}) =>
    payer.signTypedData({
      domain: usdcDomain(devnet),
      types,
      primaryType: 'Permit',
      message: { owner: payer.address, spender: payee.address, value: 777n, nonce, deadline, ...changes },
    })
  const first = await sign(0n)
  await call('permit', [payer.address, payee.address, 777n, deadline, first])
  expect(await read('allowance', [payer.address, payee.address])).toBe(777n)
  expect(await read('nonces', [payer.address])).toBe(1n)
  await expect(call('permit', [payer.address, payee.address, 777n, deadline, first])).rejects.toThrow(
    'EIP2612: invalid signature',
  )
  const { v, r, s } = parseSignature(await sign(1n))
  await call('permit', [payer.address, payee.address, 777n, deadline, Number(v), r, s])
  await expect(
    call('permit', [payer.address, payee.address, 777n, 1n, await sign(2n, { deadline: 1n })]),
  ).rejects.toThrow('FiatTokenV2: permit is expired')
})

test('a wallet that is a contract answers for its own signatures (EIP-1271)', async () => {
  const wallet = await deploySmartWallet(node, payer.address)
  await devnet.fund(wallet, { usdc: 5_000_000n })
  const message = authorization(wallet, newAccount().address)
  const ofOwner = `${await signAuthorization(devnet, payer, message)}01` as Hex
  const ofStranger = `${await signAuthorization(devnet, payee, message)}01` as Hex
  const pay = (signature: Hex) => call('transferWithAuthorization', [...authorizationArgs(message), signature])

  await expect(pay(ofStranger)).rejects.toThrow('FiatTokenV2: invalid signature')
  await expect(pay(await signAuthorization(devnet, payer, message))).rejects.toThrow('FiatTokenV2: invalid signature')
  await pay(ofOwner)
  expect(await read('balanceOf', [message.to])).toBe(1_000_000n)
})

test('Multicall3 reads many things at once, and tells which failed', async () => {
  const contracts = [
    { address: devnet.usdc, abi: usdcAbi, functionName: 'name' },
    { address: devnet.usdc, abi: usdcAbi, functionName: 'transfer', args: [payee.address, 1n] },
  ] as const
  const [name, transfer] = await node.multicall({ contracts, multicallAddress: MULTICALL3 })
  expect(name).toMatchObject({ status: 'success', result: 'USDC' })
  expect(transfer.status).toBe('failure')
})
