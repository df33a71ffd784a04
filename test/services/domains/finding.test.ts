import { describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { BadInput, Unavailable } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { check } from '../../../subgraphs/domains/check.ts'
import { owned } from '../../../subgraphs/domains/owned.ts'
import { TLDS } from '../../../subgraphs/domains/pricing/tlds.ts'
import { buy, freeName, newWallet, quote, readyWallet, resolve, someProfile } from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const service = serviceOfFile()

interface Search {
  readonly results: readonly { domain: { name: string }; premium: boolean }[]
  readonly availableDomains: readonly string[]
  readonly availableCount: number
}

const search = (name: string, first = 28) =>
  resolve<Search>('Query', 'domainSearch', { name, first }, service.context(newWallet()))
const searchAs = (caller: Address, name: string) =>
  resolve<Search & { profile: { email: string | null } }>(
    'Query',
    'domainSearch',
    { name, first: 28 },
    service.context(caller),
  )
const look = (domain: string, caller = newWallet()) =>
  resolve<Record<string, unknown>>('Query', 'domainAvailability', { domain }, service.context(caller))
const checks = () => service.registry.controls.commands().filter((command) => command === 'domain:check').length

describe('a check', () => {
  const CHECK = 'Query.domainAvailability'

  it('costs what its ending makes it cost, and nothing for what is no name of ours', async () => {
    expect(await quote(service, CHECK, { domain: 'anything.com' }, null)).toBe(parseUsd('0.01'))
    expect(await quote(service, CHECK, { domain: 'anything.ai' }, null)).toBe(parseUsd('0.05'))
    await expect(quote(service, CHECK, { domain: 'anything.zip' }, null)).rejects.toThrow(BadInput)
  })

  it('tells the price of a free name and the step that is missing', async () => {
    expect(await look(freeName('dev'))).toMatchObject({
      available: true,
      premium: false,
      tld: 'dev',
      basePrice: '25.00',
      currentPrice: '25.00',
      bondingMultiplier: '1.0',
      dailySlotsRemaining: 10,
      supported: true,
      note: null,
      profile: { hasProfile: false, emailVerified: false, email: null },
      readyToRegister: false,
      next: expect.stringContaining('POST /api/profile'),
    })
  })

  it('is ready to register for a wallet with a confirmed profile', async () => {
    const wallet = await readyWallet(service)
    const domain = freeName()
    expect(await look(domain, wallet)).toMatchObject({
      wallet: { address: wallet },
      readyToRegister: true,
      next: expect.stringContaining('/api/register'),
    })
    expect(await look('google.com', wallet)).toMatchObject({
      available: false,
      currentPrice: null,
      readyToRegister: false,
      note: 'The name is taken.',
    })
  })

  it('sells no premium names', async () => {
    expect(await look('cryptopay.com')).toMatchObject({
      available: true,
      premium: true,
      currentPrice: null,
      readyToRegister: false,
    })
    await expect(
      buy(service, 'registerDomain', { domain: 'cryptopay.com' }, await readyWallet(service)),
    ).rejects.toThrow('not sold here')
  })

  it('says when the registrar cannot be asked', async () => {
    await service.registry.controls.goDown()
    await expect(look(freeName())).rejects.toThrow(Unavailable)
    await service.registry.controls.comeBack()
  })
})

describe('a search', () => {
  it('lists free names only, in one question to the registry', async () => {
    const before = checks()
    const found = await search(freeName().replace('.com', '.ignored'))
    expect(checks()).toBe(before + 1)
    expect(found.availableCount).toBe(28)
    expect(found.availableDomains).toEqual(found.results.map(({ domain }) => domain.name))
    expect(await search('google')).toMatchObject({ results: [], availableDomains: [], availableCount: 0 })
  })

  it('looks at the first endings only, when told so', async () => {
    expect((await search(freeName(), 3)).results.map(({ domain }) => domain.name.split('.')[1])).toEqual(
      TLDS.slice(0, 3).map(({ tld }) => tld),
    )
  })

  it('leaves out what has just been bought here', async () => {
    const wallet = await readyWallet(service)
    const domain = freeName()
    await search(domain)
    await buy(service, 'registerDomain', { domain }, wallet)
    expect((await search(domain)).availableDomains).not.toContain(domain)
  })

  it('tells the price of each name without asking the registry again', async () => {
    const context = service.context(newWallet())
    const { results } = await resolve<Search>('Query', 'domainSearch', { name: freeName(), first: 5 }, context)
    const before = checks()
    const price = check.resolvers?.DomainSearchResult?.availability as unknown as (
      result: object,
      args: object,
      request: typeof context,
    ) => Promise<{ currentPrice: string }>
    const prices = await Promise.all(results.map((result) => price(result, {}, context)))
    expect(prices.map(({ currentPrice }) => currentPrice)).toHaveLength(5)
    expect(checks()).toBe(before)
  })
})

it('a wallet shows its domains to itself only', async () => {
  const wallet = newWallet()
  const list = owned.resolvers?.Wallet?.domains as unknown as (
    parent: object,
    args: object,
    context: object,
  ) => Promise<{ nodes: unknown[] }>
  expect((await list({ address: wallet }, { first: 20 }, service.context(wallet))).nodes).toEqual([])
  await expect(list({ address: wallet }, { first: 20 }, service.context(newWallet()))).rejects.toThrow('itself only')
})

describe('searches that come together', () => {
  it('read profiles in few statements, and each hears of its own', async () => {
    const emails = ['one@people.example', 'two@people.example', 'three@people.example']
    const wallets = await Promise.all(
      emails.map(async (email) => {
        const wallet = newWallet()
        await resolve('Mutation', 'saveRegistrantProfile', someProfile(email), service.context(wallet))
        return wallet
      }),
    )
    const owner = await readyWallet(service)
    const bought = freeName()
    await buy(service, 'registerDomain', { domain: bought }, owner)
    const askers = [...wallets, newWallet(), ...wallets, newWallet()]
    const names = askers.map((_, index) => (index % 2 === 0 ? bought : freeName()))

    const statements = vi.spyOn(service.db.pool, 'query')
    const answers = await Promise.all(askers.map((asker, index) => searchAs(asker, labelOf(names[index] ?? ''))))
    const reads = statements.mock.calls.filter(([text]) => String(text).includes('from "domains"."profiles"'))
    statements.mockRestore()

    expect(answers.map(({ profile }) => profile.email)).toEqual([...emails, null, ...emails, null])
    expect(answers.map(({ availableDomains }, index) => availableDomains.includes(names[index] ?? ''))).toEqual(
      names.map((name) => name !== bought),
    )
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.length).toBeLessThan(askers.length)
  })
})

function labelOf(domain: string): string {
  return domain.split('.')[0] ?? ''
}
