import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import type { Socket } from 'node:dgram'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasChromium, launchChromium } from '../../../router/pages/chromium.ts'
import { freePorts } from '../../../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { becomeRegistrant } from '../../registrant.ts'
import { bodyOf, publish } from '../../webmaster.ts'
import { hasPebble, type Pebble, startPebble } from '../hostnames/pebble.ts'
import { certificateOf } from '../hostnames/secureRequest.ts'
import { startResolver } from '../hostnames/world.ts'
import { complete, lookAt } from './looks.ts'
import { samplePage } from './samplePage.ts'

// A host name of a user's own, all the way: the domain is bought here, an authority that is not ours looks at its records
// and issues, and a browser opens the site.

if (!hasPebble) console.warn('SKIPPED: /usr/bin/pebble is not installed (apt install pebble), so no browser sees ACME')

const DOMAIN = `tg-${randomBytes(6).toString('hex')}.com`
const HOSTNAME = `www.${DOMAIN}`
/** The world's DNS, to the browser. */
const NAMED = `--host-resolver-rules=MAP ${HOSTNAME} 127.0.0.1`

describe.skipIf(!hasChromium || !hasPebble)('a site under a host name of its own', () => {
  let tollgraph: TestTollgraph
  let owner: TestWallet
  let resolver: Socket
  let pebble: Pebble
  const ports = { dns: 0, http: 0, tls: 0 }

  beforeAll(async () => {
    const [dns = 0, http = 0, tls = 0] = await freePorts(3)
    Object.assign(ports, { dns, http, tls })
    resolver = await startResolver(dns)
    pebble = await startPebble({ resolverPort: resolver.address().port, httpPort: http })
    tollgraph = await startTollgraph({
      DNS_PORT: String(dns),
      HOSTING_PORT: String(http),
      HOSTING_TLS_PORT: String(tls),
      ACME_DIRECTORY_URL: pebble.directoryUrl,
      ACME_CA_FILE: pebble.caFile,
      ACME_EMAIL: 'operator@tollgraph.example',
    })
    owner = await makeWallet(tollgraph)
    await becomeRegistrant(tollgraph, owner)
    await bodyOf(await owner.pay(`${tollgraph.url}/domains/api/register`, json({ domain: DOMAIN })))
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await pebble?.stop()
    resolver?.close()
  })

  it('is opened in a browser over HTTPS, with a certificate for that name alone', async () => {
    const { uploadId } = await publish(tollgraph, owner, samplePage('one'))
    const connecting = json({ uploadId, hostname: HOSTNAME })
    const { dnsRecords } = await bodyOf<{ dnsRecords: object[] }>(
      await owner.sign(`${tollgraph.url}/upload/api/site/domain`, connecting),
    )
    const records = json({ domain: DOMAIN, action: 'upsert', records: dnsRecords })
    await bodyOf(await owner.sign(`${tollgraph.url}/domains/api/domain/dns`, records))
    const status = () => owner.sign(`${tollgraph.url}/upload/api/site/domain/status?uploadId=${uploadId}`)
    const ssl = async () => (await bodyOf<{ ssl: string }>(await status())).ssl
    await expect.poll(ssl, { timeout: 30_000, interval: 250 }).toBe('active')

    const certificate = await certificateOf(ports.tls, HOSTNAME, await pebble.root())
    expect(certificate.subjectaltname).toBe(`DNS:${HOSTNAME}`)
    // Nobody's browser trusts a test's authority: this one is told the key that Node has just verified up to the root.
    const key = createHash('sha256').update(publicKeyOf(certificate.raw)).digest('base64')
    const browser = await launchChromium([NAMED, `--ignore-certificate-errors-spki-list=${key}`])
    try {
      const page = await (await browser.newContext()).newPage()
      const answer = await page.goto(`http://${HOSTNAME}:${ports.http}/about?from=http`)
      // It was sent on from plain HTTP.
      expect(page.url()).toBe(`https://${HOSTNAME}:${ports.tls}/about?from=http`)
      expect(await lookAt(page)).toEqual(complete('About us', 'one'))
      expect(await answer?.securityDetails()).toMatchObject({ subjectName: expect.any(String), protocol: 'TLS 1.3' })
    } finally {
      await browser.close()
    }
  })

  it('is not opened by a browser that was told nothing of its authority', async () => {
    const browser = await launchChromium([NAMED])
    try {
      const page = await browser.newPage()
      await expect(page.goto(`https://${HOSTNAME}:${ports.tls}/`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
    } finally {
      await browser.close()
    }
  })
})

function publicKeyOf(certificate: Buffer): Buffer {
  return new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
}
