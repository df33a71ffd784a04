import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { BadInput, Conflict, Forbidden, Gone, NotFound } from '../../../schema/errors.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import type { PaidLine } from '../../../subgraphs/kit/service/context.ts'
import { renewing } from '../../../subgraphs/upload/sites/renew.ts'
import { GRACE_DAYS } from '../../../subgraphs/upload/tiers.ts'
import { newWallet } from '../domains/support/service.ts'
import { buySite, keysIn, liveSite, resolve, startSiteHosting, uploadRow } from './sites/siteGround.ts'

const FIELD = 'Mutation.renewSite'
const BOUGHT = new Date('2030-08-31T10:00:00Z')
/** Six months later; February has no 31st. */
const EXPIRES = new Date('2031-02-28T10:00:00Z')
const DAY = 24 * 3600_000

let ground: Awaited<ReturnType<typeof startSiteHosting>>
let wallet: Address
beforeAll(async () => {
  ground = await startSiteHosting()
})
afterAll(async () => {
  await ground?.first.stop()
  await ground?.hosting.stop()
})
beforeEach(() => {
  ground.hosting.now = BOUGHT
  wallet = newWallet()
})

interface Args {
  readonly uploadId: string
  readonly tier: 'MB_10' | 'MB_100' | 'GB_1'
  readonly count: number
}

const argsOf = (uploadId: string, of: Partial<Args> = {}): Args => ({ uploadId, tier: 'MB_10', count: 1, ...of })

const orderOf = ({ uploadId, ...of }: Args) => ({ input: { site: uploadId, ...of } })

const act = renewing.acts?.[FIELD]
const price = async (args: Args, caller: Address | null = null) =>
  (await renewing.quotes?.[FIELD]?.(orderOf(args) as never, ground.first.context(caller), {}))?.amount

const lineOf = (args: Args): PaidLine => ({
  field: FIELD,
  path: ['renewSite'],
  amount: atomicUsdc(20_000n * BigInt(args.count)),
  actId: `${randomUUID()}:0`,
})

const hold = async (args: Args, line = lineOf(args), caller = wallet) => {
  await act?.hold(orderOf(args) as never, line, ground.first.context(caller, line))
  return line
}

const finish = async (args: Args, line: PaidLine) => {
  const context = ground.first.context(wallet, line)
  return (await resolve<{ renewal: { newExpiresAt: Date; count: number } }>(FIELD, orderOf(args), context)).renewal
}

const renew = async (args: Args) => finish(args, await hold(args))

const bought = async () => (await buySite(ground.hosting, wallet)).uploadId

describe('renewing a site', () => {
  it('costs the price of its tier for each count, and adds six months for each', async () => {
    const id = await bought()
    expect(await price(argsOf(id))).toBe(20_000n)
    expect(await price(argsOf(id, { count: 10 }))).toBe(200_000n)
    expect(await renew(argsOf(id, { count: 2 }))).toEqual({
      uploadId: id,
      newExpiresAt: new Date('2032-02-28T10:00:00Z'),
      count: 2,
    })
    const { expiresAt, pricePaid } = await uploadRow(ground.hosting, id)
    expect([expiresAt, pricePaid]).toEqual([new Date('2032-02-28T10:00:00Z'), 60_000n])
  })

  it('is for its owner, for a site, in the tier that it was bought in; nothing is held otherwise', async () => {
    const id = await bought()
    const stranger = newWallet()
    const cases: [Args, Address, new (...args: never[]) => Error][] = [
      [argsOf('nosuchsite'), wallet, NotFound],
      [argsOf(id), stranger, Forbidden],
      [argsOf(id, { tier: 'GB_1' }), wallet, BadInput],
    ]
    for (const [args, caller, kind] of cases) {
      await expect(price(args, caller)).rejects.toThrow(kind)
      await expect(hold(args, lineOf(args), caller)).rejects.toThrow(kind)
    }
    await expect(price(argsOf(id, { tier: 'GB_1' }), wallet)).rejects.toThrow(
      'tier: must be 10mb, in which the site was bought',
    )
    await hold(argsOf(id))
  })

  it('at another price than it is held at is refused', async () => {
    const args = argsOf(await bought(), { count: 3 })
    await expect(hold(args, { ...lineOf(args), amount: atomicUsdc(20_000n) })).rejects.toThrow(Conflict)
  })

  it('reaches ten years from now at most', async () => {
    const id = await bought()
    await renew(argsOf(id, { count: 10 }))
    await renew(argsOf(id, { count: 9 }))
    await expect(price(argsOf(id), wallet)).rejects.toThrow('beyond 10 years from now')
    await expect(hold(argsOf(id))).rejects.toThrow(Conflict)
    ground.hosting.now = new Date('2031-02-28T10:00:00Z')
    expect((await renew(argsOf(id))).newExpiresAt).toEqual(new Date('2041-02-28T10:00:00Z'))
  })

  it('happens once for one payment, one at a time, and not at all once it was given up', async () => {
    const args = argsOf(await bought())
    const line = await hold(args)
    await expect(hold(args)).rejects.toThrow('This site is being renewed already')
    const tries = await Promise.allSettled([finish(args, line), finish(args, line)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const given = await hold(args)
    const { engines, db } = ground.first.context(wallet)
    expect(await act?.outcome(line, engines, db)).toBe('DONE')
    expect(await act?.outcome(given, engines, db)).toBe('UNDONE')
    await expect(finish(args, given)).rejects.toThrow(Conflict)
    expect((await uploadRow(ground.hosting, args.uploadId)).pricePaid).toBe(40_000n)
  })

  it('after its end brings it back at once, from then on, while its files are there', async () => {
    const id = await liveSite(ground, wallet, { 'index.html': 'still here' })
    ground.hosting.now = new Date(EXPIRES.getTime() + (GRACE_DAYS - 1) * DAY)
    await ground.first.run('upload.removeExpiredSites')
    expect((await ground.first.get(id, '/')).status).toBe(410)
    const { newExpiresAt } = await renew(argsOf(id))
    expect(newExpiresAt).toEqual(new Date('2031-09-06T10:00:00Z'))
    expect((await ground.first.get(id, '/')).body.toString()).toBe('still here')
  })

  it('is not to be had once its files were removed, which happens some days after its end', async () => {
    const id = await liveSite(ground, wallet, { 'index.html': 'x' })
    ground.hosting.now = new Date(EXPIRES.getTime() + GRACE_DAYS * DAY)
    await ground.first.run('upload.removeExpiredSites')
    await expect(price(argsOf(id), wallet)).rejects.toThrow(Gone)
    await expect(hold(argsOf(id))).rejects.toThrow(Gone)
    ground.hosting.now = new Date(ground.hosting.now.getTime() + DAY)
    await ground.first.run('upload.removeStaleVersions')
    expect([...(await keysIn(ground.hosting, `sites/${id}`)), ...(await keysIn(ground.hosting, `zips/${id}`))]).toEqual(
      [],
    )
    expect((await ground.first.get(id, '/')).status).toBe(410)
  })

  it('keeps the files while it is paid for, however late that is', async () => {
    const id = await liveSite(ground, wallet, { 'index.html': 'just in time' })
    ground.hosting.now = new Date(EXPIRES.getTime() + GRACE_DAYS * DAY)
    const args = argsOf(id)
    const line = await hold(args)
    await ground.first.run('upload.removeExpiredSites')
    await finish(args, line)
    expect((await ground.first.get(id, '/')).body.toString()).toBe('just in time')
    await ground.first.run('upload.removeExpiredSites')
    expect((await uploadRow(ground.hosting, id)).removedAt).toBeNull()
  })
})
