import { readFileSync } from 'node:fs'
import { parse, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questions } from '../../sandbox/explore/examples/questions.ts'
import { startSite, type TestSite } from '../services/enrich/web/site.ts'
import { becomeRegistrant } from '../services/registrant.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

// The questions of docs/queries.md, as they stand there.

interface Question {
  readonly title: string
  readonly query: string
  /** What it costs at most, in USD; null where the page states no price. */
  readonly usd: string | null
}

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string }[]
  readonly extensions?: {
    readonly bill?: { readonly total: string }
    readonly payment?: { readonly id: string; readonly state: string }
  }
}

const EXAMPLES = questions.examples
const PAGE = readFileSync(new URL('../../docs/queries.md', import.meta.url), 'utf8')
const QUESTIONS = PAGE.split(/^## /m)
  .slice(1)
  .map((section): Question => {
    const query = /```graphql\n(.*?)```/s.exec(section)?.[1] ?? expect.fail('a question without a query')
    return {
      title: section.slice(0, section.indexOf('\n')),
      query,
      usd: /At most ([\d.]+) USD/.exec(section)?.[1] ?? null,
    }
  })

/** The variables of the sandbox's example; the page to read is one of the test's own site. */
function variablesOf(title: string): object {
  if (title === 'A page, read and mailed') return { url: `${site.url}/lighthouses` }
  return EXAMPLES.find((example) => example.title === title)?.variables?.(new Date()) ?? {}
}

/** Flights are tracked two days ahead: just after midnight, a connection of tomorrow's journey leaves after that. */
const CONNECTION = /segments\.[1-9]\d*\.flight\.tracking$/

let site: TestSite
let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  site = await startSite()
  tollgraph = await startTollgraph({ OUTBOUND_ALLOW: `127.0.0.1:${site.port}` })
  wallet = await makeWallet(tollgraph, '100')
})
afterAll(async () => {
  await tollgraph?.stop()
  await site?.stop()
})

const bodyOf = ({ title, query }: Question, extensions = {}) =>
  json({ query, variables: variablesOf(title), extensions })

async function pay(title: string): Promise<Result> {
  const question = QUESTIONS.find((one) => one.title === title) ?? expect.fail(`no question ${title}`)
  const response = await wallet.pay(`${tollgraph.url}/graphql`, bodyOf(question))
  return (await response.json()) as Result
}

describe('the page of questions', () => {
  it('has the questions of the sandbox, and states their prices', () => {
    const asked = QUESTIONS.map(({ title, query }) => ({ title, query: print(parse(query)) }))
    expect(asked).toEqual(EXAMPLES.map(({ title, query }) => ({ title: title, query: print(parse(query)) })))
    for (const { title, usd } of QUESTIONS)
      if (usd !== null) expect(EXAMPLES.find((example) => example.title === title)?.usd).toBe(usd)
  })

  it.each(QUESTIONS.filter(({ usd }) => usd !== null))('states what "$title" costs at most', async (question) => {
    const response = await fetch(`${tollgraph.url}/graphql`, bodyOf(question, { bill: true }))
    const { extensions, errors } = (await response.json()) as Result
    expect(errors).toBeUndefined()
    expect(extensions?.bill?.total).toBe(question.usd)
  })

  it.each(['A company', 'A trip', 'A token', 'A wallet'])('asks for "%s", and every fact comes', async (title) => {
    const { data, errors } = await pay(title)
    expect(errors).toBeUndefined()
    expect(emptyIn(data).filter((path) => !CONNECTION.test(path))).toEqual([])
  })

  it('shows an organization what its member spent, and on what', async () => {
    const url = `${tollgraph.url}/graphql`
    const made = 'mutation { createOrganization(input: { name: "Readers", slug: "readers" }) { organization { id } } }'
    await wallet.sign(url, json({ query: made }))
    await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'one.com' }, { 'x-organization': 'readers' }))
    const { query } = QUESTIONS.find(({ title }) => title.startsWith('An organization')) ?? expect.fail('no question')
    const answer = await wallet.sign(url, json({ query, variables: { slug: 'readers' } }))
    expect(await answer.json()).toMatchObject({
      data: {
        organization: {
          members: { nodes: [{ spent: '0.01', payments: { nodes: [{ lines: [{ charged: '0.01' }] }] } }] },
        },
      },
    })
  })

  it('asks its owner’s question of a domain, whose company the stand-ins know', async () => {
    await becomeRegistrant(tollgraph, wallet)
    const domain = 'cedarshorelabs.example'
    const registered = await wallet.pay(`${tollgraph.url}/domains/api/register`, json({ domain }))
    expect(registered.status).toBe(200)
    const { data, errors } = await pay('A domain')
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      domain: {
        name: domain,
        registration: {
          status: 'ACTIVE',
          expiresAt: expect.any(String),
          renewalPrice: '20.00',
          records: { nodes: [{ type: 'TXT', name: `_tollgraph.${domain}`, value: expect.any(String) }] },
        },
        hostnames: { nodes: [] },
        mailSubdomain: null,
        attestation: { verified: true, wallet: { address: wallet.address } },
        company: { profile: { name: 'Cedarshore Labs', shortDescription: expect.any(String) } },
      },
    })
  })

  it('reads a page and mails it', async () => {
    const { data, errors } = await pay('A page, read and mailed')
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      readPage: { page: { title: 'Lighthouses', url: `${site.url}/lighthouses` }, problem: null },
      sendMail: {
        mail: { messageId: expect.any(String), deliveries: [{ address: 'ada@example.com' }] },
        problem: null,
      },
    })
  })

  it('prints a picture that is still being made, and leads from the payment to both', async () => {
    const { data, errors, extensions } = await pay('A picture, and the shirt printed with it')
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      generateImage: { picture: { id: expect.any(String) }, problem: null },
      orderShirt: { order: { id: expect.any(String), status: 'WAITING' }, problem: null },
    })
    const { order } = (data?.orderShirt ?? {}) as { readonly order?: { readonly id: string } }
    const payment = QUESTIONS.find(({ title }) => title.startsWith('A payment')) ?? expect.fail('no payment')
    const asked = json({ query: payment.query, variables: { id: extensions?.payment?.id } })
    const answer = (await (await wallet.sign(`${tollgraph.url}/graphql`, asked)).json()) as Result
    expect(answer.errors).toBeUndefined()
    expect(answer.data?.payment).toMatchObject({
      lines: [{ field: 'Mutation.generateImage' }, { field: 'Mutation.orderShirt' }],
      items: { nodes: expect.arrayContaining([{ id: order?.id }]) },
    })
  })
})

/** The places without a value; empty lists of the wallet's own things are none. */
function emptyIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, path === '' ? key : `${path}.${key}`))
}
