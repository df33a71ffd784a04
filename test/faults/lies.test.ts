import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectNode } from '../../devnet/node.ts'
import { parseUsd } from '../../schema/money.ts'
import { auditOf } from '../support/audit.ts'
import {
  type FacilitatorReply,
  type FacilitatorStep,
  startFacilitator,
  type TestFacilitator,
} from '../support/facilitator.ts'
import { awaitCeilings, type Method, makePayer, type Payer } from '../support/faultsPayer.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json } from '../support/wallet.ts'

let facilitator: TestFacilitator
let tollgraph: TestTollgraph
let url: string

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({ FACILITATOR_URLS: facilitator.url, LOG_LEVEL: 'silent' })
  await facilitator.connect(tollgraph.rpcUrl)
  url = `${tollgraph.url}/graphql`
})
afterEach(() => {
  facilitator.interfere = async () => null
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})

/** Pays for two lines, of which one finds nothing: 0.01 of 0.02 USD. */
async function buy(name: string, method: Method, usd = '1') {
  const payer = await makePayer(tollgraph, method, usd)
  const body = { query: `{ some: domainSearch(name: "${name}") { name } none: domainSearch(name: "google") { name } }` }
  const headers = await payer.pay(await fetch(url, json(body)))
  const send = () => fetch(url, json(body, headers))
  return { payer, answer: await send(), again: send }
}

/** What the audit finds of a payer's payments. */
async function findingsOf({ address }: Payer): Promise<string[]> {
  const ids = (await paymentsOf(tollgraph, address)).map(({ id }) => id)
  const { findings } = await auditOf(tollgraph)
  return findings.filter(({ payment }) => payment !== null && ids.includes(payment)).map(({ invariant }) => invariant)
}

function says(body: object): FacilitatorReply {
  return { status: 200, body: { network: 'eip155:84532', transaction: '', ...body } }
}

describe('a facilitator that lies', () => {
  it('that a wallet can pay which holds nothing: the work is not told, and nothing is charged', async () => {
    facilitator.interfere = async ({ moment }) => (moment === 'verify' ? says({ isValid: true }) : null)
    const { payer, answer } = await buy('paid-by-nobody', 'exact', '0')
    expect(answer.status).toBe(402)
    expect(await answer.text()).not.toContain('paid-by-nobody')
    expect((await paymentsOf(tollgraph, payer.address)).map(({ state }) => state)).toEqual(['FAILED'])
    expect(await findingsOf(payer)).toEqual([])
  })
})

describe('a facilitator that refuses a payment while its own transaction for it is on the way', () => {
  const query = '{ some: domainSearch(name: "refused-and-sent") { name } none: domainSearch(name: "google") { name } }'
  it.each<[what: string, method: Method, path: string, body: object]>([
    ['work that was done', 'exact', '/graphql', { query }],
    ['a part of a ceiling', 'upto', '/graphql', { query }],
    ['an act that comes after its money', 'exact', '/mail/api/inbox/buy', { username: 'refused-and-sent' }],
  ])('gives back what %s took when it lands', async (_what, method, path, body) => {
    if (method === 'upto') await awaitCeilings(url)
    const node = connectNode(tollgraph.rpcUrl)
    let settling: Promise<unknown> = Promise.resolve()
    facilitator.interfere = async (step: FacilitatorStep) => {
      if (step.moment !== 'settle') return null
      await node.setAutomine(false)
      settling = facilitator.settle(step.presented)
      await eventually('the transaction is sent', async () => (await node.getTxpoolStatus()).pending > 0)
      return says({ success: false, errorReason: 'insufficient_funds' })
    }
    const payer = await makePayer(tollgraph, method, '10')
    const before = await payer.balance()
    const headers = await payer.pay(await fetch(`${tollgraph.url}${path}`, json(body)))
    const send = () => fetch(`${tollgraph.url}${path}`, json(body, headers))
    expect((await send()).status).toBe(402)
    const states = async () => (await paymentsOf(tollgraph, payer.address)).map(({ state }) => state)
    expect(await states()).toEqual(['FAILED'])
    facilitator.interfere = async () => null
    await node.setAutomine(true)
    await node.mine({ blocks: 1 })
    await settling
    expect(await payer.balance()).toBeLessThan(before)
    expect(await findingsOf(payer)).toEqual([])
    await eventually('it is back', async () => (await states())[0] === 'REFUNDED', 60_000)
    expect(await payer.balance()).toBe(before)
    const again = await send()
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('arrived after it had been given up')
    expect(await findingsOf(payer)).toEqual([])
  })
})

describe('a facilitator that takes a ceiling whole, of which a part was asked for', () => {
  it('is found out, and all that it took is given back', async () => {
    await awaitCeilings(url)
    facilitator.interfere = async (step: FacilitatorStep) => {
      if (step.moment !== 'settle') return null
      const { payload, requirements } = step.presented
      const settlement = await facilitator.settle({ payload, requirements: { ...requirements, amount: '20000' } })
      return says(settlement.kind === 'settled' ? { success: true, transaction: settlement.transaction } : {})
    }
    const { payer, answer, again } = await buy('taken-whole', 'upto')
    expect(answer.status).toBe(402)
    expect(await payer.balance()).toBe(parseUsd('0.98'))
    const isBack = async () => (await paymentsOf(tollgraph, payer.address))[0]?.state === 'REFUNDED'
    await eventually('it is back', isBack, 60_000)
    expect(await payer.balance()).toBe(parseUsd('1'))
    const told = await eventually('its receipt is written', async () => {
      const response = await again()
      return response.status === 410 && response.headers.get('payment-response')
    })
    expect(JSON.parse(Buffer.from(told, 'base64').toString())).toMatchObject({
      amount: '20000',
      extensions: { receipt: { refunds: [{ usd: '0.02', state: 'REFUNDED' }] } },
    })
    expect(await findingsOf(payer)).toEqual([])
  })

  it('leaves no signed receipt, for nothing was delivered', async () => {
    facilitator.interfere = async (step: FacilitatorStep) => {
      if (step.moment !== 'settle') return null
      const { payload, requirements } = step.presented
      const settlement = await facilitator.settle({ payload, requirements: { ...requirements, amount: '20000' } })
      return says(settlement.kind === 'settled' ? { success: true, transaction: settlement.transaction } : {})
    }
    const { payer, answer, again } = await buy('nothing-delivered', 'upto')
    expect(answer.status).toBe(402)
    const told = await eventually(
      'its receipt is written',
      async () => {
        const response = await again()
        return response.status === 410 && response.headers.get('payment-response')
      },
      60_000,
    )
    const { extensions } = JSON.parse(Buffer.from(told, 'base64').toString())
    expect(extensions).not.toHaveProperty('offer-receipt')
    const [payment = expect.fail('no payment')] = await paymentsOf(tollgraph, payer.address)
    const statement = await fetch(`${tollgraph.url}/receipts/${payment.id}`)
    expect(await statement.json()).toMatchObject({ paymentId: payment.id, receipt: null })
  })
})
