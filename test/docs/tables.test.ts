import { describe, expect, it } from 'vitest'
import { DISBURSEMENT_STATES } from '../../prisma/ledger/disbursementStates.ts'
import { NEXT_STATES } from '../../prisma/ledger/states.ts'
import { describeSettings } from '../../router/config/describe.ts'
import { ledgerJobs } from '../../router/jobs/ledger.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { STATUS_OF_CODE } from '../../schema/errors.ts'
import { SERVICES } from '../../schema/services.ts'
import { codeBlocks, codeWords, PAGES, readPage, section, tableRows } from './markdown.ts'

describe('the tables of the documentation', () => {
  it('draw the states of a payment as the ledger knows them', () => {
    const rows = tableRows(section(readPage('docs/payments.md'), '## The states of a payment'))
    const drawn = rows.map(([state = '', next = '']) => [codeWords(state)[0], codeWords(next)])
    expect(Object.fromEntries(drawn)).toEqual(NEXT_STATES)
    expect(drawn.map(([state]) => state).sort()).toEqual(Object.keys(NEXT_STATES).sort())
  })

  it('draw the states of a refund or payout as the ledger knows them', () => {
    const rows = tableRows(section(readPage('docs/operations.md'), '## Refunds and payouts'))
    const drawn = rows.map(([state = '', next = '']) => [codeWords(state)[0], codeWords(next)])
    const known = Object.entries(DISBURSEMENT_STATES).map(([state, { next }]) => [state, next])
    expect(drawn).toEqual(known)
  })

  it('list every error code with its status, in the order of the code', () => {
    const rows = tableRows(section(readPage('docs/payments.md'), '## Error codes'))
    const listed = rows.map(([code = '', status]) => [codeWords(code)[0], Number(status)])
    expect(listed).toEqual(Object.entries(STATUS_OF_CODE))
  })

  it('list every job that runs in the background', async () => {
    const rows = tableRows(section(readPage('docs/operations.md'), '## Jobs'))
    // `.tidy` after `mail.send` is `mail.tidy`.
    const namesOf = ([cell = '']: readonly string[]) => {
      const [first = '', ...others] = codeWords(cell)
      return [first, ...others.map((name) => (name.startsWith('.') ? first.split('.')[0] + name : name))]
    }
    const parts = await Promise.all(SUBGRAPHS.map((service) => service.load()))
    const ofServices = parts.flatMap(({ topics }) => topics.flatMap(({ jobs = {} }) => Object.keys(jobs)))
    expect(rows.flatMap(namesOf).sort()).toEqual([...ledgerJobs({} as never).keys(), ...ofServices].sort())
  })

  it('name the ten services, all of which are served, with their base paths', () => {
    const rows = tableRows(section(readPage('README.md'), '## The ten services'))
    const expected = SERVICES.map((service) => [service, service === 'gateway' ? '/' : `/${service}`])
    expect(rows.map(([service, path = '']) => [service, codeWords(path)[0]])).toEqual(expected)
    expect(SUBGRAPHS.map(({ name }) => name)).toEqual([...SERVICES])
  })
})

describe('the settings in the documentation', () => {
  it('say what each secret of the router can do when it is stolen', () => {
    const rows = tableRows(section(readPage('docs/security.md'), '## Keys, and what a stolen one can do'))
    const explained = new Set(rows.flatMap(([key = '']) => codeWords(key)))
    const [router] = describeSettings(SUBGRAPHS)
    const secrets = (router?.settings ?? []).filter(({ description }) => /\bSecret\.$/.test(description))
    expect(secrets.length).toBeGreaterThan(10)
    expect(secrets.map(({ name }) => name).filter((name) => !explained.has(name))).toEqual([])
  })

  const known = new Set(describeSettings(SUBGRAPHS).flatMap(({ settings }) => settings.map(({ name }) => name)))

  it.each(PAGES)('all exist: %s', (page) => {
    const assigned = codeBlocks(readPage(page), 'sh').flatMap((block) =>
      [...block.matchAll(/(?:^|\s)#?([A-Z][A-Z_]+)=/g)].map((match) => match[1]),
    )
    expect(assigned.filter((name) => !known.has(name ?? ''))).toEqual([])
  })
})
