import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { type TestGateway, testGateway, walletNumber } from './gateway.ts'

const [ann, bob, cleo, dan] = [walletNumber(1), walletNumber(2), walletNumber(3), walletNumber(4)]

const CREATE = `mutation ($organization: String, $amount: SafeInt!, $network: UsdcNetwork, $maxRedemptions: SafeInt, $note: String, $expiresAt: String) {
  createInviteCode(input: { organization: $organization, amount: $amount, network: $network, maxRedemptions: $maxRedemptions, note: $note, expiresAt: $expiresAt }) { inviteCode {
    id: resourceId code organizationSlug amount network maxRedemptions redemptionCount status note expiresAt createdAt organization { slug role }
  } }
}`
const REDEEM = `mutation ($code: String!) { redeemInviteCode(input: { code: $code }) { redemption { id: resourceId code amount network wallet { address } redeemedAt } } }`
const DISABLE = `mutation ($code: String!) { disableInviteCode(input: { code: $code }) { inviteCode { status } } }`
const ORGANIZE = `mutation ($name: String!, $slug: String!) { createOrganization(input: { name: $name, slug: $slug }) { organization { id: resourceId slug name role members { nodes { wallet { address } role } } } } }`
const ADD = `mutation ($organization: String!, $wallet: Address!, $role: OrganizationRole) { addOrganizationMember(input: { organization: $organization, wallet: $wallet, role: $role }) { organization { role } } }`
const REMOVE = `mutation ($organization: String!, $wallet: Address!) { removeOrganizationMember(input: { organization: $organization, wallet: $wallet }) { organization { role } } }`

interface Code {
  readonly id: string
  readonly code: string
}

interface Created {
  readonly createInviteCode: { readonly inviteCode: Code }
}

