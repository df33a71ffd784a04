import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'
import { ask, costOf, given } from '../asking.ts'
import { becomeRegistrant, emailOf, mailedCode, PROFILE } from '../registrant.ts'

// The acts of domains in the graph: what they return, and the problems that cost nothing.

const NAME = `tg-${randomBytes(6).toString('hex')}.com`
const PROBLEM = 'problem { __typename ... on Problem { message path }'

let tollgraph: TestTollgraph
let owner: TestWallet
let stranger: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph, '1000')
  stranger = await makeWallet(tollgraph, '200')
  await becomeRegistrant(tollgraph, owner)
})
afterAll(() => tollgraph?.stop())

interface Facts {
  readonly order?: { readonly id: string; readonly payment: { readonly id: string } } | null
  readonly registration?: { readonly expiresAt: string } | null
  readonly problem?: Readonly<Record<string, unknown>> | null
  readonly resourceId?: string
  readonly domainOrders?: { readonly nodes: readonly object[] } | null
  readonly items?: { readonly nodes: readonly object[] }
}

const buy = (wallet: TestWallet, query: string) => costOf<Facts>(tollgraph, wallet, query)
const act = (wallet: TestWallet, query: string, variables = {}) =>
  ask<Facts>(tollgraph, wallet.sign, `mutation${query}`, variables)
const registering = (name: string) => `mutation { registerDomain(input: { domain: "${name}" }) {
  domain { id name } registration { status owner { address } order { kind } }
  order { id kind status years pricePaid payment { id } domain { id } }
  ${PROBLEM} ... on RegistrantIncompleteProblem { step } } } }`

describe('registering a name', () => {
  it('returns the domain, its registration and the order, for the price of the path', async () => {
    const { data, errors, cost } = await buy(owner, registering(NAME))
    expect(errors).toBeUndefined()
    expect(cost).toBe(parseUsd('20'))
    const domain = { id: nodeId('Domain', [NAME]) }
    expect(data?.registerDomain).toMatchObject({
      domain: { ...domain, name: NAME },
      registration: {
        status: expect.stringMatching(/^active$/i),
        owner: { address: owner.address },
        order: { kind: 'REGISTRATION' },
      },
      order: { kind: 'REGISTRATION', status: 'COMPLETE', years: 1, pricePaid: '20.00', domain },
      problem: null,
    })

    const order = given(data?.registerDomain?.order, 'order')
    const query = `query ($order: ID!, $payment: ID!) {
      node(id: $order) { ... on DomainOrder { resourceId status payment { id } } }
      payment(id: $payment) { items { nodes { __typename id } } }
      me { domainOrders(first: 5) { nodes { id domain { id } } } } }`
    const variables = { order: order.id, payment: order.payment.id }
    const own = await ask<Facts>(tollgraph, owner.sign, query, variables)
    expect(own.data).toMatchObject({
      node: { status: 'COMPLETE', payment: order.payment },
      payment: { items: { nodes: expect.arrayContaining([{ __typename: 'DomainOrder', id: order.id }]) } },
      me: { domainOrders: { nodes: [{ id: order.id, domain }] } },
    })
  })

  it('shows the order to the wallet that paid alone', async () => {
    const { data } = await ask<Facts>(tollgraph, owner.sign, '{ me { domainOrders { nodes { id } } } }')
    const [order] = given(data?.me?.domainOrders, 'orders').nodes
    const query = 'query ($id: ID!) { node(id: $id) { ... on DomainOrder { status pricePaid } } }'
    const theirs = await ask<Facts>(tollgraph, stranger.sign, query, { ...order })
    expect(theirs.data?.node ?? null).toBeNull()
  })

  it('is a problem that costs nothing for a taken name, and for a wallet without a profile', async () => {
    const taken = await buy(owner, registering(NAME))
    expect([taken.data?.registerDomain, taken.cost]).toMatchObject([
      { order: null, problem: { __typename: 'NameTakenProblem', path: ['input', 'domain'] } },
      0n,
    ])
    const unknown = await buy(stranger, registering(`${randomBytes(8).toString('hex')}.com`))
    expect([unknown.data?.registerDomain, unknown.cost]).toMatchObject([
      { domain: null, problem: { __typename: 'RegistrantIncompleteProblem', step: 'SAVE_PROFILE' } },
      0n,
    ])
  })
})

