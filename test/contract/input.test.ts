import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../support/wallet.ts'
import { type ContractRow, named, ROWS, rowOf } from './facts.ts'
import { bodyOf, isInPath, requestOf, send, urlOf } from './requests.ts'

const MAX_BODY_BYTES = 16_384
/** In whole USD: enough for the dearest offer that these tests sign. */
const FUNDS = '20000'

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph({ MAX_BODY_BYTES: String(MAX_BODY_BYTES) })
  wallet = await makeWallet(tollgraph, FUNDS)
})
afterAll(() => tollgraph?.stop())

interface Refusal {
  readonly success: boolean
  readonly error: string
  readonly issues: readonly {
    readonly path: readonly (string | number)[]
    readonly message: string
    readonly code: string
  }[]
}

/**
 * What opens the row's door: a signed payment of its price, an identity, the secret, or nothing. An identity is signed for
 * the input that it is sent with; without one it is that of a probe, and enough for what is refused before it is asked for.
 */
async function credentialFor(row: ContractRow, input?: Record<string, unknown>): Promise<Record<string, string>> {
  if (row.access === 'secret') return { authorization: `Bearer ${tollgraph.cronSecret}` }
  if (row.access === 'free') return {}
  const { url, init } = input
    ? requestOf(tollgraph, row, input)
    : { url: urlOf(tollgraph, row), init: { method: row.method } }
  const challenge = await fetch(url, init)
  if (row.access === 'paid') return wallet.paymentHeaders(challenge)
  return { 'SIGN-IN-WITH-X': await siwxHeader(wallet.account, challenge, url) }
}

const kept = new Map<ContractRow, Promise<Record<string, string>>>()

/** A credential of the row that may have been sent before: one whose request was refused is not used up. */
function keptCredential(row: ContractRow): Promise<Record<string, string>> {
  const credential = kept.get(row) ?? credentialFor(row)
  kept.set(row, credential)
  return credential
}

async function expectRefusal(
  response: Response,
  path: readonly (string | number)[] | null,
  what: string,
): Promise<void> {
  const body = await bodyOf<Refusal>(response)
  expect({ what, status: response.status, body }).toMatchObject({ status: 400, body: { success: false } })
  expect(body.error, what).toEqual(expect.any(String))
  const places = body.issues.map((issue) => issue.path)
  if (path) expect(places, what).toContainEqual(path)
  for (const issue of body.issues) {
    expect(issue).toEqual({ path: expect.any(Array), message: expect.any(String), code: expect.any(String) })
  }
  expect(response.headers.get('payment-response'), what).toBeNull()
}

const rows = named(ROWS)
const withBody = named(ROWS.filter(({ method }) => method !== 'GET'))
const withQuery = named(ROWS.filter(({ method }) => method === 'GET'))

