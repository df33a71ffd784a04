import { createWalletClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AnswerLostError,
  askBill,
  Budget,
  failuresOf,
  KeptPaymentError,
  memoryStore,
  NoWayToPayError,
  OverBudgetError,
  openSession,
  PaymentRefusedError,
  type PaymentStore,
  receiptOf,
  StoreError,
  WalletError,
  walletOf,
  webStore,
} from '../../packages/client/src/index.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json } from '../support/wallet.ts'
import { losingOnePaidAnswer, losingPaidAnswers, makePayer } from './payer.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

const CHECK = '{ domainAvailability(domain: "my-first-toll.com") { available } }'
/** The search asks for no ending, so that it finds nothing that would be worth money. */
const HALF = '{ domainSearch(name: "toll", first: 1) { name } domainAvailability(domain: "toll.com") { available } }'

const graph = (query: string) => json({ query })
const url = () => `${tollgraph.url}/graphql`

/** The error of a promise that must be rejected. */
async function errorOf<Kind extends Error>(kind: new (...all: never[]) => Kind, work: Promise<unknown>): Promise<Kind> {
  const error = await work.then(
    () => expect.fail('nothing was thrown'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(kind)
  return error as Kind
}

/** A browser's storage, whose entries have at most `most` characters. */
function storageOf(most = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (key.length + text.length > most) throw new DOMException('Exceeded the quota', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

describe('a paying fetch', () => {
  it('pays, and gives a receipt that the router has signed', async () => {
    const payer = await makePayer(tollgraph)
    const answer = await payer.pay(url(), graph(CHECK))
    expect(await answer.json()).toMatchObject({ data: { domainAvailability: { available: true } } })
    expect(await receiptOf(answer)).toEqual({
      paymentId: expect.stringMatching(/^[\da-f-]{36}$/),
      chargedUsd: '0.01',
      chargedUnits: 10_000n,
      lines: [{ path: 'domainAvailability', field: 'Query.domainAvailability', usd: '0.01', outcome: 'CHARGED' }],
      refunds: [],
      transaction: expect.stringMatching(/^0x/),
      network: 'eip155:84532',
      payer: payer.account.address,
      problems: [],
    })
    await expect.poll(() => payer.receipts).toEqual([await receiptOf(answer)])
    expect(await payer.held()).toBe(990_000n)
  })

  it('counts what was refunded of a payment as not spent', async () => {
    const budget = new Budget({ perCall: '0.10', total: '0.10' })
    const payer = await makePayer(tollgraph, { budget })
    const answer = await payer.pay(url(), graph(HALF))
    expect(await receiptOf(answer)).toMatchObject({
      chargedUsd: '0.01',
      lines: [{ outcome: 'REFUNDED' }, { outcome: 'CHARGED' }],
      refunds: [{ usd: '0.01', state: 'REFUNDED' }],
      problems: [],
    })
    expect([budget.spentUsd, budget.leftUsd]).toEqual(['0.01', '0.09'])
    expect(await payer.held()).toBe(990_000n)
  })

  it('returns errors as answers, which become typed ones', async () => {
    const payer = await makePayer(tollgraph)
    const atPath = await payer.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'no' }))
    expect(atPath.status).toBe(400)
    const byPath = failuresOf(await atPath.json())
    const byGraph = failuresOf(await (await payer.pay(url(), graph(CHECK.replace('my-first-toll.com', 'no')))).json())
    for (const [failure] of [byPath, byGraph])
      expect(failure).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['domain'], code: expect.any(String) }] })
    expect(await payer.held()).toBe(1_000_000n)
  })

  it('signs in where nothing is to be paid, and opens a session', async () => {
    const payer = await makePayer(tollgraph)
    const answer = await payer.pay(url(), graph('{ me { address } }'))
    expect(await answer.json()).toEqual({ data: { me: { address: payer.account.address } } })
    const { token, expiresAt } = await openSession(tollgraph.url, payer.pay)
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now())
    const read = await fetch(url(), json({ query: '{ me { address } }' }, { authorization: `Bearer ${token}` }))
    expect(await read.json()).toEqual({ data: { me: { address: payer.account.address } } })
  })
})

