import { type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import type { Sender } from '../../../router/payments/facilitator/sender.ts'
import { uptoFacilitator } from '../../../router/payments/facilitator/upto.ts'
import { uptoOfferExtra } from '../../../router/payments/facilitator/uptoOffer.ts'
import type { Facilitator } from '../../../router/payments/protocol/facilitator.ts'
import { UPTO_PERMIT2_PROXY } from '../../../schema/permit2Contracts.ts'
import { authorization } from '../../devnet/authorization.ts'
import { newAccount, newNonce, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { addressOf, NETWORK, type Place, PRICE, placeOn, presented, SILENT } from './place.ts'
import { allow, charging } from './uptoPlace.ts'

let place: Place
let devnet: Devnet
let sender: Sender
let exact: Facilitator
let upto: Facilitator
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  place = placeOn(devnet)
  sender = await place.openSender()
  exact = embeddedExact(NETWORK, place.chain, [sender], { timeoutMs: 5_000 }, SILENT)
  upto = uptoFacilitator(NETWORK, place.chain, sender, 5_000, SILENT)
})
afterAll(() => remove())

/** A wallet that takes every signature (EIP-1271), after a loop of so many rounds of 26 gas. */
async function placeWallet(rounds: number): Promise<Hex> {
  const { address } = newAccount()
  const code = `0x62${rounds.toString(16).padStart(6, '0')}5b6001900380600457507f1626ba7e${'0'.repeat(56)}60005260206000f3`
  await nodeOf(devnet).setCode({ address, bytecode: code as Hex })
  await devnet.fund(address, { usdc: 10n * PRICE, eth: parseEther('1') })
  return address
}

const SIGNATURE = `0x${'12'.repeat(80)}` as const

function byExact(from: Hex): Presented {
  return presented(devnet, authorization(from, devnet.payee, { value: PRICE }), SIGNATURE)
}

async function byUpto(from: Hex): Promise<Presented> {
  const node = nodeOf(devnet)
  await node.impersonateAccount({ address: from })
  await allow(node, devnet, from, 10n * PRICE)
  const requirements = {
    scheme: 'upto',
    network: NETWORK.id,
    asset: devnet.usdc,
    amount: String(PRICE),
    payTo: devnet.payee,
    maxTimeoutSeconds: 300,
    extra: { ...uptoOfferExtra(NETWORK, sender.address) },
  }
  const permit2Authorization = {
    from,
    permitted: { token: devnet.usdc, amount: String(PRICE) },
    spender: UPTO_PERMIT2_PROXY,
    nonce: BigInt(newNonce()).toString(),
    deadline: String(Math.floor(Date.now() / 1_000) + 290),
    witness: { to: devnet.payee, facilitator: sender.address, validAfter: '0' },
  }
  const payload = { signature: SIGNATURE, permit2Authorization }
  return { payload: { x402Version: 2, accepted: requirements, payload }, requirements }
}

const spent = async (work: () => Promise<unknown>) => {
  const before = await place.chain.client.getBalance({ address: sender.address })
  const result = await work()
  return { result, wei: before - (await place.chain.client.getBalance({ address: sender.address })) }
}

test.each([
  ['exact', byExact, () => exact],
  ['upto', byUpto, () => upto],
] as const)(
  'a wallet whose signature takes a little to check pays by %s, and one that burns our gas does not',
  async (_scheme, pay, facilitator) => {
    const modest = await pay(await placeWallet(10_000))
    expect(await facilitator().verify(modest)).toEqual({ isValid: true })
    expect(await facilitator().settle(charging(PRICE, modest))).toMatchObject({ kind: 'settled' })
    const payer = await placeWallet(200_000)
    const greedy = await pay(payer)
    const { result, wei } = await spent(() => facilitator().settle(charging(PRICE, greedy)))
    expect(result).toMatchObject({ kind: 'unknown', transaction: null })
    expect(wei).toBe(0n)
    expect(await place.chain.balanceOf(addressOf({ address: payer }))).toBe(10n * PRICE)
  },
)