describe('a request that carries its credential', () => {
  it.each(rows)('to %s is refused for a member that nobody documented', async (_, row) => {
    const credential = await keptCredential(row)
    const response = await send(tollgraph, row, { ...row.sample, bogus: 'x' }, credential)
    await expectRefusal(response, ['bogus'], 'bogus')
  })

  it.each(rows.filter(([, row]) => Object.keys(row.members).length > 0))(
    'to %s is refused for each member that is missing or not what it must be, and the issue names it',
    async (_, row) => {
      const credential = await keptCredential(row)
      for (const [member, { isRequired, refused }] of Object.entries(row.members)) {
        const { [member]: _left, ...rest } = row.sample
        if (isRequired && !isInPath(row, member))
          await expectRefusal(await send(tollgraph, row, rest, credential), [member], `no ${member}`)
        for (const value of refused) {
          const response = await send(tollgraph, row, { ...row.sample, [member]: value }, credential)
          await expectRefusal(response, [member], `${member}: ${JSON.stringify(value)?.slice(0, 60)}`)
        }
      }
    },
  )

  it.each(withBody)('to %s is refused for a body that is no JSON object', async (_, row) => {
    const credential = await keptCredential(row)
    const post = (body: string | Uint8Array, type = 'application/json') =>
      fetch(urlOf(tollgraph, row), {
        method: row.method,
        headers: { 'content-type': type, ...credential },
        body: body as string,
      })
    await expectRefusal(await post('{"unfinished":'), [], 'broken')
    await expectRefusal(await post(new Uint8Array([0x22, 0xff, 0x22])), [], 'not UTF-8')
    for (const body of ['[]', '"text"', '7', 'null', 'true']) await expectRefusal(await post(body), [], body)

    const unsupported = await post('domain=example.com', 'application/x-www-form-urlencoded')
    expect(unsupported.status).toBe(415)
    expect(await bodyOf(unsupported)).toMatchObject({ success: false })

    const large = await post(JSON.stringify({ padding: 'x'.repeat(MAX_BODY_BYTES) }))
    expect(large.status).toBe(413)
    expect(large.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await bodyOf(large)).toMatchObject({ success: false })
  })

  it.each(withQuery)('to %s is refused for a parameter that is given twice or misspelt', async (_, row) => {
    const credential = await keptCredential(row)
    const member = Object.keys(row.members).find((one) => !isInPath(row, one))
    const misspelt = `${member ?? 'domain'}s`
    const response = await send(tollgraph, row, { ...row.sample, [misspelt]: 'x' }, credential)
    await expectRefusal(response, [misspelt], misspelt)
    if (!member) return
    const twice = await send(tollgraph, row, { ...row.sample, [member]: ['one.com', 'two.com'] }, credential)
    await expectRefusal(twice, [member], `${member} twice`)
  })

  it('accepts JSON types with a suffix and parameters', async () => {
    const row = rowOf('SaveProfile')
    const credential = await credentialFor(row, row.sample)
    const { url, init } = requestOf(tollgraph, row, row.sample)
    const headers = { ...credential, 'content-type': 'application/vnd.api+json; charset=utf-8' }
    expect((await fetch(url, { ...init, headers })).status).toBe(200)
  })

  it('may not save a profile by name or address, nor register for somebody else', async () => {
    for (const member of ['name', 'address', 'wallet']) {
      const row = rowOf('SaveProfile')
      await expectRefusal(
        await send(tollgraph, row, { ...row.sample, [member]: 'x' }, await credentialFor(row)),
        [member],
        member,
      )
    }
    const row = rowOf('RegisterDomain')
    const credential = await credentialFor(row)
    for (const member of ['wallet', 'firstName', 'email', 'address']) {
      const response = await send(tollgraph, row, { ...row.sample, [member]: 'x' }, credential)
      await expectRefusal(response, [member], member)
    }
  })

  it('may not send the code in a member called otp', async () => {
    const row = rowOf('VerifyProfileEmail')
    const response = await send(tollgraph, row, { otp: '123456' }, await credentialFor(row))
    await expectRefusal(response, ['otp'], 'otp')
  })

  it('hears where inside a record the mistake is', async () => {
    const row = rowOf('ChangeDnsRecords')
    const credential = await credentialFor(row)
    const [good] = row.sample.records as [Record<string, unknown>]
    const cases: [Record<string, unknown>, string][] = [
      [{ ...good, type: 'NS' }, 'type'],
      [{ ...good, type: 7 }, 'type'],
      [{ ...good, name: '' }, 'name'],
      [{ ...good, value: 7 }, 'value'],
      [{ ...good, ttl: 59 }, 'ttl'],
      [{ ...good, ttl: '300' }, 'ttl'],
      [{ ...good, ttl: null }, 'ttl'],
      [{ type: 'A', name: 'www' }, 'value'],
      [{ ...good, priority: 10 }, 'priority'],
    ]
    for (const [record, member] of cases) {
      const response = await send(tollgraph, row, { ...row.sample, records: [good, record] }, credential)
      await expectRefusal(response, ['records', 1, member], JSON.stringify(record))
    }
    const many = Array.from({ length: 101 }, () => good)
    await expectRefusal(await send(tollgraph, row, { ...row.sample, records: many }, credential), ['records'], 'many')
  })

  it.each([
    ['CheckDomain', { domain: 'example.nowhere' }, 'domain'],
    ['CheckDomain', { domain: 'www.example.com' }, 'domain'],
    ['CheckDomain', { domain: 'exa mple.com' }, 'domain'],
    ['SearchDomains', { name: '-example' }, 'name'],
    ['RegisterDomain', { domain: 'example.nowhere' }, 'domain'],
    ['RenewDomain', { domain: 'example.nowhere', count: 1 }, 'domain'],
    ['Send', { amount: 1, address: '0x12', network: 'base' }, 'address'],
    ['Send', { amount: 1, address: `0x${'0'.repeat(40)}`, network: 'base' }, 'address'],
    ['BuyUpload', { filename: 'a', contentType: 'text', tier: '10mb' }, 'contentType'],
    ['BuySubdomain', { subdomain: 'www' }, 'subdomain'],
    ['BuySubdomain', { subdomain: 'two--hyphens' }, 'subdomain'],
    ['BuyInbox', { username: 'postmaster' }, 'username'],
    ['BuyInbox', { username: 'circle', forwardTo: 'circle@mail.tollgraph.example' }, 'forwardTo'],
  ])('to %s is refused for %j, which only the service can judge', async (operation, input, member) => {
    const row = rowOf(operation)
    await expectRefusal(await send(tollgraph, row, input, await credentialFor(row)), [member], JSON.stringify(input))
  })

  it('has moved no money and used nothing up: the same payment still pays for the right request', async () => {
    expect(await wallet.balance()).toBe(BigInt(FUNDS) * 10n ** 6n)
    const row = rowOf('SearchDomains')
    const payment = await credentialFor(row)
    await expectRefusal(await send(tollgraph, row, { name: 7 }, payment), ['name'], 'number')
    expect((await send(tollgraph, row, row.sample, payment)).status).toBe(200)
    expect(await wallet.balance()).toBe(BigInt(FUNDS) * 10n ** 6n - 10_000n)
  })

  it('has used up no identity either: the same signature still opens the right request', async () => {
    const row = rowOf('ReadProfile')
    const identity = await credentialFor(row)
    await expectRefusal(await send(tollgraph, row, { wallet: 'mine' }, identity), ['wallet'], 'wallet')
    expect((await send(tollgraph, row, {}, identity)).status).toBe(200)
  })
})

describe('a code that was not mailed', () => {
  it('is refused, and the issue names it', async () => {
    await wallet.sign(urlOf(tollgraph, rowOf('SaveProfile')), json(rowOf('SaveProfile').sample))
    const row = rowOf('VerifyProfileEmail')
    const input = { code: '000000' }
    const response = await send(tollgraph, row, input, await credentialFor(row, input))
    await expectRefusal(response, ['code'], 'wrong code')
  })
})
