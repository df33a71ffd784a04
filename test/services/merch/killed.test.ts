import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Conflict } from '../../../schema/errors.ts'
import { type PrintCompany, PrintRefused } from '../../../subgraphs/merch/printing/company.ts'
import type { MerchEngines } from '../../../subgraphs/merch/work.ts'
import { gate } from '../../support/gate.ts'
import { eventually } from '../../support/ledger.ts'
import { type MerchWorkshop, openMerchWorkshop } from './support/workshop.ts'

// A process is killed at every step of an order: what it was at is never finished, and another one finds what it left.

let shop: MerchWorkshop
beforeAll(async () => {
  shop = await openMerchWorkshop()
})
afterAll(() => shop?.stop())

const MINUTE = 60_000
const PAYOUT = [{ purpose: 'PAYOUT', usd: '3.00' }]

/** A step at which the process dies: its promise is never kept. `reached` tells when it has come there. */
function death(): { readonly reached: Promise<void>; die<Result>(): Promise<Result> } {
  const reached = gate()
  return {
    reached: reached.opened,
    die: () => {
      reached.open()
      return new Promise(() => {})
    },
  }
}

type Dying = (die: <Result>() => Promise<Result>, engines: MerchEngines) => Partial<MerchEngines>

/** Where a process dies while it carries an order out, and what the order comes to then. */
const STEPS: readonly [string, Dying, 'SHIPPED' | 'FAILED'][] = [
  ['before it draws', (die, { company }) => ({ company: { ...company, check: die } }), 'SHIPPED'],
  [
    'while it keeps what it drew',
    (die, { blobs }) => ({ blobs: { ...blobs, open: blobs.open.bind(blobs), put: die } }),
    'SHIPPED',
  ],
  ['before the company hears of it', (die, { company }) => ({ company: { ...company, place: die } }), 'FAILED'],
  [
    'before it hears that the company has taken it',
    (die, { company }) => ({
      company: {
        ...company,
        place: async (order) => {
          await company.place(order)
          return die()
        },
      },
    }),
    'SHIPPED',
  ],
  ['before it is sent to production', (die, { company }) => ({ company: { ...company, produce: die } }), 'SHIPPED'],
  [
    'before its status says that it is in production',
    (die, { company }) => ({
      company: {
        ...company,
        produce: async (id) => {
          await company.produce(id)
          return die()
        },
      },
    }),
    'SHIPPED',
  ],
]

/** Other processes look after orders, every few minutes for half an hour. */
async function passHalfAnHour(): Promise<void> {
  for (let round = 0; round < 8; round++) {
    shop.pass(4 * MINUTE)
    await Promise.all([shop.process().follow(), shop.process().follow()])
    await Promise.all([shop.process().sendNotices(), shop.process().sendNotices()])
  }
}

async function expectEnd(id: string, actId: string, end: 'SHIPPED' | 'FAILED'): Promise<void> {
  expect(await shop.stateOf(id)).toBe(end)
  expect(await shop.placed(id)).toBe(end === 'SHIPPED' ? 1 : 0)
  const asked = await shop.askedOfLedger(actId)
  // All of it goes back, or the commission goes out; never both, and each once.
  expect(asked).toMatchObject(end === 'SHIPPED' ? PAYOUT : [{ actId }])
  expect(asked).toHaveLength(1)
  if (end === 'FAILED') expect(asked[0]).not.toMatchObject({ usd: expect.anything() })
}

