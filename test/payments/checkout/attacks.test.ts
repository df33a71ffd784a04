import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MULTICALL3, usdcAbi } from '../../../devnet/index.ts'
import { connectNode } from '../../../devnet/node.ts'
import { parseUsd } from '../../../schema/money.ts'
import { startFacilitator, type TestFacilitator } from '../../support/facilitator.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let facilitator: TestFacilitator
let tollgraph: TestTollgraph
let search: string

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '700',
    LOG_LEVEL: 'silent',
  })
  await facilitator.connect(tollgraph.rpcUrl)
  search = `${tollgraph.url}/domains/api/search`
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})

interface Payload {
  accepted: { extra: Record<string, unknown> }
  payload: { authorization: Record<string, string> }
}

/** The stock client's payment for a request, decoded. */
async function paymentFor(wallet: TestWallet, body: unknown): Promise<Payload> {
  const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
  return JSON.parse(Buffer.from(headers['PAYMENT-SIGNATURE'] ?? '', 'base64').toString()) as Payload
}

function pay(body: unknown, payload: Payload): Promise<Response> {
  const header = Buffer.from(JSON.stringify(payload)).toString('base64')
  return fetch(search, json(body, { 'PAYMENT-SIGNATURE': header }))
}

describe('somebody who reads the chain', () => {
  it('cannot rebuild a settled credential and fetch its stored answer', async () => {
    const victim = await makeWallet(tollgraph, '1')
    const body = { name: 'guessable-request' }
    const paid = await paymentFor(victim, body)
    expect((await pay(body, paid)).status).toBe(200)
    // All of the authorization and its signature stand on chain; what a challenge says can be asked for.
    const fresh = await fetch(search, json(body))
    const { accepts } = JSON.parse(Buffer.from(fresh.headers.get('payment-required') ?? '', 'base64').toString())
    const answer = await pay(body, { ...paid, accepted: accepts[0] })
    expect(answer.status).toBe(402)
    expect(await answer.text()).not.toContain('availableDomains')
    expect((await pay(body, paid)).status).toBe(200)
  })
})

describe('a payment that the ledger could not keep', () => {
  it.each([
    ['half a surrogate pair', () => '\ud800'],
    ['a NUL', () => '\0'],
    ['more levels than the stack holds', () => JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as unknown],
  ])('is refused before anything is done for it: %s', async (_what, make) => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = { name: 'anything-at-all' }
    const paid = await paymentFor(wallet, body)
    const answer = await pay(body, { ...paid, extensions: { note: make() } } as Payload)
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ error: 'invalid_payload' })
    expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
    expect((await pay(body, paid)).status).toBe(200)
  })
})

describe('a payment with a text that only looks like an escaped NUL', () => {
  it.each(['\\u0000', 'a\\\\u0000', '\\ud800 \\'])('is taken, and kept as it came: %j', async (note) => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = { name: 'backslashes' }
    const paid = { ...(await paymentFor(wallet, body)), extensions: { note } }
    expect((await pay(body, paid)).status).toBe(200)
    expect(await paymentsOf(tollgraph, wallet.address)).toHaveLength(1)
    expect((await pay(body, paid)).status).toBe(200)
  })

  it.each(['\\\0', '\\\\\0', '\\\ud800'])('does not hide one that is: %j', async (note) => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = { name: 'backslashes' }
    const answer = await pay(body, { ...(await paymentFor(wallet, body)), extensions: { note } } as Payload)
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ error: 'invalid_payload' })
  })
})