describe('the extension of a browser', () => {
  it('pays and signs in', async () => {
    const { account, held } = await makePayer(tollgraph)
    /** What an extension gives to pages, for a key. */
    const extension = {
      async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
        const [first, second] = params as [`0x${string}`, string]
        if (method === 'eth_signTypedData_v4') return account.signTypedData(JSON.parse(second))
        if (method === 'personal_sign') return account.signMessage({ message: { raw: first } })
        throw new Error(`${method} is not asked for`)
      },
    }
    const client = createWalletClient({
      account: account.address,
      chain: baseSepolia,
      transport: custom(extension),
    })
    const { pay } = await makePayer(tollgraph, { wallet: async () => walletOf(client) })
    expect((await pay(url(), graph(CHECK))).status).toBe(200)
    expect(await (await pay(url(), graph('{ me { address } }'))).json()).toMatchObject({
      data: { me: { address: account.address } },
    })
    expect(await held()).toBe(990_000n)
  })
})

describe('a stream', () => {
  it('is signed in for, and given as it comes', async () => {
    const payer = await makePayer(tollgraph)
    const aborting = new AbortController()
    const request = json({ query: 'subscription { payments { state } }' }, { accept: 'text/event-stream' })
    const { body, headers } = await payer.pay(url(), { ...request, signal: aborting.signal })
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
    await payer.pay(url(), graph(CHECK))
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.includes('"SETTLED"')) break
    }
    aborting.abort()
    expect(text).toContain('"state":"SETTLED"')
  })
})

describe('the price', () => {
  it('is known before anything is paid', async () => {
    const bill = await askBill({ url: url(), query: HALF })
    expect(bill).toMatchObject({ total: '0.02', lines: [{ path: 'domainSearch' }, { path: 'domainAvailability' }] })
    const wrong = await askBill({ url: url(), query: CHECK.replace('my-first-toll.com', 'no') }).catch(failuresOf)
    expect(wrong).toMatchObject([{ code: 'BAD_REQUEST', issues: [{ path: ['domain'] }] }])
  })

  it.each([
    ['of one call', { perCall: '0.009', total: '1.00' }, {}, { limit: 'perCall', allowedUsd: '0.009' }],
    ['of all calls', { perCall: '0.50', total: '0.009999' }, {}, { limit: 'total', allowedUsd: '0.009999' }],
    ['that was agreed', { perCall: '0.50', total: '1.00' }, { agreed: '0' }, { limit: 'agreed', allowedUsd: '0.00' }],
  ] as const)('is not paid above the limit %s, and named', async (_which, budget, payment, facts) => {
    const payer = await makePayer(tollgraph, { budget })
    const error = await errorOf(OverBudgetError, payer.pay(url(), { ...graph(CHECK), payment }))
    expect(error).toMatchObject({ usd: '0.01', ...facts, bill: { total: '0.01', lines: [{ usd: '0.01' }] } })
    expect(payer.sent).toEqual([null])
  })

  it('of calls at the same time does not exceed the budget together', async () => {
    const payer = await makePayer(tollgraph, { budget: { perCall: '0.01', total: '0.02' } })
    const calls = ['a', 'b', 'c', 'd'].map((name) => payer.pay(url(), graph(CHECK.replace('my-first', name))))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await payer.held()).toBe(980_000n)
  })

  it('is paid only in a way that the wallet has', async () => {
    const payer = await makePayer(tollgraph, { networks: ['eip155:8453'] })
    const error = await errorOf(NoWayToPayError, payer.pay(url(), graph(CHECK)))
    expect(error.ways).toMatchObject([{ scheme: 'exact', network: 'eip155:84532', amount: '10000' }])
  })
})

