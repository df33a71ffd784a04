import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorldMail, type WorldMail } from '../../../../stand-ins/mail-servers/worldMail.ts'
import { openEnrichWorld } from '../../../../stand-ins/worlds/society/world.ts'
import { openMailChecker } from '../../../../subgraphs/enrich/mailcheck/checker.ts'
import { statusOf } from '../../../../subgraphs/enrich/mailcheck/score.ts'

// The mail servers of the stand-ins' companies: addresses that other families tell of can be checked.

const world = openEnrichWorld({ seed: 'test', now: () => new Date() })
let mail: WorldMail
beforeAll(async () => {
  mail = await startWorldMail(world)
})
afterAll(() => mail?.stop())

it('mail of people of the world arrives, and mail to nobody does not', async () => {
  const find = mail.findBefore(
    async () => ({ kind: 'NONE', source: 'live', places: [] }),
    async () => false,
  )
  const checker = openMailChecker({ find, helo: 'checker.example', now: () => new Date() })
  const companies = world.companies.all.slice(0, 24)
  const seen = new Set<string>()
  for (const company of companies) {
    const [someone] = world.people.ofCompany(company)
    const email = someone === undefined ? null : world.people.get(someone).workEmail
    if (!email) continue
    const known = { local: email.slice(0, email.indexOf('@')), domain: company.domain }
    const unknown = { local: 'nobody.there', domain: company.domain }
    const facts = await checker.check([known, unknown], 5_000)
    const [yes, no] = [known, unknown].map((one) => {
      const fact = facts.get(`${one.local}@${one.domain}`)
      expect(fact?.source).toBe('sandbox')
      return fact && statusOf(one, fact)
    })
    seen.add(`${yes} ${no}`)
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['VALID INVALID']))
  for (const pair of seen) expect(['VALID INVALID', 'ACCEPT_ALL ACCEPT_ALL', 'UNKNOWN UNKNOWN']).toContain(pair)
  const [stranger] = (await checker.check([{ local: 'ada', domain: 'nobody.example' }], 5_000)).values()
  expect(stranger).toMatchObject({ kind: 'NONE', source: 'live' })
})

it('mail of a company whose domain is registered goes where its zone says', async () => {
  const [sold, other] = world.companies.all.map(({ domain }) => domain)
  const inZone = { kind: 'MX', source: 'live', places: [] } as const
  const find = mail.findBefore(
    async () => inZone,
    async (domain) => domain === sold,
  )
  expect(await find(sold ?? '')).toEqual(inZone)
  expect(await find(other ?? '')).toMatchObject({ source: 'sandbox', places: [{ name: `mx.${other}` }] })
})
