import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeId } from '../../../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
/** A company with investors and a name. */
let domain: string
let name: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
  const { data } = await ask<{ companies: { edges: readonly { profile: Listed }[] } }>(
    '{ companies(qKeywords: "software", first: 100) { edges { profile { domain name funding { total } } } } }',
  )
  const funded = data.companies.edges.find(({ profile }) => profile.funding.total !== null)?.profile
  if (!funded) throw new Error('No company has investors')
  ;({ domain, name } = funded)
})
afterAll(() => tollgraph?.stop())

interface Listed {
  readonly domain: string
  readonly name: string
  readonly funding: { readonly total: number | null }
}

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly path?: readonly string[]; readonly extensions?: object }[]
  /** What it took from the wallet, in atomic units. */
  readonly cost: bigint
}

async function ask<Data = Record<string, never>>(query: string): Promise<Answer<Data>> {
  const before = await wallet.balance()
  const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
  const answer = (await response.json()) as Omit<Answer<Data>, 'cost'>
  return { ...answer, cost: before - (await wallet.balance()) }
}

interface CompanyByDomain {
  readonly company: {
    readonly id: string
    readonly domain: { readonly name: string } | null
    readonly profile: {
      readonly name: string
      readonly funding: { readonly total: number | null; readonly latestStage: string | null }
      readonly socialAccounts: {
        readonly nodes: readonly {
          readonly platform: string
          readonly url: string
          readonly audience: { readonly followers: number } | null
        }[]
      }
    }
    readonly people: {
      readonly edges: readonly {
        readonly preview: { readonly title: string }
        readonly node: { readonly id: string }
      }[]
    }
    readonly places: {
      readonly nodes: readonly {
        readonly confidence: number
        readonly matchedOn: readonly string[]
        readonly listing: { readonly formattedAddress: string }
      }[]
    }
    readonly news: { readonly nodes: readonly { readonly title: string; readonly link: string }[] }
  }
}

describe('a company by its domain', () => {
  it('has its profile, people, places, news, funding and social accounts, for what their paths cost', async () => {
    const { data, errors, cost } = await ask<CompanyByDomain>(`{
      company(domain: "${domain}") {
        id
        domain { name }
        profile {
          name
          funding { total latestStage }
          socialAccounts(first: 2) { nodes { platform url audience { followers } } }
        }
        people(first: 5) { edges { preview { firstName title } node { id } } }
        places(first: 3) { nodes { confidence matchedOn listing { formattedAddress rating } } }
        news(first: 5) { nodes { title link } }
      }
    }`)
    expect(errors).toBeUndefined()
    const { company } = data
    expect(company.id).toBe(nodeId('Company', [domain]))
    expect(company.domain).toEqual({ name: domain })
    expect(company.profile).toMatchObject({ name, funding: { total: expect.any(Number) } })
    const audience = { followers: expect.any(Number) }
    expect(company.profile.socialAccounts.nodes).toEqual([
      { platform: 'MICROBLOG', url: expect.stringMatching(/^https:\/\/microblog\.example\/[a-z-]+$/), audience },
      { platform: 'NETWORK', url: expect.stringMatching(/^https:\/\/network\.example\/[a-z-]+$/), audience },
    ])
    expect(company.people.edges).toHaveLength(5)
    expect(company.places.nodes[0]).toMatchObject({
      confidence: 0.93,
      matchedOn: ['name', 'website'],
      listing: { formattedAddress: expect.any(String) },
    })
    for (const { title } of company.news.nodes) expect(title).toContain(name)
    // profile 0.0495, people 0.02, places 0.02, news 0.04, and two audiences of 0.40.
    expect(cost).toBe(929_500n)
  })

  it('is one object with one price, by host name, address and id', async () => {
    const { data, errors, cost } = await ask<Record<string, { company: object } | null>>(`{
      company(domain: "WWW.${domain}") { id domainName }
      emailAddress(email: "someone@mail.${domain}") { company { id } }
      public: emailAddress(email: "someone@gmail.com") { company { id } }
      node(id: "${nodeId('Company', [domain])}") { ... on Company { profile { name } } }
    }`)
    expect(errors).toBeUndefined()
    const id = nodeId('Company', [domain])
    expect(data).toEqual({
      company: { id, domainName: domain },
      emailAddress: { company: { id } },
      public: { company: null },
      node: { profile: { name } },
    })
    expect(cost).toBe(49_500n)
  })

  it('that is not known has a handle and no facts, and costs nothing', async () => {
    const facts = 'profile { name } people { nodes { id } } places { nodes { confidence } } news { nodes { title } }'
    const { data, errors, cost } = await ask(`{ company(domain: "nowhere.example") { id ${facts} } }`)
    expect(errors).toBeUndefined()
    expect(data.company).toEqual({
      id: nodeId('Company', ['nowhere.example']),
      profile: null,
      people: { nodes: [] },
      places: null,
      news: null,
    })
    expect(cost).toBe(0n)
  })

  it('is named by a domain', async () => {
    const response = await fetch(`${tollgraph.url}/graphql`, json({ query: '{ company(domain: "example") { id } }' }))
    expect(await response.json()).toMatchObject({
      data: { company: null },
      errors: [{ extensions: { issues: [{ path: ['domain'] }] } }],
    })
  })
})

