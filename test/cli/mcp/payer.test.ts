import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Wallet } from '../../../cli/call/wallet.ts'
import { callAndPay, type RemoteCall } from '../../../cli/mcp/payer.ts'
import { Payments } from '../../../cli/mcp/payments.ts'
import { Purse } from '../../../cli/mcp/purse.ts'
import { openTerminal } from '../../../cli/terminal.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { parseUsd } from '../../../schema/money.ts'

const { devnet } = NETWORKS
const RESOURCE = 'http://toll.example/domains/api/search'

const REQUIRED: CallToolResult = {
  isError: true,
  content: [{ type: 'text', text: 'Payment required' }],
  structuredContent: {
    x402Version: 2,
    error: 'Payment required',
    resource: { url: RESOURCE },
    accepts: [
      {
        scheme: 'exact',
        network: devnet.id,
        asset: devnet.usdc,
        amount: '10000',
        payTo: '0x000000000000000000000000000000000000dEaD',
        maxTimeoutSeconds: 300,
        extra: { name: devnet.tokenDomain.name, version: devnet.tokenDomain.version },
      },
    ],
  },
}

const DONE: CallToolResult = {
  content: [{ type: 'text', text: '{}' }],
  _meta: { 'x402/payment-response': { success: true, transaction: '0x12', amount: '10000' } },
}

/** A remote server that gives these answers in turn, and what was sent to it. */
function remote(...answers: (CallToolResult | Error)[]) {
  const sent: (Record<string, unknown> | undefined)[] = []
  const call: RemoteCall = async ({ _meta }) => {
    sent.push(_meta)
    const answer = answers[sent.length - 1]
    if (answer === undefined) throw new Error('One call more than expected')
    if (answer instanceof Error) throw answer
    return answer
  }
  return { call, sent }
}

const terminal = { ...openTerminal('.'), tell: () => {} }

function payer(call: RemoteCall) {
  const wallet: Wallet = {
    account: privateKeyToAccount(generatePrivateKey()),
    networks: [devnet],
    ensure: async () => {},
  }
  const purse = new Purse({ budget: parseUsd('1'), maxPrice: parseUsd('0.10') })
  return { call, purse, payments: new Payments(), url: 'http://toll.example', wallet: async () => wallet, terminal }
}

const CALL = { name: 'call', arguments: {} }

describe('a payment whose result is not ready', () => {
  const unfinished = { success: false, error: 'Not known yet', payment: '7bb9e98f', retryAfter: 1 }
  it.each([
    ['by path', unfinished],
    ['by GraphQL', { errors: [{ message: 'Not known yet', extensions: unfinished }] }],
  ])('is sent again, and no other is signed: %s', async (_where, structuredContent) => {
    const { call, sent } = remote(REQUIRED, { isError: true, content: [], structuredContent }, DONE)
    const parts = payer(call)
    const result = await callAndPay(CALL, parts)
    expect(result.content.at(-1)).toMatchObject({ text: expect.stringMatching(/^Paid 0\.01 USD/) })
    expect(sent[1]?.['x402/payment']).toBeDefined()
    expect(sent[2]).toEqual(sent[1])
    expect([parts.purse.spent, parts.purse.left]).toEqual([parseUsd('0.01'), parseUsd('0.99')])
  })

  it('is sent again after a broken connection', async () => {
    const { call, sent } = remote(REQUIRED, new TypeError('fetch failed'), DONE)
    await callAndPay(CALL, payer(call))
    expect(sent[2]).toEqual(sent[1])
  })

  it('is sent again after a refusal that looked at no payment, where it may have been taken before', async () => {
    const busy = { isError: true, content: [], structuredContent: { success: false, error: 'Too many', retryAfter: 1 } }
    const { call, sent } = remote(REQUIRED, new TypeError('fetch failed'), busy, DONE)
    await callAndPay(CALL, payer(call))
    expect(sent[3]).toEqual(sent[1])
    const unsent = remote(REQUIRED, busy)
    expect(await callAndPay(CALL, payer(unsent.call))).toEqual(busy)
  })
})

describe('a settlement', () => {
  it.each([
    ['0', 'less'],
    ['900000', 'more'],
  ])('of %s atomic units, %s than was signed, counts as what was signed', async (amount) => {
    const done = { content: [], _meta: { 'x402/payment-response': { success: true, transaction: '0x12', amount } } }
    const parts = payer(remote(REQUIRED, done).call)
    await callAndPay(CALL, parts)
    expect([parts.purse.spent, parts.purse.left]).toEqual([parseUsd('0.01'), parseUsd('0.99')])
  })
})

describe('a call', () => {
  it('that is refused with its payment keeps the sum reserved, because it can still be settled', async () => {
    const { call } = remote(REQUIRED, REQUIRED)
    const parts = payer(call)
    expect(await callAndPay(CALL, parts)).toEqual(REQUIRED)
    expect([parts.purse.spent, parts.purse.left]).toEqual([parseUsd('0'), parseUsd('0.99')])
  })

  it('that cannot be signed for gives its sum back', async () => {
    const { call, sent } = remote(REQUIRED)
    const parts = payer(call)
    const wallet = { ...(await parts.wallet()), ensure: () => Promise.reject(new Error('No test money came')) }
    await expect(callAndPay(CALL, { ...parts, wallet: async () => wallet })).rejects.toThrow('No test money came')
    expect([parts.purse.left, sent.length]).toEqual([parseUsd('1'), 1])
  })

  it('with a payment of the client is passed on as it is', async () => {
    const { call, sent } = remote(REQUIRED)
    const parts = payer(call)
    const own = { ...CALL, _meta: { 'x402/payment': { x402Version: 2 } } }
    expect(await callAndPay(own, parts)).toEqual(REQUIRED)
    expect(sent).toHaveLength(1)
    expect(parts.purse.left).toBe(parseUsd('1'))
  })

  it('is signed in for the host of --url only', async () => {
    const structuredContent = {
      x402Version: 2,
      resource: { url: 'http://other.example/mail' },
      accepts: [],
      extensions: { 'sign-in-with-x': { info: { domain: 'other.example' }, supportedChains: [] } },
    }
    const { call, sent } = remote({ isError: true, content: [], structuredContent })
    await expect(callAndPay(CALL, payer(call))).rejects.toThrow(/sign-in is for other\.example.*toll\.example/)
    expect(sent).toHaveLength(1)
  })
})
