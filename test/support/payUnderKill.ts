import type pg from 'pg'
import { expect } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { eventually } from './ledger.ts'
import { json, type TestWallet } from './wallet.ts'

export function payersOf(wallets: readonly TestWallet[]): string[] {
  return wallets.map(({ address }) => address)
}

/** States of the payments of these wallets. */
export async function statesOf(pool: pg.Pool, payers: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM ledger.payment WHERE payer = ANY ($1)', [
    payers,
  ])
  return rows.map(({ state }) => state)
}

/** Waits until no payment of these wallets is under way; their states. */
export function ended(pool: pg.Pool, payers: readonly string[], limitMs: number): Promise<string[]> {
  return eventually(
    'all payments have ended',
    async () => {
      const states = await statesOf(pool, payers)
      return states.every((state) => state === 'SETTLED' || state === 'RELEASED') && states
    },
    limitMs,
  )
}

/**
 * Lets wallets, which hold 1 USD each, pay `url` (0.01 USD a call) again and again, and calls `kill` while some payments have
 * settled and others are under way. A broken connection ends a client.
 */
export async function payUnderKill(
  pool: pg.Pool,
  wallets: readonly TestWallet[],
  url: string,
  kill: () => unknown,
): Promise<void> {
  const payers = payersOf(wallets)
  let isOver = false
  const clients = wallets.map(async (wallet, client) => {
    for (let call = 0; !isOver; call += 1) {
      const key = { 'idempotency-key': `killed-${client}-${call}` }
      const answer = await wallet.pay(url, json({ name: 'under-kill' }, key)).catch(() => null)
      if (!answer) return
      await answer.text()
    }
  })
  try {
    await eventually(
      'some have settled, and others are under way',
      async () => {
        const states = await statesOf(pool, payers)
        return states.includes('SETTLED') && states.some((state) => state !== 'SETTLED')
      },
      120_000,
    )
  } finally {
    isOver = true
    await kill()
    await Promise.all(clients)
  }
}

/** Expects that wallets which held 1 USD have paid for these payments, at 0.01 USD each, once. */
export async function expectPaidOnce(wallets: readonly TestWallet[], states: readonly string[]): Promise<void> {
  const settled = states.filter((state) => state === 'SETTLED').length
  const balances = await Promise.all(wallets.map((wallet) => wallet.balance()))
  const spent = balances.reduce((sum, balance) => sum + parseUsd('1') - balance, 0n)
  expect(spent).toBe(parseUsd('0.01') * BigInt(settled))
}
