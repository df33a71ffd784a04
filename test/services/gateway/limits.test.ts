import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { type TestGateway, testGateway, walletNumber } from './gateway.ts'

const [ann, bob, eve, mallory] = [walletNumber(1), walletNumber(2), walletNumber(3), walletNumber(4)]

const CREATE = `mutation ($organization: String) { createInviteCode(input: { organization: $organization, amount: 1 }) { inviteCode { code } } }`
const REDEEM = `mutation ($code: String!) { redeemInviteCode(input: { code: $code }) { redemption { id: resourceId } } }`
const DISABLE = `mutation ($code: String!) { disableInviteCode(input: { code: $code }) { inviteCode { status } } }`
const ORGANIZE = `mutation ($slug: String!) { createOrganization(input: { name: "Crew", slug: $slug }) { organization { slug } } }`
const ADMIT = `mutation ($wallet: Address!) { addOrganizationMember(input: { organization: "crew", wallet: $wallet, role: ADMIN }) { organization { slug } } }`

let database: TestDatabase
let gateway: TestGateway
const start = new Date('2026-06-01T12:00:00Z')
beforeAll(async () => {
  database = await testDatabase()
  gateway = testGateway(database, {
    limits: {
      INVITE_CODES_BY_WALLET_PER_DAY: '5',
      INVITE_CODES_BY_ORGANIZATION_PER_DAY: '7',
      INVITE_CODE_GUESSES: '4',
      ORGANIZATIONS_BY_WALLET_PER_DAY: '2',
    },
  })
})
afterAll(() => database.close())

/** What each of many calls at the same moment comes to: `done`, or the code of its error. */
async function outcomes(count: number, call: (number: number) => Promise<unknown>): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, number) => call(number)))
  const words = settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.message).split(':')[0]))
  return Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]))
}

async function codeOf(caller: typeof ann): Promise<string> {
  return (await gateway.run<{ createInviteCode: { inviteCode: { code: string } } }>(caller, CREATE)).createInviteCode
    .inviteCode.code
}

describe('invite codes', () => {
  it('are made five a day by one wallet here, however many it asks for at once', async () => {
    expect(await outcomes(30, () => gateway.run(ann, CREATE))).toEqual({ done: 5, RATE_LIMITED: 25 })
    gateway.setNow(new Date(start.getTime() + 86_400_000 / 5))
    expect(await outcomes(3, () => gateway.run(ann, CREATE))).toEqual({ done: 1, RATE_LIMITED: 2 })
  })

  it('are made seven a day for one organization here, whoever of its admins makes them', async () => {
    gateway.setNow(new Date(start.getTime() + 10 * 86_400_000))
    await gateway.run(bob, ORGANIZE, { slug: 'crew' })
    await gateway.run(bob, ADMIT, { wallet: ann })
    const create = (number: number) => gateway.run(number % 2 ? ann : bob, CREATE, { organization: 'crew' })
    expect(await outcomes(20, create)).toEqual({ done: 7, RATE_LIMITED: 13 })
  })

  it('lock out who guesses, by redeeming and by disabling alike', async () => {
    const code = await codeOf(eve)
    const guess = (number: number) => gateway.run(mallory, number % 2 ? REDEEM : DISABLE, { code: `WRONG${number}` })
    expect(await outcomes(50, guess)).toEqual({ NOT_FOUND: 5, RATE_LIMITED: 45 })
    // A right guess is not looked at, so it tells nothing.
    await expect(gateway.run(mallory, REDEEM, { code })).rejects.toThrow(/^RATE_LIMITED: Too many wrong codes/)
    await expect(gateway.run(mallory, DISABLE, { code })).rejects.toThrow(/^RATE_LIMITED/)
    expect(await gateway.run(bob, REDEEM, { code })).toMatchObject({
      redeemInviteCode: { redemption: { id: expect.any(String) } },
    })
    gateway.setNow(new Date(start.getTime() + 10 * 86_400_000 + 61_000))
    expect(await gateway.run(mallory, REDEEM, { code: await codeOf(eve) })).toBeTruthy()
  })

  it('of somebody else are guesses when they are disabled', async () => {
    const guesser = walletNumber(5)
    const code = await codeOf(eve)
    expect(await outcomes(20, () => gateway.run(guesser, DISABLE, { code }))).toEqual({
      FORBIDDEN: 5,
      RATE_LIMITED: 15,
    })
  })

  it('are redeemed without a limit by who has them', async () => {
    const maker = walletNumber(6)
    for (let round = 0; round < 5; round += 1) {
      const code = await codeOf(maker)
      await gateway.run(walletNumber(7), REDEEM, { code })
      await expect(gateway.run(walletNumber(7), REDEEM, { code })).rejects.toThrow(/^CONFLICT/)
    }
  })
})

describe('organizations', () => {
  it('are made two a day by one wallet here; a slug that is taken counts for nothing', async () => {
    const wallet = walletNumber(8)
    await expect(gateway.run(wallet, ORGANIZE, { slug: 'crew' })).rejects.toThrow(/^CONFLICT/)
    const made = await outcomes(9, (number) => gateway.run(wallet, ORGANIZE, { slug: `club-${number}` }))
    expect(made).toEqual({ done: 2, RATE_LIMITED: 7 })
  })
})