describe('a lost answer', () => {
  it('is had by the same payment', async () => {
    const payer = await makePayer(tollgraph)
    payer.through(losingOnePaidAnswer)
    const answer = await payer.pay(url(), graph(CHECK))
    expect(answer.status).toBe(200)
    const [unpaid, first, second, ...others] = payer.sent
    expect([unpaid, others]).toEqual([null, []])
    expect(second).toBe(first)
    expect(await payer.held()).toBe(990_000n)
  })

  it('is had by the same payment after the router was unavailable', async () => {
    const payer = await makePayer(tollgraph)
    let refusals = 2
    payer.through((send) => async (input, init) => {
      if (!new Headers(init?.headers).has('payment-signature') || refusals === 0) return send(input, init)
      refusals -= 1
      return new Response('{"success":false,"error":"Busy"}', { status: refusals === 1 ? 503 : 504 })
    })
    expect((await payer.pay(url(), graph(CHECK))).status).toBe(200)
    expect(payer.sent).toHaveLength(2)
    expect(await payer.held()).toBe(990_000n)
  })

  it('is had later by the same call, also from another page of the same store', async () => {
    const storage = storageOf()
    const first = await makePayer(tollgraph, { store: webStore(storage), retry: { patienceMs: 200, pauseMs: 50 } })
    first.through(losingPaidAnswers)
    const error = await errorOf(AnswerLostError, first.pay(url(), graph(CHECK)))
    expect(error).toMatchObject({ usd: '0.01', status: null })

    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    const second = await makePayer(tollgraph, { wallet: first.account, store: webStore(storage), budget })
    expect((await second.pay(url(), graph(CHECK))).status).toBe(200)
    expect(second.sent).toEqual([first.sent[1]])
    expect(await first.held()).toBe(990_000n)
    expect(budget.leftUsd).toBe('0.00')
    expect(storage.items).toEqual(new Map())
  })

  it('is had although something else is in the storage beside its payment', async () => {
    const storage = storageOf()
    const first = await makePayer(tollgraph, { store: webStore(storage), retry: { patienceMs: 200, pauseMs: 50 } })
    first.through(losingPaidAnswers)
    await errorOf(AnswerLostError, first.pay(url(), graph(CHECK)))
    storage.items.set('tollgraph-payment:other', JSON.stringify({ units: 7 }))
    const second = await makePayer(tollgraph, { wallet: first.account, store: webStore(storage) })
    expect((await second.pay(url(), graph(CHECK))).status).toBe(200)
    expect(second.sent).toEqual([first.sent[1]])
  })

  it('is not paid anew, nor forgotten, by another page that makes the same call meanwhile', async () => {
    const store = memoryStore()
    const first = await makePayer(tollgraph, { store, retry: { patienceMs: 200, pauseMs: 50 } })
    first.through(losingPaidAnswers)
    let lost: Promise<AnswerLostError> | undefined
    // It signs while the first page pays and hears nothing.
    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    const wallet = async () => {
      lost = errorOf(AnswerLostError, first.pay(url(), graph(CHECK)))
      await lost
      return first.account
    }
    const second = await makePayer(tollgraph, { store, budget, wallet })
    expect((await second.pay(url(), graph(CHECK))).status).toBe(200)
    expect(await lost).toMatchObject({ usd: '0.01' })
    expect(second.sent).toEqual([null, first.sent[1]])
    expect(await first.held()).toBe(990_000n)
    expect(budget.leftUsd).toBe('0.00')
  })

  it.each([
    ['agreed to less', { payment: { agreed: '0.009' } }, {}],
    ['pays nothing', { payment: { agreed: '0' } }, {}],
    ['has a lower limit', {}, { budget: { perCall: '0.009', total: '1.00' } }],
    ['has another wallet', {}, { wallet: privateKeyToAccount(`0x${'18'.repeat(32)}`) }],
  ] as const)('is neither had nor paid anew by a call that %s', async (_which, init, options) => {
    const store = memoryStore()
    const first = await makePayer(tollgraph, { store, retry: { patienceMs: 200, pauseMs: 50 } })
    first.through(losingPaidAnswers)
    await errorOf(AnswerLostError, first.pay(url(), graph(CHECK)))
    const second = await makePayer(tollgraph, { store, wallet: first.account, ...options })
    const refused = await errorOf(KeptPaymentError, second.pay(url(), { ...graph(CHECK), ...init }))
    expect(refused).toMatchObject({ code: 'KEPT_PAYMENT', usd: '0.01', payer: first.account.address })
    expect(second.sent).toEqual([])
    first.through((send) => send)
    expect((await first.pay(url(), graph(CHECK))).status).toBe(200)
    expect(await first.held()).toBe(990_000n)
  })

  it('of another wallet is left alone by a page that has signed meanwhile', async () => {
    const store = memoryStore()
    const first = await makePayer(tollgraph, { store, retry: { patienceMs: 200, pauseMs: 50 } })
    first.through(losingPaidAnswers)
    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    const { account } = await makePayer(tollgraph)
    const wallet = async () => {
      await errorOf(AnswerLostError, first.pay(url(), graph(CHECK)))
      return account
    }
    const second = await makePayer(tollgraph, { store, budget, wallet })
    const refused = await errorOf(KeptPaymentError, second.pay(url(), graph(CHECK)))
    expect(refused.message).toContain(`the wallet of this call is ${account.address}`)
    expect([second.sent, budget.leftUsd]).toEqual([[null], '0.01'])
  })

  it('stays kept when another page ends an older payment of the same call', async () => {
    const store = memoryStore()
    const payer = await makePayer(tollgraph, { store, retry: { patienceMs: 200, pauseMs: 50 } })
    payer.through(losingPaidAnswers)
    await errorOf(AnswerLostError, payer.pay(url(), graph(CHECK)))
    let name = ''
    const seen: PaymentStore = {
      ...store,
      get(asked) {
        name = asked
        return store.get(asked)
      },
    }
    const newer = {
      headers: { 'payment-signature': 'newer' },
      units: '1',
      network: 'x',
      payer: 'x',
      at: 0,
      validSeconds: 0,
    }
    const other = await makePayer(tollgraph, { wallet: payer.account, store: seen })
    other.through((send) => async (input, init) => {
      const answer = await send(input, init)
      store.set(name, newer)
      return answer
    })
    expect((await other.pay(url(), graph(CHECK))).status).toBe(200)
    expect(store.get(name)).toEqual(newer)
  })

  it('is had although its payment cannot be removed from the store', async () => {
    const store = memoryStore()
    const full = () => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError')
    }
    const payer = await makePayer(tollgraph, { store: { ...store, delete: full } })
    for (let round = 0; round < 2; round += 1) expect((await payer.pay(url(), graph(CHECK))).status).toBe(200)
    expect(payer.sent).toEqual([null, payer.sent[1], payer.sent[1]])
    expect(await payer.held()).toBe(990_000n)
  })

  it('is had after the call was aborted', async () => {
    const payer = await makePayer(tollgraph)
    const aborting = new AbortController()
    payer.through((send) => async (input, init) => {
      const answer = await send(input, init)
      if (new Headers(init?.headers).has('payment-signature')) aborting.abort()
      return answer
    })
    const aborted = payer.pay(url(), { ...graph(CHECK), signal: aborting.signal })
    expect((await errorOf(Error, aborted)).name).toBe('AbortError')
    payer.through((send) => send)
    expect((await payer.pay(url(), graph(CHECK))).status).toBe(200)
    expect(new Set(payer.sent.slice(1)).size).toBe(1)
    expect(await payer.held()).toBe(990_000n)
  })

  it('of equal calls is two answers for two payments, one after the other', async () => {
    const payer = await makePayer(tollgraph)
    const answers = await Promise.all([payer.pay(url(), graph(CHECK)), payer.pay(url(), graph(CHECK))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await payer.held()).toBe(980_000n)
  })
})