describe('renewing a domain', () => {
  const renewing = (years: number) => `mutation { renewDomain(input: { domain: "${NAME}", years: ${years} }) {
    registration { expiresAt } order { kind status years pricePaid } renewal { newExpiresAt }
    ${PROBLEM} ... on TermTooLongProblem { expiresAt } } } }`

  it('moves the end of its registration, for the price of the path', async () => {
    const { data, errors, cost } = await buy(owner, renewing(2))
    expect(errors).toBeUndefined()
    expect(cost).toBe(parseUsd('40'))
    const { expiresAt } = given(data?.renewDomain?.registration, 'registration')
    expect(data?.renewDomain).toMatchObject({
      order: { kind: 'RENEWAL', status: 'COMPLETE', years: 2, pricePaid: '40.00' },
      renewal: { newExpiresAt: expiresAt },
      problem: null,
    })
  })

  it('is a problem that costs nothing beyond ten years, and for another wallet', async () => {
    const long = await buy(owner, renewing(9))
    expect([long.data?.renewDomain, long.cost]).toMatchObject([
      { order: null, problem: { __typename: 'TermTooLongProblem', expiresAt: expect.stringMatching(/Z$/) } },
      0n,
    ])
    const theirs = await buy(stranger, renewing(1))
    expect([theirs.data?.renewDomain?.problem, theirs.cost]).toMatchObject([{ __typename: 'NotFoundProblem' }, 0n])
  })
})

describe('changing a domain', () => {
  const changing = `($name: String!, $action: DnsAction!, $records: [DnsRecordInput!]!) {
    updateDnsRecords(input: { domain: $name, action: $action, records: $records }) {
      domain { name } change { records { type name value } changeId } ${PROBLEM} ... on DnsConflictProblem { name } } } }`
  const change = (wallet: TestWallet, action: string, record: object) =>
    act(wallet, changing, { name: NAME, action, records: [record] })
  const address = { type: 'A', name: 'www', value: '192.0.2.7' }

  it('writes records; what its zone does not allow, or does not have, is a problem', async () => {
    const written = await change(owner, 'UPSERT', address)
    expect(written.errors).toBeUndefined()
    expect(written.data?.updateDnsRecords).toMatchObject({
      domain: { name: NAME },
      change: { records: [{ type: 'A', name: `www.${NAME}`, value: '192.0.2.7' }] },
      problem: null,
    })
    const alias = await change(owner, 'UPSERT', { type: 'CNAME', name: 'www', value: 'example.com' })
    expect(alias.data?.updateDnsRecords).toMatchObject({
      change: null,
      problem: { __typename: 'DnsConflictProblem', path: ['input', 'records'], name: `www.${NAME}` },
    })
    const missing = await change(owner, 'DELETE', { ...address, value: '192.0.2.8' })
    expect(missing.data?.updateDnsRecords?.problem).toMatchObject({ __typename: 'NotFoundProblem' })
    const theirs = await change(stranger, 'UPSERT', address)
    expect(theirs.data?.updateDnsRecords?.problem).toMatchObject({ __typename: 'NotFoundProblem' })
  })

  it('is not transferred in its first days: the problem says when it can be', async () => {
    const query = ` { startTransferOut(input: { domain: "${NAME}" }) {
      transfer { authCode } ${PROBLEM} ... on TransferLockedProblem { unlocksAt } } } }`
    const { data } = await act(owner, query)
    expect(data?.startTransferOut).toMatchObject({
      transfer: null,
      problem: { __typename: 'TransferLockedProblem', unlocksAt: expect.stringMatching(/^\d{4}-.+Z$/) },
    })
  })
})

it('a registrant is saved and confirmed; a wrong code is a problem', async () => {
  const saving = `($input: SaveRegistrantProfileInput!) { saveRegistrantProfile(input: $input) {
    registrant { readyToRegister profile { firstName } } ${PROBLEM} } } }`
  const saved = await act(stranger, saving, { input: { ...PROFILE, email: emailOf(stranger) } })
  expect(saved.data?.saveRegistrantProfile).toMatchObject({
    registrant: { readyToRegister: false, profile: { firstName: PROFILE.firstName } },
    problem: null,
  })
  const code = await mailedCode(tollgraph, emailOf(stranger))
  const confirm = (given: string) =>
    act(
      stranger,
      ` { verifyRegistrantEmail(input: { code: "${given}" }) { registrant { readyToRegister } ${PROBLEM} } } }`,
    )
  const wrong = await confirm(code === '000000' ? '000001' : '000000')
  expect(wrong.data?.verifyRegistrantEmail).toMatchObject({
    registrant: null,
    problem: { __typename: 'WrongCodeProblem', path: ['input', 'code'] },
  })
  const right = await confirm(code)
  expect(right.data?.verifyRegistrantEmail).toMatchObject({ registrant: { readyToRegister: true }, problem: null })
})

it('the ledger adds up', () => expectCleanAudit(tollgraph))
