import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { parseUsd } from '../../../schema/money.ts'
import type { Registrar } from '../../../subgraphs/domains/registrar/registrar.ts'
import type { DomainsEngines } from '../../../subgraphs/domains/work.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let check: string
let search: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
  check = `${tollgraph.url}/domains/api/check`
  search = `${tollgraph.url}/domains/api/search`
})
afterAll(() => tollgraph?.stop())

/** The decoded header of a settlement. */
function settlement(response: Response): Record<string, unknown> {
  const header = response.headers.get('payment-response') ?? response.headers.get('x-payment-response') ?? ''
  return JSON.parse(Buffer.from(header, 'base64').toString())
}

/** A payment header for a request, with its decoded payload spoilt. */
async function spoiltHeader(
  url: string,
  body: unknown,
  spoil: (payload: object) => void,
): Promise<Record<string, string>> {
  const unpaid = await fetch(url, json(body))
  const [[name, value]] = Object.entries(await wallet.paymentHeaders(unpaid)) as [[string, string]]
  const payload = JSON.parse(Buffer.from(value, 'base64').toString())
  spoil(payload)
  return { [name]: Buffer.from(JSON.stringify(payload)).toString('base64') }
}

describe('paying with stock clients', () => {
  it('charges an x402 v2 client exactly the price, and gives it a receipt that the chain confirms', async () => {
    const before = await wallet.balance()
    const answer = await wallet.pay(check, json({ domain: 'one-paid-check.com' }))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ domain: 'one-paid-check.com', available: true })
    expect(before - (await wallet.balance())).toBe(parseUsd('0.01'))
    const receipt = settlement(answer)
    expect(receipt).toMatchObject({ success: true, network: 'eip155:84532', payer: wallet.address, amount: '10000' })
    const onChain = await tollgraph.backend.money.chain.client.getTransactionReceipt({
      hash: receipt.transaction as `0x${string}`,
    })
    expect(onChain.status).toBe('success')
    expect(answer.headers.get('cache-control')).toContain('private')
    expect(answer.headers.get('x-data-source')).toBe('sandbox')
  })

  it('charges an x402 v1 client the same way', async () => {
    const before = await wallet.balance()
    const answer = await wallet.payV1(search, json({ name: 'version-one' }))
    expect(answer.status).toBe(200)
    expect(before - (await wallet.balance())).toBe(parseUsd('0.01'))
    expect(settlement(answer)).toMatchObject({ success: true, network: 'base-sepolia', payer: wallet.address })
  })

  it('charges one GraphQL request over two services once, and makes the payer its caller', async () => {
    const before = await wallet.balance()
    const query =
      '{ a: domainAvailability(domain: "graph-a.com") { currentPrice } b: domainAvailability(domain: "graph-b.ai") { currentPrice } me { address domains { nodes { name } } } }'
    const answer = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    const { data, extensions } = (await answer.json()) as {
      data: Record<string, unknown>
      extensions: { payment: { lines: unknown[] } }
    }
    expect(data.me).toEqual({ address: wallet.address, domains: { nodes: [] } })
    expect(extensions.payment.lines).toMatchObject([
      { path: 'a', usd: '0.01', outcome: 'CHARGED' },
      { path: 'b', usd: '0.05', outcome: 'CHARGED' },
    ])
    expect(before - (await wallet.balance())).toBe(parseUsd('0.06'))
  })

  it('moves a payment along the drawn line', async () => {
    const payer = await makeWallet(tollgraph, '1')
    await payer.pay(search, json({ name: 'drawn-line' }))
    const [payment] = await paymentsOf(tollgraph, payer.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'EXECUTED', 'SETTLING', 'SETTLED'])
  })

  it('shows a wallet its own payments with lines and receipt', async () => {
    const payer = await makeWallet(tollgraph, '1')
    await payer.pay(check, json({ domain: 'my-own-ledger.com' }))
    const query =
      '{ me { payments(first: 1) { edges { node { state amount lines { path field amount outcome } transactionHash } } } } }'
    const answer = await payer.sign(`${tollgraph.url}/graphql`, json({ query }))
    const { data } = (await answer.json()) as {
      data: { me: { payments: { edges: { node: Record<string, unknown> }[] } } }
    }
    expect(data.me.payments.edges[0]?.node).toMatchObject({
      state: 'SETTLED',
      amount: '0.01',
      lines: [{ path: 'domainAvailability', field: 'Query.domainAvailability', amount: '0.01', outcome: 'CHARGED' }],
      transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
  })
})

