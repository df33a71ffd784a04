import { generateKeyPairSync, randomInt } from 'node:crypto'
import { dkimSign } from 'mailauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishZone } from '../../../subgraphs/kit/net/dns/published.ts'
import { eventually } from '../../support/ledger.ts'
import { inboundBlobs, newDomains, publish, rawMail, sendRaw } from './inboundPeer.ts'
import { buyInbox } from './support/purchases.ts'
import { newWallet, someName, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail

beforeAll(async () => {
  service = await startTestMail()
})

afterAll(() => service?.stop())

async function someInbox(forwardTo?: string): Promise<string> {
  const args = { username: someName(), ...(forwardTo ? { forwardTo } : {}) }
  return (await buyInbox(service, newWallet(), args)).inbox
}

describe('a mail whose signature cannot be checked while DNS is silent', () => {
  it('is to come again, though its domain asks to refuse what is not authentic', async () => {
    const [domain = ''] = await newDomains(service, 2)
    const silent = `news.${domain}`
    await publishZone(service.db, silent)
    await publish(service, domain, [
      ['_dmarc', 'TXT', 'v=DMARC1; p=reject'],
      ['s1._domainkey.news', 'TXT', 'v=DKIM1; p='],
    ])
    // What no server can write into an answer.
    const sql = `UPDATE kit.dns_record SET type = 'CNAME', value = repeat('x', 70) WHERE zone = $1`
    await service.db.pool.query(sql, [silent])
    await eventually('DNS is silent', () =>
      service.dns.txt(`s1._domainkey.${silent}`).then(
        () => false,
        () => true,
      ),
    )
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const signature = {
      signingDomain: silent,
      selector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }
    const raw = rawMail().replace('ada@sender.test', `ada@${domain}`)
    const { signatures } = await dkimSign(raw, { ...signature, signTime: new Date(), signatureData: [signature] })
    const before = await inboundBlobs(service)
    expect(await sendRaw(service, [await someInbox()], signatures + raw)).toMatch(/^451 4\.7\.5/)
    expect(await sendRaw(service, [await someInbox()], raw)).toMatch(/^550 5\.7\.1/)
    expect(await inboundBlobs(service)).toEqual(before)
  })
})

describe('what no database takes', () => {
  it.each(['Message-ID: <a\0b@x.test>', 'X-Odd: \0', 'Reply-To: a\0b@x.test', 'Subject: =?utf-8?B?AAAA?='])(
    'does not keep a mail with %j from being kept, or from going on',
    async (field) => {
      for (const to of [await someInbox(), await someInbox('bob@target.test')])
        expect(await sendRaw(service, [to], rawMail([field]))).toMatch(/^250/)
    },
  )

  it('does not keep a mail from going on whose Message-ID no index takes', async () => {
    const letters = Array.from({ length: 980 }, () => String.fromCodePoint(0x4e00 + randomInt(20_000)))
    const raw = rawMail([`Message-ID: <${letters.join('')}@x.test>`])
    expect(await sendRaw(service, [await someInbox('bob@target.test')], raw)).toMatch(/^250/)
  })
})
