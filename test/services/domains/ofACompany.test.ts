import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { becomeRegistrant } from '../registrant.ts'

// The domains of the stand-ins' companies, which only the stand-in registry sells.

/** A company of the stand-ins. */
const COMPANY = 'cedarshorelabs.example'

let tollgraph: TestTollgraph
let owner: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
  await becomeRegistrant(tollgraph, owner)
})
afterAll(() => tollgraph?.stop())

interface Answer {
  readonly data: unknown
  readonly errors?: unknown
}

async function pay(query: string, variables: object = {}): Promise<Answer> {
  const answer = await owner.pay(`${tollgraph.url}/graphql`, json({ query, variables }))
  return (await answer.json()) as Answer
}

async function spentOn<Value>(work: () => Promise<Value>): Promise<readonly [Value, bigint]> {
  const before = await owner.balance()
  const value = await work()
  return [value, before - (await owner.balance())]
}

describe('the domain of a company of the stand-ins', () => {
  it('is checked and registered as other names are, for 0.01 and 20 USD', async () => {
    const check = `{ domainAvailability(domain: "${COMPANY}") { available basePrice currentPrice tld } }`
    const [checked, checkPrice] = await spentOn(() => pay(check))
    expect(checked).toMatchObject({
      data: { domainAvailability: { available: true, basePrice: '20.00', currentPrice: '20.00', tld: 'example' } },
    })
    expect(checkPrice).toBe(parseUsd('0.01'))
    const register = `mutation { registerDomain(input: { domain: "${COMPANY}" }) {
      registration { name: domain { name } } progress { status } problem { __typename }
    } }`
    const [registered, price] = await spentOn(() => pay(register))
    expect(registered).toMatchObject({
      data: {
        registerDomain: { registration: { name: { name: COMPANY } }, progress: { status: 'ACTIVE' }, problem: null },
      },
    })
    expect(price).toBe(parseUsd('20'))
  })

  it('leads its owner from the registration and its zone to the company, for the price of the company’s record', async () => {
    const records = [{ type: 'A', name: 'www', value: '192.0.2.7' }]
    const change = json({ domain: COMPANY, action: 'upsert', records })
    expect((await owner.sign(`${tollgraph.url}/domains/api/domain/dns`, change)).status).toBe(200)
    const query = `{ domain(name: "${COMPANY}") {
      registration {
        status renewalPrice nsPropagated
        records(first: 5) { nodes { type name value } }
      }
      attestation { verified wallet { address } }
      company { profile { name shortDescription } }
    } }`
    const [{ data, errors }, price] = await spentOn(() => pay(query))
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      domain: {
        registration: {
          status: 'ACTIVE',
          renewalPrice: '20.00',
          nsPropagated: true,
          records: {
            nodes: [
              { type: 'TXT', name: `_tollgraph.${COMPANY}`, value: expect.stringContaining(owner.address) },
              { type: 'A', name: `www.${COMPANY}`, value: '192.0.2.7' },
            ],
          },
        },
        attestation: { verified: true, wallet: { address: owner.address } },
        company: { profile: { name: 'Cedarshore Labs', shortDescription: expect.any(String) } },
      },
    })
    expect(price).toBe(parseUsd('0.0495'))
  })

  it('takes mail where its zone says, which names no mail server yet, while other companies keep theirs', async () => {
    const path = `${tollgraph.url}/enrich/api/mailcheck/email-verifier`
    const hasMailServer = async (domain: string) => {
      const answer = await owner.pay(path, json({ email: `info@${domain}` }))
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { readonly mx_records: boolean }).mx_records
    }
    expect(await hasMailServer(COMPANY)).toBe(false)
    expect(await hasMailServer('fairwaysystems.example')).toBe(true)
  })

  it('is renewed, and its transfer waits for 60 days as any other', async () => {
    const renew = `mutation { renewDomain(input: { domain: "${COMPANY}", years: 2 }) { order { status } problem { __typename } } }`
    const [renewed, price] = await spentOn(() => pay(renew))
    expect(renewed).toMatchObject({ data: { renewDomain: { order: { status: 'COMPLETE' }, problem: null } } })
    expect(price).toBe(parseUsd('40'))
    const leave = `mutation { startTransferOut(input: { domain: "${COMPANY}" }) { problem { __typename } } }`
    const answer = await owner.sign(`${tollgraph.url}/graphql`, json({ query: leave }))
    expect(await answer.json()).toMatchObject({
      data: { startTransferOut: { problem: { __typename: 'TransferLockedProblem' } } },
    })
  })

  it('is not among the endings of a search', async () => {
    const query = '{ domainSearch(name: "cedarshorelabs") { tlds } }'
    const { data } = (await pay(query)) as { readonly data: { readonly domainSearch: { readonly tlds: string[] } } }
    expect(data.domainSearch.tlds).toHaveLength(28)
    expect(data.domainSearch.tlds).not.toContain('example')
  })
})