describe('one transfer on chain', () => {
  it('pays for the authorization that made it, and for no other nonce of its transaction', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const { chain, network, payee } = tollgraph.backend.money
    const price = parseUsd('0.01')
    const burnt = await authorization(wallet, wallet.address, 0n)
    const real = await authorization(wallet, payee, price)
    const node = connectNode(tollgraph.rpcUrl)
    const sender = await makeWallet(tollgraph, '0')
    await node.setBalance({ address: sender.address, value: 10n ** 18n })
    await node.impersonateAccount({ address: sender.address })
    const calls = [burnt, real].map(({ callData }) => ({ target: network.usdc, allowFailure: false, callData }))
    const hash = await node.writeContract({
      account: sender.address,
      address: MULTICALL3,
      abi: parseAbi(['function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable']),
      functionName: 'aggregate3',
      args: [calls],
    })
    await node.waitForTransactionReceipt({ hash })
    const transfer = { payer: wallet.address, payTo: payee, amount: price }
    expect(await chain.fateOf({ ...transfer, nonce: real.nonce }, new Date())).toEqual({
      kind: 'done',
      transaction: hash,
    })
    expect(await chain.fateOf({ ...transfer, nonce: burnt.nonce }, new Date())).toEqual({ kind: 'spent_elsewhere' })
  })

  it('that a lagging node has no log of yet leaves the payment pending, not failed', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const { client } = tollgraph.backend.money.chain
    const body = { name: 'lagging-node' }
    const payment = await paymentFor(wallet, body)
    facilitator.settleBehaviour = 'settle_then_break'
    const { request } = client
    const ask = request as (asked: { readonly method: string }) => Promise<unknown>
    client.request = (async (asked: { readonly method: string }) =>
      asked.method === 'eth_getLogs' ? [] : ask(asked)) as typeof request
    const pending = await pay(body, payment)
    client.request = request
    facilitator.settleBehaviour = 'settle'
    expect(pending.status).toBe(202)
    await eventually('the chain is asked again', async () => {
      return (await paymentsOf(tollgraph, wallet.address))[0]?.state === 'SETTLED'
    })
    expect((await pay(body, payment)).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })
})

describe('a payment that another process has taken over', () => {
  it('is not settled by the one that lost it', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = { name: 'lost-in-between' }
    const payment = await paymentFor(wallet, body)
    const runtime = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const execute = runtime.execute
    runtime.execute = async (request, scope) => {
      runtime.execute = execute
      await tollgraph.backend.db.pool.query(`UPDATE ledger.payment SET state = 'RELEASED' WHERE payer = $1`, [
        wallet.address,
      ])
      return execute(request, scope)
    }
    expect((await pay(body, payment)).status).toBe(409)
    expect(await wallet.balance()).toBe(parseUsd('1'))
  })
})

describe('requests that are meant to hurt', () => {
  it.each([
    ['an end beyond all time', (p: Payload) => (p.payload.authorization.validBefore = (2n ** 256n - 1n).toString())],
    [
      'an end a year ahead',
      (p: Payload) =>
        (p.payload.authorization.validBefore = String(Date.now() / 1000 + 31_536_000).split('.')[0] ?? ''),
    ],
    ['a NUL in a member', (p: Payload) => (p.accepted.extra.name = 'USDC\u0000')],
  ])('with %s are refused with 402 and leave nothing behind', async (_what, spoil) => {
    const wallet = await makeWallet(tollgraph, '1')
    const payment = await paymentFor(wallet, { name: 'meant-to-hurt' })
    spoil(payment)
    expect((await pay({ name: 'meant-to-hurt' }, payment)).status).toBe(402)
    expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
  })

  it('nested beyond all reason are refused with 400', async () => {
    const url = `${tollgraph.url}/graphql`
    const deep = `query ($x: JSON) { ${'a { '.repeat(3_000)} b ${'}'.repeat(3_000)} }`
    const text = `{"query":"{ __typename }","variables":{"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`
    const accept = { accept: 'application/graphql-response+json' }
    expect((await fetch(url, json({ query: deep }, accept))).status).toBe(400)
    expect((await fetch(url, { ...json({}, accept), body: text })).status).toBe(400)
  })

  it('that send money to the wallet that pays are refused: they would only burn gas', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const answer = await wallet.pay(
      `${tollgraph.url}/api/send`,
      json({ amount: 0.5, address: wallet.address, network: 'base' }),
    )
    expect(answer.status).toBe(400)
    expect(await wallet.balance()).toBe(parseUsd('1'))
  })
})

/** A signed EIP-3009 transfer as calldata. */
async function authorization(
  wallet: TestWallet,
  to: `0x${string}`,
  value: bigint,
): Promise<{ nonce: Hex; callData: Hex }> {
  const { network } = tollgraph.backend.money
  const nonce = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')}` as Hex
  const message = { from: wallet.address, to, value, validAfter: 0n, validBefore: 2n ** 40n, nonce }
  const signature = await wallet.account.signTypedData({
    domain: { ...network.tokenDomain, chainId: network.chainId, verifyingContract: network.usdc },
    types: {
      TransferWithAuthorization: [
        { name: 'from', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'validAfter', type: 'uint256' },
        { name: 'validBefore', type: 'uint256' },
        { name: 'nonce', type: 'bytes32' },
      ],
    },
    primaryType: 'TransferWithAuthorization',
    message,
  })
  const args = [message.from, to, value, message.validAfter, message.validBefore, nonce, signature] as const
  return { nonce, callData: encodeFunctionData({ abi: usdcAbi, functionName: 'transferWithAuthorization', args }) }
}
