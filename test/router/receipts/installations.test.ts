import { generateKeyPairSync } from 'node:crypto'
import { rm } from 'node:fs/promises'
import {
  extractJWSHeader,
  extractOffersFromPaymentRequired,
  extractReceiptFromResponse,
  type JWSSignedOffer,
  type JWSSignedReceipt,
  verifyOfferSignatureJWS,
  verifyReceiptSignatureJWS,
} from '@x402/extensions/offer-receipt'
import { expect, it } from 'vitest'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { challengeOf, publishedKey } from './published.ts'

const BODY = { name: 'kept-and-shared' }

/** A public name behind a proxy, and what the proxy says of a request. */
const PUBLIC = {
  PUBLIC_URL: 'https://api.tollgraph.test',
  TRUST_PROXY: 'true',
  // The same on every router of a database.
  SECRET: 'the secret of all routers of this test',
}
const FORWARDED = { 'x-forwarded-host': 'api.tollgraph.test', 'x-forwarded-proto': 'https' }

/** A private key as the setting takes it. */
const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

/** The first signed offer of a path, as a router makes it under a name. */
async function offerOf(router: TestTollgraph, headers: Record<string, string> = {}): Promise<JWSSignedOffer> {
  const challenge = challengeOf(await fetch(`${router.url}/domains/api/search`, json(BODY, headers)))
  const [offer = expect.fail('no offer')] = extractOffersFromPaymentRequired(challenge) as JWSSignedOffer[]
  return offer
}

it('the key is the same after a restart, and a receipt outlives even its change', async () => {
  const dataDir = await makeDataFolder('tollgraph-receipts-')
  const first = await startTollgraph({ DATA_DIR: dataDir })
  const wallet = await makeWallet(first, '1')
  const receipt = extractReceiptFromResponse(
    await wallet.pay(`${first.url}/domains/api/search`, json(BODY)),
  ) as JWSSignedReceipt
  const { kid } = extractJWSHeader(receipt.signature)
  await first.stop()
  const again = await startTollgraph(first.environment)
  expect(extractJWSHeader((await offerOf(again)).signature).kid).toBe(kid)
  await again.stop()
  const changed = await startTollgraph({ ...first.environment, RECEIPT_SIGNING_KEY: newKey() })
  try {
    const offer = await offerOf(changed)
    expect(extractJWSHeader(offer.signature).kid).not.toBe(kid)
    await verifyOfferSignatureJWS(offer, await publishedKey(changed.url, offer))
    const key = await publishedKey(changed.url, receipt)
    expect(await verifyReceiptSignatureJWS(receipt, key)).toMatchObject({ payer: wallet.address })
    // By its kid alone, from the DID document.
    expect(await verifyReceiptSignatureJWS(receipt)).toMatchObject({ payer: wallet.address })
  } finally {
    await changed.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('routers of one database publish each other’s keys', async () => {
  const one = await startTollgraph(PUBLIC)
  const shared = { ...PUBLIC, DATABASE_URL: one.backend.db.pool.options.connectionString ?? '', RUN_JOBS: 'false' }
  const other = await startTollgraph(shared)
  try {
    for (const [signer, publisher] of [
      [one, other],
      [other, one],
    ] as const) {
      const offer = await offerOf(signer, FORWARDED)
      await verifyOfferSignatureJWS(offer, await publishedKey(publisher.url, offer, FORWARDED))
    }
  } finally {
    await other.stop()
    await one.stop()
  }
})

it('routers with one key and one public name sign for each other, and for nobody else’s name', async () => {
  const shared = { ...PUBLIC, RECEIPT_SIGNING_KEY: newKey() }
  const [one, other] = [await startTollgraph(shared), await startTollgraph(shared)]
  try {
    const offer = await offerOf(one, FORWARDED)
    const payload = await verifyOfferSignatureJWS(offer, await publishedKey(other.url, offer, FORWARDED))
    expect(payload.resourceUrl).toBe('https://api.tollgraph.test/domains/api/search')
    const document = await fetch(`${other.url}/.well-known/did.json`, { headers: FORWARDED })
    expect(await document.json()).toMatchObject({ id: 'did:web:api.tollgraph.test' })

    const foreign = challengeOf(await fetch(`${one.url}/domains/api/search`, json(BODY)))
    expect(extractOffersFromPaymentRequired(foreign)).toEqual([])
    expect((await fetch(`${one.url}/.well-known/did.json`)).status).toBe(404)
  } finally {
    await one.stop()
    await other.stop()
  }
})
