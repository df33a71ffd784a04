import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPaymentId } from '../../../prisma/ledger/paymentId.ts'
import { buyInbox, putMessages, topUp } from './support/purchases.ts'
import { newWallet, someName, startTestMail, type TestMail } from './support/service.ts'

// Here no ledger runs that would send a refund: what is asked for waits, as it does while a chain is silent.

let service: TestMail
beforeAll(async () => {
  service = await startTestMail()
})
afterAll(() => service?.stop())

const CANCEL = `mutation ($username: String!, $refundAddress: Address) {
  cancelInbox(input: { username: $username, refundAddress: $refundAddress }) { cancelled {
    refund { amount network recipient { address } status transactionHash note } daysRemaining } } }`

/** Refunds that were asked for of what a wallet paid for inboxes, by what they say. */
async function askedFor(payer: string): Promise<{ key: string; usd: string; to?: string }[]> {
  const sql = `SELECT payload FROM graphile_worker._private_jobs job
    JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    JOIN mail.inbox_period period ON period.act_id = payload->>'actId'
    WHERE task.identifier = 'ledger.refund' AND period.payer = $1 ORDER BY job.id`
  return (await service.db.pool.query(sql, [payer])).rows.map(({ payload }) => payload)
}

async function isThere(inbox: string): Promise<boolean> {
  return (await service.db.pool.query('SELECT FROM mail.inbox WHERE address = $1', [inbox])).rowCount === 1
}

describe('a cancellation', () => {
  it('tells that the money is on its way when it cannot be sent at once', { timeout: 30_000 }, async () => {
    const [wallet, friend, username] = [newWallet(), newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    await topUp(service, friend, 'topUpInbox', username)
    await putMessages(service, inbox, 2)
    const answer = service.run(wallet, CANCEL, { username, refundAddress: wallet })
    // Ended and asked for at once, long before the answer comes.
    await vi.waitFor(async () => expect(await isThere(inbox)).toBe(false), { timeout: 20_000 })
    const parts = [{ key: 'inbox.cancel:0', usd: '1.00' }]
    expect(await askedFor(wallet)).toEqual(parts.map((part) => expect.objectContaining(part)))
    expect(await askedFor(friend)).toEqual(parts.map((part) => expect.objectContaining(part)))
    expect(await answer).toEqual({
      cancelInbox: {
        cancelled: {
          refund: {
            amount: '2.00',
            network: null,
            recipient: { address: wallet },
            status: 'PENDING',
            transactionHash: null,
            note: expect.stringContaining('on its way'),
          },
          daysRemaining: 60,
        },
      },
    })
  })

  it('tells that the operator has to send what was paid in a month that is archived', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const paymentId = newPaymentId(new Date('2020-02-03T00:00:00Z'))
    const select = '{ address }'
    await service.buy(wallet, { field: 'buyInbox', args: { username }, select, usd: '1', paymentId })
    await service.db.pool.query(
      `INSERT INTO ledger.archived_month (month, payments, lines, disbursements, files, totals) VALUES ('2020-02-01', 1, 1, 0, '{}', '{}')`,
    )
    expect(await service.run(wallet, CANCEL, { username })).toMatchObject({
      cancelInbox: {
        cancelled: { refund: { amount: '1.00', status: 'FAILED', note: expect.stringContaining('by hand') } },
      },
    })
    expect(await askedFor(wallet)).toEqual([expect.objectContaining({ key: 'inbox.cancel:0', usd: '1.00' })])
  })

  it('is refused where the money could go to nobody', async () => {
    const [wallet, username, refundAddress] = [newWallet(), someName(), `0x${'0'.repeat(40)}`]
    const { inbox } = await buyInbox(service, wallet, { username })
    await expect(service.run(wallet, CANCEL, { username, refundAddress })).rejects.toThrow('zero address')
    expect(await isThere(inbox)).toBe(true)
  })

  it('asks for no refund when it fails, and leaves the inbox as it was', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    const { pool } = service.db
    await pool.query('ALTER TABLE mail.inbox ADD CONSTRAINT nothing_ends CHECK (cancelled_at IS NULL) NOT VALID')
    try {
      await expect(service.run(wallet, CANCEL, { username })).rejects.toThrow('INTERNAL')
    } finally {
      await pool.query('ALTER TABLE mail.inbox DROP CONSTRAINT nothing_ends')
    }
    expect(await askedFor(wallet)).toEqual([])
    expect(await isThere(inbox)).toBe(true)
    const periods = await pool.query(
      'SELECT refunded FROM mail.inbox_period JOIN mail.inbox i ON i.id = inbox_id WHERE i.address = $1',
      [inbox],
    )
    expect(periods.rows).toEqual([{ refunded: '0' }])
  })
})
