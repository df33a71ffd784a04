import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeId } from '../../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { becomeRegistrant } from '../registrant.ts'

const LABEL = `tg-${randomBytes(6).toString('hex')}`
const NAMES = ['com', 'net', 'org'].map((ending) => `${LABEL}.${ending}`)
const [NAME = '', OTHER_NAME = ''] = NAMES

let tollgraph: TestTollgraph
let owner: TestWallet

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly path: readonly unknown[]; readonly extensions: Record<string, unknown> }[]
}

beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
  await becomeRegistrant(tollgraph, owner)
  for (const domain of NAMES) {
    const answer = await owner.pay(`${tollgraph.url}/domains/api/register`, json({ domain }))
    expect(answer.status).toBe(200)
  }
})
afterAll(() => tollgraph?.stop())

async function ask<Data>(query: string, send: typeof fetch = fetch, variables: object = {}): Promise<Answer<Data>> {
  const answer = await send(`${tollgraph.url}/graphql`, json({ query, variables }))
  return (await answer.json()) as Answer<Data>
}

describe('a domain name', () => {
  it('is a handle for anyone, free of charge, whether or not it is registered', async () => {
    const query = `{
      here: domain(name: "${NAME.toUpperCase()}.") { id name attestation { verified registeredHere wallet { address } } }
      elsewhere: domain(name: "bücher.example.co.uk") { id name attestation { verified registeredHere wallet { address } } }
    }`
    expect(await ask(query)).toEqual({
      data: {
        here: {
          id: nodeId('Domain', [NAME]),
          name: NAME,
          attestation: { verified: true, registeredHere: true, wallet: { address: owner.address } },
        },
        elsewhere: {
          id: nodeId('Domain', ['xn--bcher-kva.example.co.uk']),
          name: 'xn--bcher-kva.example.co.uk',
          attestation: { verified: false, registeredHere: false, wallet: null },
        },
      },
    })
  })

  it('names its wallet as a handle, whose private lists only that wallet sees', async () => {
    const query = `{ domain(name: "${NAME}") { attestation { record { wallet { id address domains { nodes { name } } } } } } }`
    const handle = { id: nodeId('Wallet', [owner.address]), address: owner.address }
    const named = (domains: object | null) => ({
      domain: { attestation: { record: { wallet: { ...handle, domains } } } },
    })
    expect((await ask(query, owner.sign)).data).toEqual(
      named({ nodes: expect.arrayContaining([{ name: NAME }]) as object }),
    )
    const stranger = await makeWallet(tollgraph, '0')
    expect((await ask(query, stranger.sign)).data).toEqual(named(null))
  })

  it('is found again by its id', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { id ... on Domain { name attestation { verified } } } }'
    const id = nodeId('Domain', [NAME])
    expect(await ask(query, fetch, { id })).toEqual({
      data: { node: { id, name: NAME, attestation: { verified: true } } },
    })
  })

  it('that is none is refused, with the argument named', async () => {
    const { data, errors } = await ask<{ domain: null }>('{ domain(name: "not a name") { name } }')
    expect(data).toEqual({ domain: null })
    expect(errors).toMatchObject([
      { path: ['domain'], extensions: { code: 'BAD_REQUEST', issues: [{ path: ['name'] }] } },
    ])
  })

  it('leads from a check and a search to its other facts', async () => {
    const query = `{
      domainAvailability(domain: "${NAME}") { available basePrice domain { attestation { registeredHere } } }
      domainSearch(name: "${LABEL}-free", first: 1) { results { domain { id name } } }
    }`
    const before = await owner.balance()
    expect((await ask(query, owner.pay)).data).toEqual({
      domainAvailability: { available: false, basePrice: '20.00', domain: { attestation: { registeredHere: true } } },
      domainSearch: {
        results: [{ domain: { id: nodeId('Domain', [`${LABEL}-free.ai`]), name: `${LABEL}-free.ai` } }],
      },
    })
    expect(before - (await owner.balance())).toBe(20_000n)
  })
})

