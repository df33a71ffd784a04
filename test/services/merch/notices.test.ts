import { afterEach, describe, expect, it } from 'vitest'
import { gate } from '../../support/gate.ts'
import { eventually } from '../../support/ledger.ts'
import { type MerchWorkshop, openMerchWorkshop } from './support/workshop.ts'

// The e-mails to the addressee of an order, through a mail server that speaks SMTP.

let shop: MerchWorkshop
afterEach(() => shop?.stop())

const MINUTE = 60_000
const COURSE = ['Your mug is ordered', 'Your mug is being printed', 'Your mug is on its way', 'Your mug is delivered']

/** Pays for a mug, and waits until the company has it. */
async function order(): Promise<string> {
  const { actId, id } = await shop.hold()
  shop.process().carryOut(actId)
  await eventually('it is placed', async () => (await shop.stateOf(id)) === 'PLACED')
  return id
}

/** So many minutes later, several processes look after all orders and send all mail. */
async function passMinutes(minutes: number, processes = 3): Promise<void> {
  shop.pass(minutes * MINUTE)
  const all = Array.from({ length: processes }, () => shop.process())
  await Promise.all(all.map((one) => one.follow()))
  await Promise.all(all.map((one) => one.sendNotices()))
}

const subjectsAbout = (id: string) => shop.mailsAbout(id).map(({ subject }) => subject)

describe('the addressee of an order', () => {
  it('is mailed each change once, its delivery included, at the address that the order gave', async () => {
    shop = await openMerchWorkshop()
    const id = await order()
    for (const minutes of [0, 1.5, 1, 0, 3, 1, 5, 1, 60]) await passMinutes(minutes)
    expect(subjectsAbout(id)).toEqual(COURSE)
    expect(shop.mailsAbout(id).every(({ to }) => to === 'ada@example.com')).toBe(true)
    expect(shop.relay.mails).toHaveLength(COURSE.length)
  })

  it('is mailed a failure once', async () => {
    shop = await openMerchWorkshop()
    const { actId, id } = await shop.hold({ address2: 'cancel-in-sandbox' })
    shop.process().carryOut(actId)
    await eventually('it is placed', async () => (await shop.stateOf(id)) === 'PLACED')
    for (const minutes of [0, 3, 1, 60]) await passMinutes(minutes)
    expect(subjectsAbout(id)).toEqual(['Your mug is ordered', 'Your mug cannot be made'])
  })

  it('is mailed at once also by a process whose clock is behind', async () => {
    shop = await openMerchWorkshop()
    const { actId, id } = await shop.hold({ address2: 'refuse-in-sandbox' })
    shop.process().carryOut(actId)
    await eventually('it failed', async () => (await shop.stateOf(id)) === 'FAILED')
    await shop.process(undefined, MINUTE / 2).sendNotices()
    expect(subjectsAbout(id)).toEqual(['Your mug cannot be made'])
  })

  it('is mailed a refusal of the company', async () => {
    shop = await openMerchWorkshop()
    const { actId, id } = await shop.hold({ address2: 'refuse-in-sandbox' })
    shop.process().carryOut(actId)
    await eventually('it failed', async () => (await shop.stateOf(id)) === 'FAILED')
    await passMinutes(0)
    expect(subjectsAbout(id)).toEqual(['Your mug cannot be made'])
  })

  it('is mailed once where the relay was away for an hour', async () => {
    let isAway = true
    shop = await openMerchWorkshop({ onConnection: () => (isAway ? '421 4.3.2 Closed' : null) })
    const id = await order()
    for (const minutes of [0, 20, 20, 20]) await passMinutes(minutes)
    expect(subjectsAbout(id)).toEqual([])
    isAway = false
    for (const minutes of [2, 2]) await passMinutes(minutes)
    const subjects = subjectsAbout(id)
    expect(new Set(subjects).size).toBe(subjects.length)
    expect(subjects).toContain('Your mug is delivered')
  })

  it('gets a mail again under the same Message-ID when its process died after the relay had taken it', async () => {
    shop = await openMerchWorkshop()
    const id = await order()
    const taken = gate()
    void shop
      .process(({ notices }) => ({
        notices: {
          send: async (mail) => {
            await notices.send(mail)
            taken.open()
            return new Promise<never>(() => {})
          },
        },
      }))
      .sendNotices()
    await taken.opened
    // The other processes leave it alone for as long as its process may still be at it.
    await passMinutes(0)
    expect(subjectsAbout(id)).toEqual(['Your mug is ordered'])
    await passMinutes(6)
    const [first, ...others] = shop.mailsAbout(id)
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}\.ordered@tollgraph\.example>$/)
    expect(others.filter(({ subject }) => subject === first?.subject).map(({ messageId }) => messageId)).toEqual([
      first?.messageId,
    ])
  })

  it('is not mailed any more two days after the change', async () => {
    let isAway = true
    shop = await openMerchWorkshop({ onConnection: () => (isAway ? '421 4.3.2 Closed' : null) })
    const { actId, id } = await shop.hold({ address2: 'refuse-in-sandbox' })
    shop.process().carryOut(actId)
    await eventually('it failed', async () => (await shop.stateOf(id)) === 'FAILED')
    await passMinutes(0)
    await passMinutes(2 * 24 * 60 + 10)
    isAway = false
    await passMinutes(10)
    expect(subjectsAbout(id)).toEqual([])
  })
})
