import { encodeAbiParameters, type Hex, keccak256, type LocalAccount, parseAbi, parseAbiParameters, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { uptoFateOf } from '../../../router/payments/facilitator/uptoFate.ts'
import { permit2Bit } from '../../../router/payments/facilitator/uptoNonce.ts'
import type { Address } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { newAccount } from '../../devnet/devnets.ts'
import { signUpto } from '../../devnet/permit.ts'
import { charging, type Ground, newPayer, paymentIn, sign, startUptoPlace, type UptoPlace } from './uptoPlace.ts'
import { startWholeHistory } from './wholeHistory.ts'

const PERMIT2_ABI = parseAbi([
  'function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
  'struct TokenPermissions { address token; uint256 amount; }',
  'struct PermitTransferFrom { TokenPermissions permitted; uint256 nonce; uint256 deadline; }',
  'struct SignatureTransferDetails { address to; uint256 requestedAmount; }',
  'function permitWitnessTransferFrom(PermitTransferFrom permit, SignatureTransferDetails transferDetails, address owner, bytes32 witness, string witnessTypeString, bytes signature)',
])

const WITNESS = 'Witness(address to,address facilitator,uint256 validAfter)'
const WITNESS_TYPE = `Witness witness)TokenPermissions(address token,uint256 amount)${WITNESS}`

let place: UptoPlace
beforeAll(async () => {
  place = await startUptoPlace()
}, 30_000)
afterAll(() => place.remove())

const before = new Date()
const fateOf = (presented: Presented, amount: bigint, network = NETWORKS.devnet) =>
  uptoFateOf(
    place.chain.client,
    network,
    { ...paymentIn(presented), payTo: presented.requirements.payTo as Address, amount: atomicUsdc(amount) },
    before,
  )

async function settle(amount: bigint, presented: Presented): Promise<string> {
  const settlement = await place.facilitator.settle(charging(amount, presented))
  if (settlement.kind !== 'settled') throw new Error(`It is ${settlement.kind}: ${settlement.reason}`)
  return settlement.transaction
}

test('equal payments of one payer are each found in their own transaction', async () => {
  const payer = await newPayer(place)
  const offer = place.offer(100_000n)
  const payments = await Promise.all(Array.from({ length: 12 }, () => sign(place, payer, offer)))
  expect(await fateOf(payments[0]!, 30_000n)).toEqual({ kind: 'unused' })
  const transactions: string[] = []
  // The last one stays unsettled.
  for (const payment of payments.slice(0, -1)) transactions.push(await settle(30_000n, payment))
  for (const [index, payment] of payments.entries()) {
    const transaction = transactions[index]
    expect(await fateOf(payment, 30_000n)).toEqual(transaction ? { kind: 'done', transaction } : { kind: 'unused' })
  }
  expect(new Set(transactions).size).toBe(11)
})

test('a payment that brought its allowance along is found', async () => {
  const payer = newAccount()
  await place.devnet.fund(payer.address, { usdc: 1_000_000n })
  const presented = await sign(place, payer, place.offer(100_000n))
  const transaction = await settle(5_000n, presented)
  expect(await fateOf(presented, 5_000n)).toEqual({ kind: 'done', transaction })
})

test('a settlement of another amount is not the one that was asked for, and is told', async () => {
  const presented = await sign(place, await newPayer(place), place.offer(100_000n))
  const transaction = await settle(5_000n, presented)
  const taken = { transaction, amount: 5_000n }
  expect(await fateOf(presented, 5_001n)).toEqual({ kind: 'spent_elsewhere', taken })
})

test('a nonce of another payer says nothing', async () => {
  const offer = place.offer(100_000n)
  const mine = await sign(place, await newPayer(place), offer)
  const other = await newPayer(place)
  await settle(7_000n, mine)
  const transfer = { payer: other.address as Address, nonce: paymentIn(mine).nonce, payTo: offer.payTo as Address }
  const fate = uptoFateOf(place.chain.client, NETWORKS.devnet, { ...transfer, amount: atomicUsdc(7_000n) }, before)
  expect(await fate).toEqual({ kind: 'unused' })
})

test('a nonce that its owner invalidated went elsewhere, on any network', async () => {
  const payer = await newPayer(place)
  const presented = await sign(place, payer, place.offer(100_000n))
  await invalidate(payer, paymentIn(presented).nonce)
  expect(await fateOf(presented, 100_000n)).toEqual({ kind: 'spent_elsewhere' })
  expect(await fateOf(presented, 100_000n, NETWORKS['base-sepolia'])).toEqual({ kind: 'spent_elsewhere' })
})

test('a nonce that was used without the proxy went elsewhere, even for an equal transfer', async () => {
  const payer = await newPayer(place)
  const presented = await sign(place, payer, place.offer(100_000n))
  await spendDirectly(place, payer, presented)
  expect(await fateOf(presented, 100_000n)).toEqual({ kind: 'spent_elsewhere' })
})

test('where nodes may be behind each other, a used nonce without a log is no answer until its block is old', async () => {
  const ground = await startWholeHistory()
  const { client } = openChain(NETWORKS.devnet, ground.devnet.rpcUrl, 5_000)
  const payer = await newPayer(ground)
  const presented = await sign(ground, payer, place.offer(100_000n))
  await spendDirectly(ground, payer, presented)
  const transfer = { ...paymentIn(presented), amount: atomicUsdc(100_000n) }
  const ask = () => uptoFateOf(client, NETWORKS['base-sepolia'], transfer, before)
  await expect(ask()).rejects.toThrow('no log yet')
  await ground.node.mine({ blocks: 59 })
  await expect(ask()).rejects.toThrow('no log yet')
  await ground.node.mine({ blocks: 1 })
  expect(await ask()).toEqual({ kind: 'spent_elsewhere' })
})

async function invalidate(payer: LocalAccount, nonce: bigint): Promise<void> {
  const { word, bit } = permit2Bit(nonce)
  const call = { address: PERMIT2, abi: PERMIT2_ABI, functionName: 'invalidateUnorderedNonces' } as const
  const hash = await place.node.writeContract({ ...call, args: [word, bit], account: payer })
  await place.node.waitForTransactionReceipt({ hash })
}

/** Has somebody else than the proxy use the payment's nonce, for a transfer of the same amount to the same payee. */
async function spendDirectly({ devnet, node }: Ground, payer: LocalAccount, presented: Presented): Promise<void> {
  const { token, value, nonce, validBefore, payTo, facilitator } = paymentIn(presented)
  const permit = { permitted: { token, amount: value }, nonce, deadline: validBefore }
  const witness = { to: payTo, facilitator, validAfter: 0n }
  const signature = await signUpto(devnet, payer, permit, witness, payer.address)
  const hash = await node.writeContract({
    address: PERMIT2,
    abi: PERMIT2_ABI,
    functionName: 'permitWitnessTransferFrom',
    args: [permit, { to: payTo, requestedAmount: value }, payer.address, hashOf(witness), WITNESS_TYPE, signature],
    account: payer,
  })
  await node.waitForTransactionReceipt({ hash })
}

function hashOf({ to, facilitator, validAfter }: { to: Hex; facilitator: Hex; validAfter: bigint }): Hex {
  const types = parseAbiParameters('bytes32, address, address, uint256')
  return keccak256(encodeAbiParameters(types, [keccak256(toHex(WITNESS)), to, facilitator, validAfter]))
}
