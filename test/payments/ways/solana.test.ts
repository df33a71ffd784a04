import { x402Client, x402HTTPClient } from '@x402/core/client'
import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import { ExactSvmScheme } from '@x402/svm/exact/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { auditOf } from '../../support/audit.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startSolana, type TestSolana } from '../../support/solana/solana.ts'
import type { SolanaWallet } from '../../support/solana/wallet.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'
import { watchAvailability } from './availability.ts'
import { challengesOf, offersOf, requiredOf, settlementOf, wholeOf } from './wire.ts'

let solana: TestSolana
let payee: SolanaWallet
/** Pays the fees of settlements. */
let fees: SolanaWallet
let refunds: SolanaWallet
let tollgraph: TestTollgraph
let search: string
let graphql: string

beforeAll(async () => {
  solana = await startSolana()
  payee = await solana.makeWallet(0n)
  fees = await solana.makeWallet(0n, 1_000_000_000n)
  refunds = await solana.makeWallet(parseUsd('5'), 1_000_000_000n)
  tollgraph = await startTollgraph({
    LOG_LEVEL: 'silent',
    SOLANA_RPC_URL: solana.rpcUrl,
    SOLANA_PAYEE: payee.address,
    SOLANA_FACILITATOR_KEY: JSON.stringify([...fees.key]),
    SOLANA_REFUND_KEY: JSON.stringify([...refunds.key]),
  })
  watchAvailability(tollgraph)
  search = `${tollgraph.url}/domains/api/search`
  graphql = `${tollgraph.url}/graphql`
})
afterAll(async () => {
  await tollgraph?.stop()
  await solana?.stop()
})

const findName = (name: string) => `domainSearch(name: "${name}", first: 2) { name }`

/** The stock client's payment header for an unpaid answer, without sending it. */
async function paymentHeaders(wallet: SolanaWallet, unpaid: Response): Promise<Record<string, string>> {
  const scheme = new ExactSvmScheme(wallet.signer, { rpcUrl: solana.rpcUrl })
  const client = new x402HTTPClient(new x402Client().register(solana.network.id, scheme))
  const required = client.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
  return client.encodePaymentSignatureHeader(await client.createPaymentPayload(required))
}

/** Answers a SIWX challenge with a Solana wallet's signature by the stock package, then repeats the request. */
async function signedIn(wallet: SolanaWallet, url: string, init: RequestInit): Promise<Response> {
  const { extensions } = requiredOf(await fetch(url, init))
  const { info, supportedChains } = extensions['sign-in-with-x'] as {
    info: Record<string, unknown>
    supportedChains: { chainId: string; type: string }[]
  }
  const chain = supportedChains.find(({ type }) => type === 'ed25519')
  const payload = await createSIWxPayload({ ...info, ...chain } as never, wallet.signer as never, url)
  const headers = { ...(init.headers as Record<string, string>), 'sign-in-with-x': encodeSIWxHeader(payload) }
  return fetch(url, { ...init, headers })
}

