import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  extractOffersFromPaymentRequired,
  extractReceiptFromResponse,
  type JWSSignedOffer,
  type JWSSignedReceipt,
  verifyOfferSignatureJWS,
  verifyReceiptSignatureJWS,
} from '@x402/extensions/offer-receipt'
import { expect, it } from 'vitest'
import { startTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'
import { challengeOf, publishedKey } from './published.ts'

const BODY = { name: 'kept-and-shared' }

it('a receipt is still covered by the published key after a restart, and told the same', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-receipts-'))
  const first = await startTollgraph({ DATA_DIR: dataDir })
  const wallet = await makeWallet(first, '1')
  const answer = await wallet.pay(`${first.url}/domains/api/search`, json(BODY))
  const receipt = extractReceiptFromResponse(answer) as JWSSignedReceipt
  await first.stop()
  const again = await startTollgraph(first.environment)
  try {
    const key = await publishedKey(again.url, receipt)
    expect(await verifyReceiptSignatureJWS(receipt, key)).toMatchObject({ payer: wallet.address })
  } finally {
    await again.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('routers with one key and one public name sign for each other, and for nobody else’s name', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const shared = { RECEIPT_SIGNING_KEY: key, PUBLIC_URL: 'https://api.tollgraph.test', TRUST_PROXY: 'true' }
  const proxied = { 'x-forwarded-host': 'api.tollgraph.test', 'x-forwarded-proto': 'https' }
  const [one, other] = [await startTollgraph(shared), await startTollgraph(shared)]
  try {
    const path = '/domains/api/search'
    const challenge = challengeOf(await fetch(`${one.url}${path}`, json(BODY, proxied)))
    const [offer = expect.fail('no offer')] = extractOffersFromPaymentRequired(challenge) as JWSSignedOffer[]
    const payload = await verifyOfferSignatureJWS(offer, await publishedKey(other.url, offer, proxied))
    expect(payload.resourceUrl).toBe(`https://api.tollgraph.test${path}`)
    const document = await fetch(`${other.url}/.well-known/did.json`, { headers: proxied })
    expect(await document.json()).toMatchObject({ id: 'did:web:api.tollgraph.test' })

    const foreign = challengeOf(await fetch(`${one.url}${path}`, json(BODY)))
    expect(extractOffersFromPaymentRequired(foreign)).toEqual([])
    expect((await fetch(`${one.url}/.well-known/did.json`)).status).toBe(404)
  } finally {
    await one.stop()
    await other.stop()
  }
})