describe('a registration', () => {
  const REGISTRATION = `registration {
    domain { name } owner { address } status renewalPrice nameservers
    records(first: 1) { nodes { type name value } pageInfo { hasNextPage endCursor } }
  }`

  it('shows its owner state, price and records', async () => {
    const { data, errors } = await ask(`{ domain(name: "${NAME}") { ${REGISTRATION} } }`, owner.sign)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      domain: {
        registration: {
          domain: { name: NAME },
          owner: { address: owner.address },
          status: 'ACTIVE',
          renewalPrice: '20.00',
          nameservers: expect.arrayContaining([expect.any(String)]),
          records: {
            nodes: [{ type: 'TXT', name: `_tollgraph.${NAME}`, value: expect.stringContaining(owner.address) }],
            pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
          },
        },
      },
    })
  })

  it('is shown to no other wallet, by name or by id', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    const query = `query ($id: ID!) {
      domain(name: "${NAME}") { name ${REGISTRATION} }
      node(id: $id) { ... on Domain { name ${REGISTRATION} } }
    }`
    const id = nodeId('Domain', [NAME])
    const { data, errors = [] } = await ask(query, stranger.sign, { id })
    expect(data).toEqual({ domain: { name: NAME, registration: null }, node: { name: NAME, registration: null } })
    expect(errors.map(({ path, extensions }) => [path.join('.'), extensions.code]).sort()).toEqual([
      ['domain.registration', 'FORBIDDEN'],
      ['node.registration', 'FORBIDDEN'],
    ])
  })

  it('is the same by an id in another spelling, which no answer has, and opens no more', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Domain { name ${REGISTRATION} } } }`
    const id = nodeId('Domain', [NAME.toUpperCase()])
    const own = await ask<{ node: object }>(query, owner.sign, { id })
    expect(own.data.node).toMatchObject({ name: NAME, registration: expect.any(Object) as object })
    const stranger = await makeWallet(tollgraph, '0')
    const { data, errors = [] } = await ask(query, stranger.sign, { id })
    expect(data).toEqual({ node: { name: NAME, registration: null } })
    expect(errors).toMatchObject([{ path: ['node', 'registration'], extensions: { code: 'FORBIDDEN' } }])
  })

  it('of an unregistered name is not found, and of an ending that is not sold here a bad request', async () => {
    const query = `{
      free: domain(name: "${LABEL}-free.com") { registration { status } }
      other: domain(name: "acme.zip") { registration { status } }
    }`
    const { errors = [] } = await ask(query, owner.sign)
    expect(errors.map(({ path, extensions }) => [path[0], extensions.code]).sort()).toEqual([
      ['free', 'NOT_FOUND'],
      ['other', 'BAD_REQUEST'],
    ])
    const answer = await owner.sign(`${tollgraph.url}/domains/api/domain/status?domain=acme.zip`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ issues: [{ path: ['domain'] }] })
  })
})

describe('the domains of a wallet', () => {
  it('come in pages, each domain once, with its registration', async () => {
    const query = `query ($after: String) { me { domains(first: 2, after: $after) {
      nodes { name registration { status } } edges { node { name } registration { renewalPrice } }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    } } }`
    interface Page {
      readonly me: { readonly domains: { readonly pageInfo: { readonly endCursor: string } } }
    }
    const [one, two, three] = [...NAMES].sort()
    const first = await ask<Page>(query, owner.sign)
    expect(first.data.me.domains).toMatchObject({
      nodes: [
        { name: one, registration: { status: 'ACTIVE' } },
        { name: two, registration: { status: 'ACTIVE' } },
      ],
      edges: [
        { node: { name: one }, registration: { renewalPrice: '20.00' } },
        { node: { name: two }, registration: { renewalPrice: '20.00' } },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    })
    const { endCursor } = first.data.me.domains.pageInfo
    const second = await ask<Page>(query, owner.sign, { after: endCursor })
    expect(second.data.me.domains).toMatchObject({
      nodes: [{ name: three }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    })
    const other = await makeWallet(tollgraph, '0')
    const { errors } = await ask(query, other.sign, { after: endCursor })
    expect(errors).toMatchObject([{ path: ['me', 'domains'], extensions: { code: 'BAD_REQUEST' } }])
  })

  it('of another wallet are not shown by its id', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    const query =
      'query ($id: ID!) { node(id: $id) { ... on Wallet { domains { nodes { name } } registrant { next } } } }'
    const { data, errors = [] } = await ask<{ node: object }>(query, stranger.sign, {
      id: nodeId('Wallet', [owner.address]),
    })
    expect(data.node).toEqual({ domains: null, registrant: null })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(JSON.stringify({ data, errors })).not.toContain(OTHER_NAME)
  })
})

describe('a domain in full', () => {
  const FULL = `query ($name: String!, $known: String!) {
    domain(name: $name) {
      name
      registration {
        status expiresAt renewalPrice nsPropagated
        records(first: 50) { nodes { type name value } }
      }
      hostnames(first: 3) { nodes { hostname certificate { status expiresAt } site { url expiresAt } } }
      mailSubdomain { hostname inboxes(first: 20) { nodes { address unreadCount } } }
      attestation { verified wallet { address } }
      company { profile { name } }
    }
    known: domain(name: $known) {
      attestation { registeredHere }
      company { profile { name shortDescription estimatedNumEmployees } }
    }
  }`

  it('is one question to five services, and costs the company’s record where there is one', async () => {
    for (const [path, body] of [
      ['/api/subdomain/buy', { subdomain: LABEL }],
      ['/api/subdomain/inbox/create', { subdomain: LABEL, localPart: 'info' }],
    ] as const)
      expect((await owner.pay(`${tollgraph.url}/mail${path}`, json(body))).status).toBe(200)
    const bought = await owner.pay(`${tollgraph.url}/upload/api/site`, json({ filename: 'site.zip', tier: '10mb' }))
    const { uploadId } = (await bought.json()) as { uploadId: string }
    const connection = { uploadId, hostname: `www.${NAME}` }
    expect((await owner.sign(`${tollgraph.url}/upload/api/site/domain`, json(connection))).status).toBe(200)
    const before = await owner.balance()
    const { data, errors } = await ask(FULL, owner.pay, { name: NAME, known: 'cedarshorelabs.example' })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      domain: {
        name: NAME,
        registration: {
          status: 'ACTIVE',
          expiresAt: expect.stringMatching(/Z$/),
          renewalPrice: '20.00',
          nsPropagated: true,
          records: { nodes: [{ type: 'TXT', name: `_tollgraph.${NAME}`, value: expect.any(String) }] },
        },
        hostnames: {
          nodes: [
            {
              hostname: `www.${NAME}`,
              certificate: { status: expect.any(String), expiresAt: null },
              site: { url: expect.stringContaining(uploadId), expiresAt: expect.any(String) },
            },
          ],
        },
        mailSubdomain: {
          hostname: `${LABEL}.mail.tollgraph.example`,
          inboxes: { nodes: [{ address: `info@${LABEL}.mail.tollgraph.example`, unreadCount: 0 }] },
        },
        attestation: { verified: true, wallet: { address: owner.address } },
        company: { profile: null },
      },
      known: {
        attestation: { registeredHere: false },
        company: {
          profile: {
            name: expect.any(String),
            shortDescription: expect.any(String),
            estimatedNumEmployees: expect.any(Number),
          },
        },
      },
    })
    expect(before - (await owner.balance())).toBe(49_500n)
  })
})
