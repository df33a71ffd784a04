import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solanaFateOf } from '../../../../router/payments/rails/solana/fate.ts'
import { PaymentSearch } from '../../../../router/payments/rails/solana/paymentSearch.ts'
import { sightOf } from '../../../../router/payments/rails/solana/sight.ts'
import { eventually } from '../../../support/ledger.ts'
import { openPlace, payAt, type SolanaPlace } from '../../../support/solana/payments.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'

const MINUTE = 60_000

let solana: TestSolana
let place: SolanaPlace
let wallet: SolanaWallet
let search: PaymentSearch

beforeAll(async () => {
  solana = await startSolana()
  place = await openPlace(solana, 1_500)
  search = new PaymentSearch(place.chain, 10_000)
  wallet = await solana.makeWallet()
})
afterAll(() => solana?.stop())

/** Lets the life of every payment that has been made end; gives a moment when it could have been made. */
function longAgo(): Date {
  solana.cluster.mine(151n)
  return new Date(Date.now() - 2 * MINUTE)
}

type Payment = Awaited<ReturnType<typeof payAt>>['payment']

const askers = {
  'with the key': (payment: Payment, since = new Date()) =>
    solanaFateOf(place.chain, payment, since, place.facilitator.signatureOf),
  'without the key': (payment: Payment, since = new Date()) => solanaFateOf(place.chain, payment, since, search),
}

describe.each(Object.entries(askers))('the fate of a payment, asked %s of its fee payer,', (_name, fateOf) => {
  it('is done by its transaction once it is settled', async () => {
    const { presented, payment } = await payAt(solana, place, wallet)
    const settlement = await place.facilitator.settle(presented)
    expect(await fateOf(payment)).toEqual({
      kind: 'done',
      transaction: (settlement as { transaction: string }).transaction,
    })
  })

  it('is done where it landed and the answer was lost', async () => {
    const { presented, payment } = await payAt(solana, place, wallet)
    solana.cluster.next = 'lands without an answer'
    expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'unknown' })
    const transaction = await place.facilitator.signatureOf(presented.transaction)
    expect(await fateOf(payment)).toEqual({ kind: 'done', transaction })
  })

  it('is still done when its life is over', async () => {
    const { presented, payment } = await payAt(solana, place, wallet)
    await place.facilitator.settle(presented)
    expect(await fateOf(payment, longAgo())).toMatchObject({ kind: 'done' })
  })

  it('is that it was not used and may be, before it is settled', async () => {
    const { payment } = await payAt(solana, place, wallet)
    expect(await fateOf(payment)).toEqual({ kind: 'unused', mayLand: true })
  })

  it('is not that of another payment of the same payer for the same offer', async () => {
    const first = await payAt(solana, place, wallet, { id: 'the same' })
    solana.cluster.mine(1n)
    const second = await payAt(solana, place, wallet, { id: 'the same' })
    await place.facilitator.settle(first.presented)
    expect(await fateOf(second.payment)).toEqual({ kind: 'unused', mayLand: true })
  })

  it('is that it can land no more, once it was dropped and its life is over', async () => {
    const { presented, payment } = await payAt(solana, place, wallet)
    solana.cluster.next = 'is dropped'
    expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'unknown' })
    expect(await fateOf(payment)).toEqual({ kind: 'unused', mayLand: true })
    const since = longAgo()
    expect(await fateOf(payment, since)).toEqual({ kind: 'unused', mayLand: false })
    expect(await place.facilitator.verify(presented)).toMatchObject({ isValid: false })
  })

  it('is open while a node may only be behind the block that a fresh payment names', async () => {
    const { payment } = await payAt(solana, place, wallet)
    const unheardOf = { ...payment, blockhash: place.payee as never }
    expect(await fateOf(unheardOf)).toEqual({ kind: 'unused', mayLand: true })
  })

  it('is open while the block that it is in may still be dropped, even at the end of its life', async () => {
    const { presented, payment } = await payAt(solana, place, wallet)
    await place.facilitator.settle(presented)
    const since = longAgo()
    solana.cluster.commitment = 'processed'
    expect(await fateOf(payment, since)).toEqual({ kind: 'unused', mayLand: true })
    solana.cluster.commitment = 'confirmed'
    expect(await fateOf(payment, since)).toMatchObject({ kind: 'done' })
  })

  it('is spent when it failed on chain', async () => {
    const poor = await solana.makeWallet(10_000n)
    const { presented, payment } = await payAt(solana, place, poor)
    solana.cluster.next = 'is held'
    const before = solana.calls.length
    const settling = place.facilitator.settle(presented)
    await eventually('it is waited for', async () => solana.calls.slice(before).includes('getSignatureStatuses'))
    await solana.fund(poor.address, -10_000n)
    solana.cluster.release()
    await settling
    expect(await fateOf(payment)).toEqual({ kind: 'spent_elsewhere' })
  })

  it('cannot be said while the chain is away', async () => {
    const { payment } = await payAt(solana, place, wallet)
    solana.setDown(true)
    await expect(fateOf(payment)).rejects.toThrow()
    solana.setDown(false)
    await expect(fateOf(payment)).resolves.toMatchObject({ kind: 'unused' })
  })

  it('cannot be said by a node that has forgotten the blocks of the payment', async () => {
    const { payment } = await payAt(solana, place, wallet)
    const since = longAgo()
    solana.cluster.firstSlot = 1n
    await expect(fateOf(payment, since)).rejects.toThrow(/SOLANA_RPC_URL/)
    solana.cluster.firstSlot = 0n
    await expect(fateOf(payment, since)).resolves.toEqual({ kind: 'unused', mayLand: false })
  })
})

describe('looking for a payment without the key', () => {
  it('does not go through what its payer did before', async () => {
    const payer = await solana.makeWallet()
    const earlier = await payAt(solana, place, payer, { id: 'the same' })
    await place.facilitator.settle(earlier.presented)
    const landed = solana.cluster.landed.splice(0)
    solana.cluster.landed.push(...landed.map((one) => ({ ...one, blockTime: one.blockTime - 3_600 })))
    const { payment } = await payAt(solana, place, payer, { id: 'the same' })
    const before = solana.calls.length
    expect(await askers['without the key'](payment)).toMatchObject({ kind: 'unused' })
    expect(solana.calls.slice(before)).not.toContain('getTransaction')
  })

  it.each([
    ['finds it', true, { kind: 'done' }],
    ['knows that it is not there', false, { kind: 'unused', mayLand: true }],
  ])('%s among any number of transactions that name its payer', async (_what, isSettled, fate) => {
    const payer = await solana.makeWallet()
    const { presented, payment } = await payAt(solana, place, payer)
    if (isSettled) await place.facilitator.settle(presented)
    const landed = solana.cluster.landed.at(-1) ?? expect.fail('nothing has landed')
    const slot = solana.cluster.height
    const others = Array.from({ length: 11_500 }, (_, index) => {
      const signature = `${isSettled} ${index}`
      return { ...landed, signature, slot, accounts: [payer.address], memo: null }
    })
    solana.cluster.landed.push(...others)
    expect(await askers['without the key'](payment)).toMatchObject(fate)
  })
})

describe('a node that is behind another', () => {
  it('is not believed that it has not seen a transaction', async () => {
    const { presented } = await payAt(solana, place, wallet)
    const signature = await place.facilitator.signatureOf(presented.transaction)
    await expect(sightOf(place.chain, signature, solana.cluster.height + 1n)).rejects.toThrow(/behind/)
    expect(await sightOf(place.chain, signature, solana.cluster.height)).toEqual({ kind: 'unseen' })
  })
})