describe('asking for the price', () => {
  it('costs nothing and runs nothing, with or without the input', async () => {
    const prefer = { prefer: 'bill' }
    const answers = [
      await fetch(check, json({ domain: 'how-much-is-it.ai' }, prefer)),
      await fetch(check, { method: 'POST', headers: prefer }),
      await fetch(search, { method: 'POST', headers: prefer }),
    ]
    const bills = (await Promise.all(answers.map((answer) => answer.json()))) as { extensions: { bill: unknown } }[]
    const line = { path: 'domainAvailability', field: 'Query.domainAvailability', service: 'domains', max: '0.10' }
    expect(bills.map((body) => body.extensions.bill)).toEqual([
      { total: '0.05', currency: 'USD', lines: [{ ...line, usd: '0.05' }] },
      { total: '0.10', currency: 'USD', lines: [{ ...line, usd: '0.10' }] },
      {
        total: '0.01',
        currency: 'USD',
        lines: [{ path: 'domainSearch', field: 'Query.domainSearch', service: 'domains', usd: '0.01' }],
      },
    ])
  })
})

describe('what is not charged', () => {
  it('charges nothing for bad input, however it is paid', async () => {
    const headers = await wallet.paymentHeaders(await fetch(check, json({ domain: 'bad-input.com' })))
    const before = await wallet.balance()
    const answer = await fetch(check, json({ domain: 'bad-input.com', otp: 1 }, headers))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, issues: [{ path: ['otp'] }] })
    expect(await wallet.balance()).toBe(before)
  })

  it('charges nothing when the answer is an error, and says the same again to the same credential', async () => {
    const registrar = registrarOf(tollgraph)
    const url = `${tollgraph.url}/graphql`
    const body = { query: '{ domainSearch(name: "upstream-down") { name } }' }
    const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
    const before = await wallet.balance()
    const working = registrar.check
    registrar.check = () => Promise.reject(new Error('the line is dead'))
    const failed = await fetch(url, json(body, headers))
    registrar.check = working
    const text = await failed.text()
    expect(JSON.parse(text).errors[0]).toMatchObject({
      message: 'The service failed unexpectedly',
      extensions: { code: 'INTERNAL' },
    })
    expect(text).not.toContain('the line is dead')
    expect(await wallet.balance()).toBe(before)
    const again = await fetch(url, json(body, headers))
    expect(await again.text()).toBe(text)
    expect(await wallet.balance()).toBe(before)
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    expect(payment?.state).toBe('RELEASED')
  })

  it('refunds the line that found nothing when another line of the same payment succeeded', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const registrar = registrarOf(tollgraph)
    const working = registrar.check
    registrar.check = async (names) => {
      const answers = await working.call(registrar, names)
      return answers.map((answer) => (answer.domain.startsWith('sold-out') ? { ...answer, available: false } : answer))
    }
    const query = '{ good: domainSearch(name: "plenty-left") { name } none: domainSearch(name: "sold-out") { name } }'
    const answer = await payer.pay(`${tollgraph.url}/graphql`, json({ query }))
    registrar.check = working
    const body = (await answer.json()) as { data: unknown; extensions: { payment: { lines: unknown } } }
    expect(body.extensions.payment.lines).toMatchObject([
      { path: 'good', outcome: 'CHARGED' },
      { path: 'none', outcome: 'WAIVED' },
    ])
    await eventually('the refund', async () => (await payer.balance()) === parseUsd('0.99'))
    const [payment] = await eventually('the row', async () => {
      const rows = await paymentsOf(tollgraph, payer.address)
      return rows[0]?.state === 'REFUNDED' && rows
    })
    const drawn = ['RESERVED', 'EXECUTED', 'SETTLING', 'SETTLED', 'REFUNDING', 'REFUNDED']
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(drawn)
  })
})