describe('a payment that does not come about', () => {
  it('is not counted when the wallet declines', async () => {
    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    const account = (await makePayer(tollgraph)).account
    const wallet = { ...account, signTypedData: () => Promise.reject(new Error('User rejected the request')) }
    const { pay, sent } = await makePayer(tollgraph, { wallet, budget })
    const error = await errorOf(WalletError, pay(url(), graph(CHECK)))
    expect(error.message).toBe('The wallet did not sign the payment: User rejected the request')
    expect([budget.leftUsd, sent]).toEqual(['0.01', [null]])
  })

  it('is not counted when the wallet cannot be connected', async () => {
    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    const wallet = () => Promise.reject(new Error('User rejected the request'))
    const { pay, sent } = await makePayer(tollgraph, { wallet, budget })
    const error = await errorOf(WalletError, pay(url(), graph(CHECK)))
    expect(error.message).toBe('The wallet did not sign anything: User rejected the request')
    expect([budget.leftUsd, sent]).toEqual(['0.01', [null]])
  })

  it('is not asked of the wallet when the storage is full', async () => {
    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    let signed = 0
    const { account } = await makePayer(tollgraph)
    const wallet = { ...account, signTypedData: () => Promise.reject(new Error(`asked ${++signed} times`)) }
    const storage = storageOf(3_000)
    const { pay, sent } = await makePayer(tollgraph, { wallet, budget, store: webStore(storage) })
    const error = await errorOf(StoreError, pay(url(), graph(CHECK)))
    expect(error).toMatchObject({
      code: 'STORE',
      message: expect.stringMatching(/QuotaExceededError.*free .* storage/),
    })
    expect([signed, budget.leftUsd, sent]).toEqual([0, '0.01', [null]])
  })

  it('is not asked of the wallet when the storage is blocked, and what is free is answered', async () => {
    const blocked = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    const budget = new Budget({ perCall: '0.01', total: '0.01' })
    const { account } = await makePayer(tollgraph)
    const wallet = () => expect.fail('the wallet was asked')
    const store = webStore({ getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked, length: 0 })
    const { pay, sent } = await makePayer(tollgraph, { wallet, budget, store })
    expect((await pay(url(), graph('{ __typename }'))).status).toBe(200)
    await errorOf(StoreError, pay(url(), graph(CHECK)))
    expect([budget.leftUsd, sent]).toEqual(['0.01', [null, null]])
    const signedIn = await makePayer(tollgraph, { wallet: account, store })
    expect((await signedIn.pay(url(), graph('{ me { address } }'))).status).toBe(200)
  })

  it('leaves neither the room that was looked for in a storage nor payments that are too old there', async () => {
    const storage = storageOf(100_000)
    const old = { headers: {}, units: '1', network: 'eip155:84532', payer: '0x', at: 0, validSeconds: 60 }
    storage.items.set('tollgraph-payment:old', JSON.stringify(old)).set('of another script', '')
    const { pay } = await makePayer(tollgraph, { store: webStore(storage) })
    expect((await pay(url(), graph(CHECK))).status).toBe(200)
    expect([...storage.items.keys()]).toEqual(['of another script'])
  })

  it.each(['get', 'set'] as const)(
    'is neither sent nor counted when `%s` of the store fails once it is signed',
    async (method) => {
      const budget = new Budget({ perCall: '0.01', total: '0.01' })
      const { account, held } = await makePayer(tollgraph)
      const store = memoryStore()
      const wallet = () => {
        store[method] = () => {
          throw new DOMException('The page may not use it', 'SecurityError')
        }
        return account
      }
      const { pay, sent } = await makePayer(tollgraph, { wallet, budget, store })
      const error = await errorOf(StoreError, pay(url(), graph(CHECK)))
      expect(error.message).toContain('SecurityError: The page may not use it')
      expect([budget.leftUsd, sent, await held()]).toEqual(['0.01', [null], 1_000_000n])
    },
  )

  it('is refused with its reason and the price, such as when the wallet is empty', async () => {
    const { pay, sent } = await makePayer(tollgraph, {
      wallet: privateKeyToAccount(`0x${'17'.repeat(32)}`),
    })
    const error = await errorOf(PaymentRefusedError, pay(url(), graph(CHECK)))
    expect(error).toMatchObject({ reason: 'invalid_exact_evm_insufficient_balance', usd: '0.01' })
    expect(sent).toHaveLength(2)
  })
})

