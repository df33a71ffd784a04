import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Presented } from '../../../../prisma/ledger/stored.ts'
import { openPlace, type SolanaPlace } from '../../../support/solana/payments.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'

const PRICE = 10_000n

let solana: TestSolana
let place: SolanaPlace
let shop: Server
let shopUrl: string

beforeAll(async () => {
  solana = await startSolana()
  place = await openPlace(solana)
  shop = await openShop()
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`
})
afterAll(async () => {
  shop?.closeAllConnections()
  shop?.close()
  await solana?.stop()
})

/** A server that sells one thing: offers, verifies, settles, and answers with what came of it. */
async function openShop(): Promise<Server> {
  const requirements = place.offer({ amount: PRICE as never })
  const server = createServer((request, response) => {
    const header = request.headers['payment-signature']
    if (typeof header !== 'string') {
      const required = { x402Version: 2, resource: { url: shopUrl }, accepts: [requirements] }
      response.writeHead(402, { 'payment-required': Buffer.from(JSON.stringify(required)).toString('base64') })
      return response.end('{}')
    }
    const payload = JSON.parse(Buffer.from(header, 'base64').toString())
    return void sell({ payload, requirements }).then((answer) => response.end(JSON.stringify(answer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function sell(presented: Presented) {
  const verification = await place.facilitator.verify(presented)
  return verification.isValid ? place.facilitator.settle(presented) : verification
}

describe('the stock client', () => {
  it('pays an offer on Solana, and the money is with the payee afterwards', async () => {
    const wallet = await solana.makeWallet(1_000_000n)
    const before = await solana.balanceOf(place.payee)
    const answer = await (await wallet.pay(shopUrl)).json()
    expect(answer).toEqual({ kind: 'settled', transaction: solana.cluster.landed.at(-1)?.signature })
    expect(await solana.balanceOf(place.payee)).toBe(before + PRICE)
    expect(await solana.balanceOf(wallet.address)).toBe(1_000_000n - PRICE)
  })

  it('is refused where it holds too little, and keeps that', async () => {
    const wallet = await solana.makeWallet(PRICE - 1n)
    const answer = await (await wallet.pay(shopUrl)).json()
    expect(answer).toMatchObject({ isValid: false, reason: 'insufficient_funds' })
    expect(await solana.balanceOf(wallet.address)).toBe(PRICE - 1n)
  })
})

describe('the chain', () => {
  it('says what an owner holds, and that one without an account holds nothing', async () => {
    const wallet = await solana.makeWallet(77n)
    expect(await place.chain.balanceOf(wallet.address)).toBe(77n)
    expect(await place.chain.balanceOf(place.facilitator.feePayer.replace(/.$/, '1') as never)).toBe(0n)
  })
})
