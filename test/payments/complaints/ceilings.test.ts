import { x402Client, x402HTTPClient } from '@x402/core/client'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { registrarOf } from './registrar.ts'

let tollgraph: TestTollgraph
let graphql: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

/** The stock client's payment under a ceiling. */
async function ceilingFor(wallet: TestWallet, body: unknown): Promise<Record<string, string>> {
  const scheme = new UptoEvmScheme(wallet.account, { rpcUrl: tollgraph.rpcUrl })
  const client = new x402HTTPClient(new x402Client().register('eip155:84532', scheme).setSpendControls(false))
  const unpaid = await fetch(graphql, json(body))
  const required = client.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
  return client.encodePaymentSignatureHeader(await client.createPaymentPayload(required))
}

/** Names that begin with `none` are not to be had while the work runs. */
async function withoutSome(work: () => Promise<void>): Promise<void> {
  const registrar = registrarOf(tollgraph)
  const working = registrar.check
  registrar.check = async (names) => {
    const answers = await working.call(registrar, names)
    return answers.map((answer) => (answer.domain.startsWith('none') ? { ...answer, available: false } : answer))
  }
  await work().finally(() => {
    registrar.check = working
  })
}

function receiptOf(answer: Response): Record<string, unknown> {
  return JSON.parse(Buffer.from(answer.headers.get('payment-response') ?? '', 'base64').toString())
}

const search = (...names: string[]) => ({
  query: `{ ${names.map((name, index) => `s${index}: domainSearch(name: "${name}") { name }`).join(' ')} }`,
})

describe('“`upto` takes the wrong sum, more than the ceiling, or wants gas and an approval first”', () => {
  it('does not happen: a first-time payer without gas signs twice, and pays just what was found', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    expect(await tollgraph.chain.client.getBalance({ address: wallet.address })).toBe(0n)
    await withoutSome(async () => {
      const body = search('plenty', 'none-left', 'more-of-it')
      const answer = await fetch(graphql, json(body, await ceilingFor(wallet, body)))
      expect(answer.status).toBe(200)
      expect(receiptOf(answer)).toMatchObject({ success: true, amount: parseUsd('0.02').toString() })
    })
    expect(await wallet.balance()).toBe(parseUsd('0.98'))
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    expect(payment).toMatchObject({ state: 'SETTLED', amount: parseUsd('0.03').toString() })
  })

  it('does not happen to the one who pays again: each ceiling is settled for itself', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const requests = [search('again-one', 'again-two'), search('again-three', 'again-four')]
    for (const body of requests)
      expect((await fetch(graphql, json(body, await ceilingFor(wallet, body)))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.96'))
  })

  it('takes nothing and uses nothing up where nothing was earned, however often the payment comes again', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    await withoutSome(async () => {
      const body = search('none-here', 'none-there')
      const headers = await ceilingFor(wallet, body)
      const answers = [await fetch(graphql, json(body, headers)), await fetch(graphql, json(body, headers))]
      expect(answers.map(({ headers: given }) => given.get('payment-response'))).toEqual([null, null])
      expect(await answers[1]?.text()).toBe(await answers[0]?.text())
    })
    expect(await wallet.balance()).toBe(parseUsd('1'))
    const [payment, ...others] = await paymentsOf(tollgraph, wallet.address)
    expect(others).toEqual([])
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'RELEASED'])
    const { client, network } = { ...tollgraph.chain, ...tollgraph.backend.money }
    const allowance = { address: network.usdc, abi: erc20Abi, functionName: 'allowance' } as const
    expect(await client.readContract({ ...allowance, args: [wallet.address, PERMIT2] })).toBe(0n)
  })

  it('holds a ceiling to the request that it was signed for', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = search('small-one', 'small-two')
    const headers = await ceilingFor(wallet, body)
    const larger = search('large-one', 'large-two', 'large-three')
    expect((await fetch(graphql, json(larger, headers))).status).toBe(402)
    expect(await wallet.balance()).toBe(parseUsd('1'))
  })
})