describe('a receipt', () => {
  const tampered = (change: (settled: Record<string, unknown>) => void) => async () => {
    const payer = await makePayer(tollgraph)
    payer.through((send) => async (input, init) => {
      const answer = await send(input, init)
      const header = answer.headers.get('payment-response')
      if (!header) return answer
      const settled = JSON.parse(Buffer.from(header, 'base64').toString())
      change(settled)
      const headers = new Headers(answer.headers)
      headers.set('payment-response', Buffer.from(JSON.stringify(settled)).toString('base64'))
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers })
    })
    return (await receiptOf(await payer.pay(url(), graph(CHECK))))?.problems
  }

  it.each([
    [
      'another sum',
      (settled: Record<string, unknown>) => Object.assign(settled, { amount: '20000' }),
      /0.02 USD were settled, and 0.01/,
    ],
    [
      'another payer',
      (settled: Record<string, unknown>) => Object.assign(settled, { payer: `0x${'1'.repeat(40)}` }),
      /Its payer is 0x1+, not/,
    ],
    [
      'another transaction',
      (settled: Record<string, unknown>) => Object.assign(settled, { transaction: '0x12' }),
      /another transaction/,
    ],
    [
      'no signature',
      ({ extensions }: { extensions: Record<string, unknown> }) => delete extensions['offer-receipt'],
      /not signed/,
    ],
    [
      'a signature of another key',
      ({ extensions }: { extensions: { 'offer-receipt': { info: { receipt: { signature: string } } } } }) => {
        const { receipt } = extensions['offer-receipt'].info
        const [header, payload, signature = ''] = receipt.signature.split('.')
        receipt.signature = [
          header,
          payload,
          signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`,
        ].join('.')
      },
      /cannot be verified/,
    ],
  ] as const)('with %s has a problem', async (_what, change, problem) => {
    const problems = await tampered(change as (settled: Record<string, unknown>) => void)()
    expect(problems?.join('\n')).toMatch(problem)
  })
})