describe('payments that do not fit', () => {
  const cases: [string, string, (payload: object) => void][] = [
    [
      'another amount',
      'invalid_exact_evm_payload_authorization_value',
      (p: object) => set(p, 'payload.authorization.value', '9999'),
    ],
    [
      'another recipient',
      'invalid_exact_evm_payload_recipient_mismatch',
      (p: object) => set(p, 'payload.authorization.to', '0x000000000000000000000000000000000000dEaD'),
    ],
    ['another network', 'invalid_network', (p: object) => set(p, 'accepted.network', 'eip155:1')],
    [
      'another asset',
      'invalid_asset',
      (p: object) => set(p, 'accepted.asset', '0x000000000000000000000000000000000000dEaD'),
    ],
    ['another scheme', 'unsupported_scheme', (p: object) => set(p, 'accepted.scheme', 'deferred')],
    [
      'an end in the past',
      'invalid_exact_evm_payload_authorization_valid_before',
      (p: object) => set(p, 'payload.authorization.validBefore', '1000'),
    ],
    [
      'a start in the future',
      'invalid_exact_evm_payload_authorization_valid_after',
      (p: object) => set(p, 'payload.authorization.validAfter', '99999999999'),
    ],
    [
      'a broken signature',
      'invalid_exact_evm_signature',
      (p: object) => set(p, 'payload.signature', `0x${'11'.repeat(65)}`),
    ],
    ['no nonce', 'invalid_payload', (p: object) => set(p, 'payload.authorization.nonce', 'x')],
    ['an unknown version', 'invalid_x402_version', (p: object) => set(p, 'x402Version', 7)],
  ]

  it.each(cases)('refuses %s with 402 and the reason, and runs nothing', async (_what, reason, spoil) => {
    const before = (await paymentsOf(tollgraph, wallet.address)).length
    const balance = await wallet.balance()
    const headers = await spoiltHeader(search, { name: 'misfit' }, spoil)
    const answer = await fetch(search, json({ name: 'misfit' }, headers))
    expect(answer.status).toBe(402)
    const challenge = JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString())
    expect(challenge.error).toBe(reason)
    expect(challenge.accepts).toHaveLength(1)
    expect((await answer.json()) as object).toMatchObject({ error: reason, message: expect.stringMatching(/\w/) })
    expect(await paymentsOf(tollgraph, wallet.address)).toHaveLength(before)
    expect(await wallet.balance()).toBe(balance)
  })

  it('tells an empty wallet that it is empty', async () => {
    const poor = await makeWallet(tollgraph, '0')
    const answer = await poor.pay(search, json({ name: 'no-money' }))
    expect(answer.status).toBe(402)
    expect((await answer.json()) as object).toMatchObject({
      error: expect.stringMatching(/insufficient/),
      message: `The wallet ${poor.address} holds 0.00 USDC, but this costs 0.01 USD. Test USDC is free: POST ${tollgraph.url}/devnet/wallets/${poor.address} fills the wallet.`,
    })
  })

  it('refuses a header that is no base64 JSON', async () => {
    const answer = await fetch(search, json({ name: 'garbage' }, { 'payment-signature': '%%%' }))
    expect(answer.status).toBe(402)
    expect((await answer.json()) as object).toMatchObject({ error: 'invalid_payload' })
  })
})