describe('invite codes and organizations', () => {
  let database: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    database = await testDatabase()
    gateway = testGateway(database)
  })
  afterAll(() => database.close())

  async function create(caller: typeof ann, variables: Record<string, unknown>): Promise<Code> {
    const { createInviteCode } = await gateway.run<Created>(caller, CREATE, variables)
    return createInviteCode.inviteCode
  }
  const redeem = (caller: typeof ann, code: string) =>
    gateway.run<{ redeemInviteCode: { redemption: unknown } }>(caller, REDEEM, { code })
  let made = 0
  async function organize(owner: typeof ann): Promise<string> {
    const slug = `crew-${++made}`
    await gateway.run(owner, ORGANIZE, { name: 'Crew', slug })
    return slug
  }
  const add = (caller: typeof ann, organization: string, wallet: string, role?: string) =>
    gateway.run(caller, ADD, { organization, wallet, role })
  const remove = (caller: typeof ann, organization: string, wallet: string) =>
    gateway.run(caller, REMOVE, { organization, wallet })

  describe('a personal code', () => {
    it('has defaults', async () => {
      expect(await create(ann, { amount: 5 })).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{5}$/),
        organizationSlug: null,
        organization: null,
        amount: 5,
        network: 'BASE',
        maxRedemptions: 1,
        redemptionCount: 0,
        status: 'ACTIVE',
        note: null,
        expiresAt: null,
        createdAt: '2026-06-01T12:00:00.000Z',
      })
    })

    it('takes the largest numbers of the contract', async () => {
      const most = Number.MAX_SAFE_INTEGER
      expect(
        await create(ann, {
          amount: most,
          maxRedemptions: most,
          note: 'n\u0000ote',
          network: 'SOLANA',
          expiresAt: '2027-02-28T10:00Z',
        }),
      ).toMatchObject({
        amount: most,
        maxRedemptions: most,
        note: 'note',
        network: 'SOLANA',
        expiresAt: '2027-02-28T10:00:00.000Z',
      })
    })

    it('is redeemed once by each wallet, in any spelling, and as often as it says', async () => {
      const { code } = await create(ann, { amount: 3, maxRedemptions: 2 })
      expect((await redeem(bob, ` ${code.toLowerCase()} `)).redeemInviteCode.redemption).toMatchObject({
        code,
        amount: 3,
        network: 'BASE',
        wallet: { address: bob },
      })
      await expect(redeem(bob, code)).rejects.toThrow('CONFLICT: You have already redeemed this invite code')
      await redeem(cleo, code)
      await expect(redeem(dan, code)).rejects.toThrow('GONE: Invite code has been fully redeemed')
      await expect(redeem(bob, code)).rejects.toThrow('CONFLICT: You have already redeemed this invite code')
      await expect(redeem(dan, 'ZZZZZZZ')).rejects.toThrow('NOT_FOUND: Invalid invite code')
    })

    it('never counts past its limit, however many come at once', async () => {
      const { code } = await create(ann, { amount: 1, maxRedemptions: 5 })
      const wallets = Array.from({ length: 20 }, (_, index) => walletNumber(100 + index))
      const results = await Promise.allSettled(
        wallets.flatMap((wallet) => [redeem(wallet, code), redeem(wallet, code)]),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      const { rows } = await database.db.pool.query(
        `SELECT c.redemption_count::int AS counted, count(r.*)::int AS recorded FROM gateway.invite_code c
         JOIN gateway.invite_redemption r ON r.invite_code_id = c.id WHERE c.code = $1 GROUP BY 1`,
        [code],
      )
      expect(rows).toEqual([{ counted: 5, recorded: 5 }])
    })

    it('ends when its time is over', async () => {
      const { code } = await create(ann, { amount: 1, expiresAt: '2026-06-01T12:30Z' })
      gateway.setNow(new Date('2026-06-01T12:30:00Z'))
      await expect(redeem(bob, code)).rejects.toThrow('GONE: Invite code has expired')
      gateway.setNow(new Date('2026-06-01T12:00:00Z'))
      await redeem(bob, code)
    })

    it('is switched off by its maker alone, and stays off', async () => {
      const { code } = await create(ann, { amount: 1 })
      await expect(gateway.run(bob, DISABLE, { code })).rejects.toThrow('FORBIDDEN')
      expect(await gateway.run(ann, DISABLE, { code })).toEqual({
        disableInviteCode: { inviteCode: { status: 'DISABLED' } },
      })
      expect(await gateway.run(ann, DISABLE, { code })).toEqual({
        disableInviteCode: { inviteCode: { status: 'DISABLED' } },
      })
      await expect(redeem(bob, code)).rejects.toThrow('GONE: Invite code is disabled')
      await expect(gateway.run(ann, DISABLE, { code: 'NOSUCH' })).rejects.toThrow('NOT_FOUND')
    })

    it('carries the configured prefix', async () => {
      const prefixed = testGateway(database, { inviteCodePrefix: 'GATE-' })
      const { createInviteCode } = await prefixed.run<Created>(ann, CREATE, { amount: 1 })
      expect(createInviteCode.inviteCode.code).toMatch(/^GATE-[A-HJ-NP-Z2-9]{5}$/)
    })
  })

  describe("an organization's code", () => {
    it('is made by owners and admins, by slug or id', async () => {
      const slug = await organize(ann)
      await add(ann, slug, bob, 'ADMIN')
      await add(bob, slug, cleo)
      const made = await create(bob, { amount: 1, organization: slug })
      expect(made).toMatchObject({ organizationSlug: slug, organization: { slug, role: 'ADMIN' } })
      const { rows } = await database.db.pool.query<{ id: string }>(
        'SELECT id FROM gateway.organization WHERE slug = $1',
        [slug],
      )
      expect(await create(ann, { amount: 1, organization: rows[0]?.id.toUpperCase() })).toMatchObject({
        organizationSlug: slug,
      })
      await expect(create(cleo, { amount: 1, organization: slug })).rejects.toThrow('FORBIDDEN: Only owners and admins')
      await expect(create(dan, { amount: 1, organization: slug })).rejects.toThrow(
        `FORBIDDEN: You are not a member of ${slug}`,
      )
      await expect(gateway.run(cleo, DISABLE, { code: made.code })).rejects.toThrow('FORBIDDEN')
      expect(await gateway.run(ann, DISABLE, { code: made.code })).toEqual({
        disableInviteCode: { inviteCode: { status: 'DISABLED' } },
      })
    })

    it.each(['nobody', '', '\u0000', '00000000-0000-4000-8000-000000000000'])(
      'is not made for %j',
      async (organization) => {
        await expect(create(ann, { amount: 1, organization })).rejects.toThrow('NOT_FOUND')
      },
    )
  })

  describe('an organization', () => {
    it('belongs to whoever makes it, under a slug that is taken then', async () => {
      const made = await gateway.run(ann, ORGANIZE, { name: '  The  Crew ', slug: 'the-crew' })
      expect(made).toEqual({
        createOrganization: {
          organization: {
            id: expect.any(String),
            slug: 'the-crew',
            name: 'The  Crew',
            role: 'OWNER',
            members: { nodes: [{ wallet: { address: ann }, role: 'OWNER' }] },
          },
        },
      })
      await expect(gateway.run(bob, ORGANIZE, { name: 'Crew', slug: 'the-crew' })).rejects.toThrow(
        'CONFLICT: An organization called the-crew exists already',
      )
      await expect(gateway.run(bob, ORGANIZE, { name: ' ', slug: 'blank' })).rejects.toThrow(
        'input: name: must not be empty',
      )
      await expect(
        gateway.run(bob, ORGANIZE, { name: 'Id', slug: 'abcdef01-2345-6789-abcd-ef0123456789' }),
      ).rejects.toThrow('input: slug: must not look like an id')
    })

    it('is listed to its members with their roles', async () => {
      const slug = await organize(dan)
      await add(dan, slug, cleo)
      const list = '{ me { address organizations { nodes { slug role createdAt } } } }'
      expect(await gateway.run(cleo, list)).toMatchObject({
        me: {
          organizations: {
            nodes: expect.arrayContaining([{ slug, role: 'MEMBER', createdAt: '2026-06-01T12:00:00.000Z' }]),
          },
        },
      })
      expect(await gateway.run(walletNumber(50), list)).toEqual({
        me: { address: walletNumber(50), organizations: { nodes: [] } },
      })
    })

    it('lets admins move members only', async () => {
      const slug = await organize(ann)
      await add(ann, slug, bob, 'ADMIN')
      await expect(add(bob, slug, cleo, 'ADMIN')).rejects.toThrow('FORBIDDEN: Admins may only add members')
      await expect(add(bob, slug, ann, 'MEMBER')).rejects.toThrow('FORBIDDEN')
      await expect(add(bob, slug, bob, 'OWNER')).rejects.toThrow('FORBIDDEN')
      await add(bob, slug, cleo)
      await expect(add(cleo, slug, dan)).rejects.toThrow('FORBIDDEN')
      await expect(remove(bob, slug, ann)).rejects.toThrow('FORBIDDEN')
      await expect(remove(cleo, slug, bob)).rejects.toThrow('FORBIDDEN')
      await expect(remove(dan, slug, dan)).rejects.toThrow('FORBIDDEN')
      await expect(remove(bob, slug, dan)).rejects.toThrow('NOT_FOUND')
      await remove(bob, slug, cleo)
      expect(await remove(bob, slug, bob)).toEqual({ removeOrganizationMember: { organization: { role: null } } })
    })

    it('keeps an owner, also when two leave at once', async () => {
      const slug = await organize(ann)
      await expect(remove(ann, slug, ann)).rejects.toThrow('CONFLICT')
      await expect(add(ann, slug, ann, 'MEMBER')).rejects.toThrow('CONFLICT')
      await add(ann, slug, bob, 'OWNER')
      const results = await Promise.allSettled([remove(ann, slug, ann), remove(bob, slug, bob)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })
  })
})