describe('an order whose process is killed', () => {
  it.each(STEPS)('%s goes on from there', async (_, dying, end) => {
    const { actId, id } = await shop.hold()
    const { reached, die } = death()
    shop.process((engines) => dying(die, engines)).carryOut(actId)
    await reached
    // Nobody takes it up while its process may still be at it.
    await shop.process().follow()
    expect(await shop.placed(id)).toBeLessThanOrEqual(1)
    await passHalfAnHour()
    await expectEnd(id, actId, end)
  })

  it.each<[string, Dying]>([
    ['while it asks how far the company is', (die, { company }) => ({ company: { ...company, read: die } })],
    ['while it writes to the addressee', (die) => ({ notices: { send: die } })],
  ])('%s is looked after by another', async (_, dying) => {
    const { actId, id } = await shop.hold()
    shop.process().carryOut(actId)
    await eventually('it is placed', async () => (await shop.stateOf(id)) === 'PLACED')
    const { reached, die } = death()
    let isDead = false
    while (!isDead) {
      shop.pass(4 * MINUTE)
      const dyingProcess = shop.process((engines) => dying(die, engines))
      const end = reached.then(() => true)
      // One after the other: a mail on its way while the time passes would be sent by another as well.
      isDead = await Promise.race([end, dyingProcess.follow().then(() => false)])
      if (!isDead) isDead = await Promise.race([end, dyingProcess.sendNotices().then(() => false)])
    }
    await passHalfAnHour()
    await expectEnd(id, actId, 'SHIPPED')
    const subjects = shop.mailsAbout(id).map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(subjects.length)
    expect(subjects).toContain('Your mug is on its way')
    expect(subjects).toContain('Your mug is delivered')
  })
})

it('an order that two processes are told to carry out is placed once', async () => {
  const { actId, id } = await shop.hold()
  const processes = Array.from({ length: 4 }, () => shop.process())
  for (const one of processes) one.carryOut(actId)
  await eventually('it is placed', async () => (await shop.stateOf(id)) === 'PLACED')
  await passHalfAnHour()
  await expectEnd(id, actId, 'SHIPPED')
})

it('an order that waits for its picture is looked at in time by a process whose clock is behind', async () => {
  const { actId, id, pictureId } = await shop.holdAhead()
  shop.process().carryOut(actId)
  await eventually('it waits for its picture', () => shop.waits(id))
  await shop.failPicture(pictureId)
  await shop.process(undefined, MINUTE / 2).lookAgain(id)
  await expectEnd(id, actId, 'FAILED')
})

describe('an order that is placed by another process is not refunded by one', () => {
  /** A call of the company that stands still, and what it ends in after that. */
  function standing<Result>(end: () => Promise<Result>) {
    const [reached, passed] = [gate(), gate()]
    const call = () => {
      reached.open()
      return passed.opened.then(end)
    }
    return { call, reached: reached.opened, pass: passed.open }
  }

  it.each<[string, Dying, (call: () => Promise<never>) => Partial<PrintCompany>, () => Promise<unknown>]>([
    [
      'that stood still past its lease, and finds that the printer has no such mug',
      (die, { company }) => ({ company: { ...company, check: die } }),
      (check) => ({ check }),
      () => Promise.reject(new Conflict('The printer does not have it')),
    ],
    [
      'that looked for it so long that it had not appeared at first',
      (die, { company }) => ({ company: { ...company, place: (order) => company.place(order).then(() => die()) } }),
      (find) => ({ find }),
      () => Promise.resolve(null),
    ],
  ])('%s', async (_, dying, standsIn, end) => {
    const { actId, id } = await shop.hold()
    const { reached, die } = death()
    shop.process((engines) => dying(die, engines)).carryOut(actId)
    await reached
    shop.pass(16 * MINUTE)
    const late = standing(end)
    const changed = standsIn(late.call as () => Promise<never>)
    const following = shop.process(({ company }) => ({ company: { ...company, ...changed } })).follow()
    await late.reached
    shop.pass(6 * MINUTE)
    await shop.process().follow()
    expect(await shop.stateOf(id)).toBe('PLACED')
    late.pass()
    await following
    await passHalfAnHour()
    await expectEnd(id, actId, 'SHIPPED')
  })
})

it('an order that the company refuses in letters that Postgres cannot hold is refunded', async () => {
  const { actId, id } = await shop.hold()
  const place = () => Promise.reject(new PrintRefused('No \0 such zip\ud83d'))
  shop.process(({ company }) => ({ company: { ...company, place } })).carryOut(actId)
  await eventually('it is refunded', async () => (await shop.askedOfLedger(actId)).length > 0)
  await expectEnd(id, actId, 'FAILED')
})
