import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fee } from '../../../router/payments/facilitator/fees.ts'
import { openNonces, type Place } from '../../../router/payments/facilitator/nonces.ts'
import { newAccount } from '../../devnet/devnets.ts'
import { addressOf } from './place.ts'

const HALF_A_MINUTE = 30_000

/** Bids above what is needed at least, as the fees of a chain do. */
const feeOf = (least: bigint): Fee => ({ maxFeePerGas: least * 2n, maxPriorityFeePerGas: 10n })

/** A key's nonces, and a chain that says what a test has it say. */
function openPlace() {
  const chain = { mined: 0, pending: 0, fee: feeOf(100n), now: 1_000_000 }
  const client = {
    getTransactionCount: async ({ blockTag }: { blockTag?: string }) =>
      blockTag === 'latest' ? chain.mined : chain.pending,
  }
  const fees = { current: async () => chain.fee, forget() {} }
  const nonces = openNonces(client as never, addressOf(newAccount()), fees, () => chain.now)
  /** Sends as a sender does, to a node that takes everything. */
  const send = async (): Promise<Place> => {
    const place = await nonces.next()
    nonces.sent(place)
    chain.pending = Math.max(chain.pending, place.nonce + 1)
    return place
  }
  return { chain, nonces, send }
}

describe('a transaction goes', () => {
  test('behind all others while these may be mined', async () => {
    const { chain, send } = openPlace()
    expect(await send()).toEqual({ nonce: 0, fee: feeOf(100n), isReplacement: false })
    chain.fee = feeOf(200n)
    expect(await send()).toMatchObject({ nonce: 1, isReplacement: false })
    chain.mined = 2
    expect(await send()).toMatchObject({ nonce: 2, isReplacement: false })
  })

  test('to the place of the first whose bid the fees have overtaken', async () => {
    const { chain, send } = openPlace()
    await send()
    await send()
    chain.fee = feeOf(201n)
    const fee = { ...feeOf(201n), maxPriorityFeePerGas: 13n }
    expect(await send()).toEqual({ nonce: 0, fee, isReplacement: true })
    chain.mined = 1
    expect(await send()).toMatchObject({ nonce: 1, isReplacement: true })
    chain.mined = 2
    expect(await send()).toMatchObject({ nonce: 2, isReplacement: false })
  })

  test('to the place of one that has waited for half a minute, with a quarter more', async () => {
    const { chain, send } = openPlace()
    await send()
    chain.now += HALF_A_MINUTE - 1
    expect(await send()).toMatchObject({ nonce: 1, isReplacement: false })
    chain.now += 1
    const { nonce, fee } = await send()
    expect({ nonce, max: fee.maxFeePerGas, tip: fee.maxPriorityFeePerGas }).toEqual({ nonce: 0, max: 251n, tip: 13n })
  })

  test('to the place of one that another process sent, once it has been seen waiting for as long', async () => {
    const { chain, nonces } = openPlace()
    chain.pending = 3
    expect(await nonces.next()).toMatchObject({ nonce: 3, isReplacement: false })
    chain.now += HALF_A_MINUTE
    const first = await nonces.next()
    expect(first).toMatchObject({ nonce: 0, isReplacement: true })
    nonces.outbid(first)
    const second = await nonces.next()
    expect(second).toMatchObject({ nonce: 0, isReplacement: true })
    expect(second.fee.maxFeePerGas * 4n).toBeGreaterThan(first.fee.maxFeePerGas * 5n)
  })

  test('behind one that waits although it bids eight times the fee of the day', async () => {
    const { chain, nonces, send } = openPlace()
    await send()
    const bids: bigint[] = []
    for (;;) {
      chain.now += HALF_A_MINUTE
      const place = await nonces.next()
      if (!place.isReplacement) break
      nonces.sent(place)
      bids.push(place.fee.maxFeePerGas)
    }
    expect(bids.at(-1)).toBeLessThanOrEqual(1_600n)
    expect(bids.at(-1)).toBeGreaterThan(1_200n)
  })

  test('never where something is mined, and only for more than a tenth more to where something waits', async () => {
    const step = fc.record({
      mines: fc.nat(2),
      least: fc.bigInt({ min: 1n, max: 10_000n }),
      passes: fc.nat(40_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const { chain, send } = openPlace()
        const waiting = new Map<number, Fee>()
        for (const { mines, least, passes } of steps) {
          chain.mined = Math.min(chain.pending, chain.mined + mines)
          chain.fee = feeOf(least)
          chain.now += passes
          const { nonce, fee, isReplacement } = await send()
          expect(nonce).toBeGreaterThanOrEqual(chain.mined)
          expect(isReplacement).toBe(waiting.has(nonce))
          const before = waiting.get(nonce)
          if (before) {
            expect(fee.maxFeePerGas * 10n).toBeGreaterThan(before.maxFeePerGas * 11n)
            expect(fee.maxPriorityFeePerGas * 10n).toBeGreaterThan(before.maxPriorityFeePerGas * 11n)
          } else expect(nonce).toBe(chain.pending - 1)
          waiting.set(nonce, fee)
        }
      }),
    )
  })
})