interface FoundPeople {
  readonly people: {
    readonly nodes: readonly { readonly id: string }[]
    readonly edges: readonly {
      readonly preview: { readonly email: null; readonly employer: { readonly domainName: string } }
    }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
  }
}

describe('a person', () => {
  it('of a search leads to the record, the employer and the contacts, each for its price', async () => {
    const search = (more = '') =>
      `people(qOrganizationDomains: ["${domain}"], first: 2${more}) {
        nodes { id }
        edges { preview { email employer { domainName } } }
        pageInfo { hasNextPage endCursor }
      }`
    const found = await ask<FoundPeople>(`{ ${search()} }`)
    const { nodes, edges, pageInfo } = found.data.people
    expect(found.cost).toBe(20_000n)
    expect(edges).toMatchObject([{ preview: { email: null, employer: null } }, {}])
    expect(pageInfo.hasNextPage).toBe(true)
    const next = await ask<FoundPeople>(`{ ${search(`, after: "${pageInfo.endCursor}"`)} }`)
    expect(next.data.people.nodes.map(({ id }) => id)).not.toContain(nodes[0]?.id)
    const { data, errors, cost } = await ask<{ node: { profile: Record<string, unknown> } }>(`{
      node(id: "${nodes[0]?.id}") {
        ... on Person {
          profile {
            email
            emailAddress { address }
            employer { domainName }
            contacts(emailEnrichment: true) { contacts { type value } socialAccounts { nodes { platform username } } }
          }
        }
      }
    }`)
    expect(errors).toBeUndefined()
    const { email } = data.node.profile
    expect(data.node.profile).toMatchObject({
      email: expect.stringContaining(`@${domain}`),
      emailAddress: { address: email },
      employer: { domainName: domain },
      contacts: { contacts: expect.arrayContaining([{ type: 'EMAIL', value: email }]) },
    })
    // The record 0.0495, and how to reach the person 0.20.
    expect(cost).toBe(249_500n)
  })

  it('is shown in part by a search, which never sells what the record costs', async () => {
    const { data, errors, cost } = await ask<{ people: { edges: readonly { preview: object }[] } }>(
      `{ people(qOrganizationDomains: ["${domain}"], first: 1) { edges { preview { profileUrl emailAddress { address } contacts { contacts { value } } } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data.people.edges).toEqual([{ preview: { profileUrl: null, emailAddress: null, contacts: null } }])
    expect(cost).toBe(20_000n)
  })
})

describe('a place', () => {
  it('of a search is the same by its id, whose listing and details have their prices', async () => {
    const found = await ask<{
      placeSearch: { edges: { listing: { name: string }; node: { id: string; placeId: string } }[] }
    }>(
      '{ placeSearch(search: { textQuery: "coffee in Austin, TX" }, first: 1) { edges { listing { name location { latitude } } node { id placeId } } } }',
    )
    const [edge] = found.data.placeSearch.edges
    expect(found.cost).toBe(20_000n)
    const { data, errors, cost } = await ask(`{
      node(id: "${edge?.node.id}") { ... on Place { listing { name } details { listing { name } reviews { rating } } } }
      place(placeId: "${edge?.node.placeId}") { id }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      node: { listing: { name: edge?.listing.name }, details: { listing: { name: edge?.listing.name } } },
      place: { id: edge?.node.id },
    })
    expect(cost).toBe(70_000n)
  })
})