describe('one credential, one charge', () => {
  it('runs the work once and charges once for five copies at the same time', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const body = { domain: 'five-at-once.com' }
    const headers = await payer.paymentHeaders(await fetch(check, json(body)))
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(check, json(body, headers))))
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(texts.size).toBe(1)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
    expect(await paymentsOf(tollgraph, payer.address)).toHaveLength(1)
  })

  it('gives the stored answer, byte for byte with its receipt, to a later copy', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const body = { name: 'stored-answer' }
    const headers = await payer.paymentHeaders(await fetch(search, json(body)))
    const first = await fetch(search, json(body, headers))
    const second = await fetch(search, json(body, headers))
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('says so when the stored answer is no longer kept, and neither runs nor charges again', async () => {
    const payer = await makeWallet(tollgraph, '10')
    const send = `${tollgraph.url}/api/send`
    const requests = [
      [search, { name: 'long-ago' }],
      [send, { amount: 1, address: wallet.address, network: 'base' }],
    ] as const
    for (const [url, body] of requests) {
      const headers = await payer.paymentHeaders(await fetch(url, json(body)))
      expect((await fetch(url, json(body, headers))).status).toBe(200)
      const balance = await payer.balance()
      await new Ledger(tollgraph.backend.db.pool, 'a day later').forgetAnswers(0)
      const late = await fetch(url, json(body, headers))
      expect(late.status).toBe(410)
      expect(await payer.balance()).toBe(balance)
    }
  })

  it('refuses a spent credential for another request, and runs nothing', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const headers = await payer.paymentHeaders(await fetch(search, json({ name: 'first-request' })))
    await fetch(search, json({ name: 'first-request' }, headers))
    const other = await fetch(search, json({ name: 'other-request' }, headers))
    expect(other.status).toBe(409)
    expect((await other.json()) as object).toMatchObject({ success: false, reason: 'credential_reused' })
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('does not give the stored answer to somebody who knows the nonce but cannot sign', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const [[name, value]] = Object.entries(await payer.paymentHeaders(await fetch(search, json({ name: 'mine' })))) as [
      [string, string],
    ]
    await fetch(search, json({ name: 'mine' }, { [name]: value }))
    const forged = JSON.parse(Buffer.from(value, 'base64').toString())
    forged.payload.signature = `0x${'22'.repeat(65)}`
    const answer = await fetch(
      search,
      json({ name: 'mine' }, { [name]: Buffer.from(JSON.stringify(forged)).toString('base64') }),
    )
    expect(answer.status).toBe(402)
    expect((await answer.json()) as object).toMatchObject({ error: 'invalid_exact_evm_nonce_already_used' })
  })

  it('charges many different payments at the same time exactly once each', async () => {
    const payers = await Promise.all(Array.from({ length: 12 }, () => makeWallet(tollgraph, '1')))
    const answers = await Promise.all(payers.map((payer, index) => payer.pay(search, json({ name: `crowd-${index}` }))))
    expect(answers.map((answer) => answer.status)).toEqual(payers.map(() => 200))
    const balances = await Promise.all(payers.map((payer) => payer.balance()))
    expect(new Set(balances)).toEqual(new Set([parseUsd('0.99')]))
  })
})

describe('sending', () => {
  it('is the transfer itself: the recipient is paid the amount, nobody else anything', async () => {
    const payer = await makeWallet(tollgraph, '10')
    const recipient = await makeWallet(tollgraph, '0')
    const answer = await payer.pay(
      `${tollgraph.url}/api/send`,
      json({ amount: 2.5, address: recipient.address, network: 'base' }),
    )
    expect(await answer.json()).toEqual({ success: true, message: `2.5 USDC sent to ${recipient.address} on base` })
    expect(await recipient.balance()).toBe(parseUsd('2.5'))
    expect(await payer.balance()).toBe(parseUsd('7.5'))
    const [payment] = await paymentsOf(tollgraph, payer.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'SETTLING', 'SETTLED'])
  })

  it('stands alone in a GraphQL operation', async () => {
    const query = `mutation { a: sendUsdc(input: { amount: "1", address: "${wallet.address}", network: BASE }) { success } b: sendUsdc(input: { amount: "1", address: "${wallet.address}", network: BASE }) { success } }`
    const answer = await fetch(`${tollgraph.url}/graphql`, json({ query }))
    expect(answer.status).toBe(400)
    expect((await answer.json()) as object).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })
})

/** The registrar of the domain service, whose answers a test may spoil. */
function registrarOf(of: TestTollgraph): Registrar {
  const domains = of.backend.started.get('domains')
  if (!domains) throw new Error('The domain service does not run')
  return (domains.engines as DomainsEngines).registrar
}

/** Sets a member of a decoded payload by its path. */
function set(payload: unknown, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((at, key) => (at as Record<string, unknown>)[key], payload) as Record<string, unknown>
  holder[last] = value
}