describe('a wallet on Solana', () => {
  it('is offered its network beside the others, by x402 alone', async () => {
    const answer = await fetch(search, json({ name: 'solana-offers' }))
    expect(offersOf(answer)).toEqual(['exact eip155:84532', `exact ${solana.network.id}`])
    expect(challengesOf(answer).map(({ method }) => method)).toEqual(['evm'])
    expect(await answer.json()).toMatchObject({ accepts: [{ network: 'base-sepolia' }] })
  })

  it.each([
    ['a documented path', () => search, { name: 'solana-rest' }],
    ['a GraphQL operation', () => graphql, { query: `{ ${findName('solana-graph')} me { address } }` }],
  ])('pays for %s with the stock client', async (_what, url, body) => {
    const wallet = await solana.makeWallet(parseUsd('1'))
    const before = await solana.balanceOf(payee.address)
    const answer = await wallet.pay(url(), json(body))
    expect(answer.status).toBe(200)
    const settlement = settlementOf(answer)
    expect(settlement).toMatchObject({
      success: true,
      network: solana.network.id,
      payer: wallet.address,
      amount: '10000',
      transaction: solana.cluster.landed.at(-1)?.signature,
    })
    expect(await solana.balanceOf(wallet.address)).toBe(parseUsd('0.99'))
    expect((await solana.balanceOf(payee.address)) - before).toBe(parseUsd('0.01'))
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'EXECUTED', 'SETTLING', 'SETTLED'])
  })

  it('gets back on Solana what was not earned, and both transactions stand in the receipt', async () => {
    const wallet = await solana.makeWallet(parseUsd('1'))
    const query = `{ good: ${findName('solana-good')} none: ${findName('taken-solana')} }`
    const answer = await wallet.pay(graphql, json({ query }))
    const { extensions, transaction } = settlementOf(answer)
    const back = extensions?.receipt?.refunds?.[0]?.transaction
    expect(extensions?.receipt).toMatchObject({
      lines: [{ outcome: 'CHARGED' }, { outcome: 'REFUNDED' }],
      refunds: [{ usd: '0.01', state: 'REFUNDED', transaction: expect.any(String) }],
    })
    const landed = solana.cluster.landed.map(({ signature }) => signature)
    expect(landed.slice(-2)).toEqual([transaction, back])
    expect(await solana.balanceOf(wallet.address)).toBe(parseUsd('0.99'))
  })

  it('gets it back once from a ledger that has lost the refund, which the audit finds on Solana', async () => {
    const wallet = await solana.makeWallet(parseUsd('1'))
    const query = `{ good: ${findName('solana-kept')} none: ${findName('taken-solana-lost')} }`
    const back = settlementOf(await wallet.pay(graphql, json({ query }))).extensions?.receipt?.refunds?.[0]?.transaction
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    const id = payment?.id ?? expect.fail('no payment')
    const { pool } = tollgraph.backend.db
    // As a backup has them that was taken before the refund was signed.
    await pool.query(
      `UPDATE ledger.payment SET state = 'SETTLED',
         transitions = array_to_string((string_to_array(transitions, E'\\n'))[1:3], E'\\n') WHERE id = $1`,
      [id],
    )
    await pool.query(`UPDATE ledger.payment_line SET outcome = 'WAIVED' WHERE payment_id = $1 AND charged = 0`, [id])
    await pool.query(
      `UPDATE ledger.disbursement SET state = 'REQUESTED', prepared = NULL, transaction_hash = NULL, attempts = 0,
         updated_at = now() - interval '1 minute' WHERE payment_id = $1`,
      [id],
    )
    await eventually('the refund is found', async () => (await statesOf(tollgraph, id)).at(-1) === 'REFUNDED')
    const { rows } = await pool.query('SELECT state, transaction_hash FROM ledger.disbursement WHERE payment_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ state: 'SENT', transaction_hash: back }])
    expect(await solana.balanceOf(wallet.address)).toBe(parseUsd('0.99'))
    const { findings } = await auditOf(tollgraph, { rails: tollgraph.backend.rails })
    expect(findings.filter((finding) => finding.payment === id)).toEqual([])
    // Not every transaction is that refund.
    const other = solana.cluster.landed[0]?.signature ?? expect.fail('nothing landed')
    await pool.query('UPDATE ledger.disbursement SET transaction_hash = $2 WHERE payment_id = $1', [id, other])
    const forged = await auditOf(tollgraph, { rails: tollgraph.backend.rails })
    expect(forged.findings.filter((finding) => finding.payment === id)).toMatchObject([
      { invariant: 'refunded_on_chain', message: `Its transfer is in ${back}, not in ${other}` },
    ])
    await pool.query('UPDATE ledger.disbursement SET transaction_hash = $2 WHERE payment_id = $1', [id, back])
  })

  it('pays once for five copies of one credential, and nothing for another request with it', async () => {
    const wallet = await solana.makeWallet(parseUsd('1'))
    const headers = await paymentHeaders(wallet, await fetch(search, json({ name: 'solana-copies' })))
    const copies = Array.from({ length: 5 }, async () =>
      wholeOf(await fetch(search, json({ name: 'solana-copies' }, headers))),
    )
    const [first, ...others] = await Promise.all(copies)
    expect(first?.status).toBe(200)
    expect(others).toEqual(others.map(() => first))
    expect((await fetch(search, json({ name: 'solana-other' }, headers))).status).toBe(409)
    expect(await solana.balanceOf(wallet.address)).toBe(parseUsd('0.99'))
  })

  it('is refused, and keeps its money, where it holds too little', async () => {
    const wallet = await solana.makeWallet(parseUsd('0.009'))
    const answer = await wallet.pay(search, json({ name: 'solana-poor' }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({
      error: 'insufficient_funds',
      message: `The wallet ${wallet.address} does not hold enough USDC, but this costs 0.01 USD.`,
    })
    expect(await solana.balanceOf(wallet.address)).toBe(parseUsd('0.009'))
  })

  it('signs in, and sees what it has paid', async () => {
    const wallet = await solana.makeWallet(parseUsd('1'))
    const paid = settlementOf(await wallet.pay(search, json({ name: 'solana-mine' })))
    const query = '{ me { address payments(first: 2) { edges { node { network transactionHash state } } } } }'
    const answer = await signedIn(wallet, graphql, json({ query }))
    expect(await answer.json()).toMatchObject({
      data: {
        me: {
          address: wallet.address,
          payments: {
            edges: [{ node: { network: solana.network.id, transactionHash: paid.transaction, state: 'SETTLED' } }],
          },
        },
      },
    })
  })
})

describe('sending USDC on Solana', () => {
  it('moves the sum from the payer to the recipient, and nothing to the operator', async () => {
    const wallet = await solana.makeWallet(parseUsd('3'))
    const recipient = await solana.makeWallet(0n)
    const before = await solana.balanceOf(payee.address)
    const body = { amount: 0.75, address: recipient.address, network: 'solana' }
    const unpaid = await fetch(`${tollgraph.url}/api/send`, json(body))
    expect(offersOf(unpaid)).toEqual([`exact ${solana.network.id}`])
    expect(unpaid.headers.get('www-authenticate')).toBeNull()
    const answer = await wallet.pay(`${tollgraph.url}/api/send`, json(body))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: true,
      message: `0.75 USDC sent to ${recipient.address} on solana`,
    })
    expect(await solana.balanceOf(recipient.address)).toBe(parseUsd('0.75'))
    expect(await solana.balanceOf(wallet.address)).toBe(parseUsd('2.25'))
    expect(await solana.balanceOf(payee.address)).toBe(before)
  })

  it('is refused before any payment to the token and to wallets of the installation', async () => {
    for (const address of [solana.network.usdc, payee.address, fees.address, refunds.address]) {
      const unpaid = await fetch(`${tollgraph.url}/api/send`, json({ amount: 1, address, network: 'solana' }))
      expect(unpaid.status, address).toBe(400)
      expect(await unpaid.json()).toMatchObject({ success: false, issues: [{ path: ['address'] }] })
    }
  })

  it('is refused to an address of another network, before any money', async () => {
    const body = { amount: 1, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', network: 'solana' }
    const answer = await fetch(`${tollgraph.url}/api/send`, json(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ issues: [{ path: ['address'] }] })
  })
})
