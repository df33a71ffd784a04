import { generateKeyPairSync } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { dkimSign } from 'mailauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishZone } from '../../../subgraphs/kit/net/dns/published.ts'
import { eventually } from '../../support/ledger.ts'
import { inboundBlobs, newDomains, publish, rawMail, sendRaw } from './inboundPeer.ts'
import { buyInbox } from './support/purchases.ts'
import { newWallet, someName, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail
let address: string
let domains: string[]

beforeAll(async () => {
  service = await startTestMail()
  const bought = await buyInbox(service, newWallet(), { username: someName() })
  address = bought.inbox
  domains = await newDomains(service, 30)
})

afterAll(() => service?.stop())

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const KEY = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`

/** A domain that no other test has, with these TXT records; the key of our signatures stands at `s1`. */
async function someDomain(records: Readonly<Record<string, string>>): Promise<string> {
  const domain = domains.pop()
  if (domain === undefined) throw new Error('There are more tests than domains')
  await publish(service, domain, [
    ['s1._domainkey', 'TXT', KEY],
    ...Object.entries(records).map(([name, value]) => [name, 'TXT', value] as const),
  ])
  return domain
}

function mailFrom(domain: string, body = 'It rains.\r\n'): string {
  return `From: Ada <ada@${domain}>\r\nTo: <${address}>\r\nSubject: Hello\r\n\r\n${body}`
}

async function signed(raw: string, signingDomain: string, options: { maxBodyLength?: number } = {}): Promise<string> {
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const signature = { signingDomain, selector: 's1', privateKey: key, ...options }
  const { signatures } = await dkimSign(raw, { ...signature, signTime: new Date(), signatureData: [signature] })
  return signatures + raw
}

/** What was written down about the mail that came last. */
async function lastResults(): Promise<{ spf: string; dkim: string; dmarc: string }> {
  const sql = 'SELECT spf, dkim, dmarc FROM mail.stored_mail ORDER BY id DESC LIMIT 1'
  return (await service.db.pool.query(sql)).rows[0]
}

/** Sends it a millisecond later than what came before. */
async function send(raw: string, from: string): Promise<string> {
  service.now = new Date(service.now.getTime() + 1)
  return sendRaw(service, [address], raw, from)
}

describe('who a mail is from', () => {
  it('is not known where its domain says nothing', async () => {
    const domain = await someDomain({})
    expect(await send(mailFrom(domain), `ada@${domain}`)).toMatch(/^250/)
    expect(await lastResults()).toEqual({ spf: 'none', dkim: 'none', dmarc: 'none' })
  })

  it('is vouched for by SPF where the domain names our client', async () => {
    const domain = await someDomain({ '@': 'v=spf1 ip4:127.0.0.1 -all', _dmarc: 'v=DMARC1; p=reject' })
    expect(await send(mailFrom(domain), `ada@${domain}`)).toMatch(/^250/)
    expect(await lastResults()).toEqual({ spf: 'pass', dkim: 'none', dmarc: 'pass' })
  })

  it('is vouched for by a signature, whoever brings the mail', async () => {
    const domain = await someDomain({ '@': 'v=spf1 -all', _dmarc: 'v=DMARC1; p=reject' })
    expect(await send(await signed(mailFrom(domain), domain), `ada@${domain}`)).toMatch(/^250/)
    expect(await lastResults()).toEqual({ spf: 'fail', dkim: 'pass', dmarc: 'pass' })
  })

  it.each(['~all', '?all', '+all'])('is written down as SPF has it: %s', async (all) => {
    const domain = await someDomain({ '@': `v=spf1 ${all}` })
    expect(await send(mailFrom(domain), `ada@${domain}`)).toMatch(/^250/)
    const words: Record<string, string> = { '~all': 'softfail', '?all': 'neutral', '+all': 'pass' }
    expect((await lastResults()).spf).toBe(words[all])
  })

  it('is looked up at the client itself for mail without a sender', async () => {
    expect(await send(rawMail(), '')).toMatch(/^250/)
    expect((await lastResults()).spf).toBe('none')
  })

  it('is refused where nobody vouches for it and the domain asks for that', async () => {
    const domain = await someDomain({ '@': 'v=spf1 -all', _dmarc: 'v=DMARC1; p=reject' })
    const before = await inboundBlobs(service)
    expect(await send(mailFrom(domain), `ada@${domain}`)).toMatch(/^550 5\.7\.1 Refused, as the DMARC policy of/)
    expect(await inboundBlobs(service)).toEqual(before)
  })

  it.each<[string, (domain: string) => string]>([
    ['full-width letters', (domain) => domain.replace('t', '\uff54')],
    ['a full stop of another script', (domain) => domain.replace('.', '\u3002')],
    ['a space of no width', (domain) => `${domain}\u200b`],
    ['a dot at its end', (domain) => `${domain}.`],
  ])('is refused where that domain is written with %s', async (_, spelled) => {
    const domain = await someDomain({ _dmarc: 'v=DMARC1; p=reject' })
    const answer = await send(mailFrom(spelled(domain)), 'x@other.test')
    expect(answer).toBe(`550 5.7.1 Refused, as the DMARC policy of ${domain} asks`)
  })

  it.each(['>', '"', ');'])(
    'is refused where readers may find that domain before a character of none: %s',
    async (end) => {
      const domain = await someDomain({ _dmarc: 'v=DMARC1; p=reject' })
      const raw = mailFrom(domain).replace(`Ada <ada@${domain}>`, `ada@${domain}${end}`)
      expect(await send(raw, 'x@other.test')).toMatch(/^550 5\.[67]/)
    },
  )

  it('is vouched for by its own domain, as readers or as DNS write it', async () => {
    const domain = `b\u00fccher-${someName()}.test`
    await publishZone(service.db, domain)
    const records = { '@': 'v=spf1 ip4:127.0.0.1 -all', _dmarc: 'v=DMARC1; p=reject; adkim=s; aspf=s' }
    await publish(
      service,
      domain,
      Object.entries(records).map(([name, value]) => [name, 'TXT', value] as const),
    )
    await eventually('our name server has it', async () => (await service.dns.txt(domainToASCII(domain))).length > 0)
    expect(await send(mailFrom(domain), `ada@${domainToASCII(domain)}`)).toMatch(/^250/)
    expect(await lastResults()).toMatchObject({ spf: 'pass', dmarc: 'pass' })
  })

  it('is refused where the mail was changed after it was signed', async () => {
    const domain = await someDomain({ _dmarc: 'v=DMARC1; p=reject' })
    const raw = (await signed(mailFrom(domain), domain)).replace('It rains', 'Send money')
    expect(await send(raw, 'x@other.test')).toMatch(/^550 5\.7\.1/)
  })

  it('is refused where only the beginning of the mail was signed', async () => {
    const domain = await someDomain({ _dmarc: 'v=DMARC1; p=reject' })
    const raw = await signed(mailFrom(domain), domain, { maxBodyLength: 11 })
    expect(await send(`${raw}Send money\r\n`, 'x@other.test')).toMatch(/^550 5\.7\.1/)
  })

  it('is refused where another domain vouches', async () => {
    const [domain, other] = [
      await someDomain({ _dmarc: 'v=DMARC1; p=reject' }),
      await someDomain({ '@': 'v=spf1 +all' }),
    ]
    expect(await send(await signed(mailFrom(domain), other), `ada@${other}`)).toMatch(/^550 5\.7\.1/)
  })

  it('is vouched for by a neighbour only where the domain does not mind', async () => {
    const relaxed = await someDomain({ _dmarc: 'v=DMARC1; p=reject', 's1._domainkey.news': KEY })
    expect(await send(await signed(mailFrom(relaxed), `news.${relaxed}`), 'x@other.test')).toMatch(/^250/)
    const strict = await someDomain({ _dmarc: 'v=DMARC1; p=reject; adkim=s; aspf=s', 's1._domainkey.news': KEY })
    expect(await send(await signed(mailFrom(strict), `news.${strict}`), 'x@other.test')).toMatch(/^550 5\.7\.1/)
    expect(await send(await signed(mailFrom(strict), strict), 'x@other.test')).toMatch(/^250/)
  })

  it('is refused where one of several authors has such a domain', async () => {
    const domain = await someDomain({ _dmarc: 'v=DMARC1; p=reject' })
    const raw = mailFrom(domain).replace('From: Ada', 'From: Eve <eve@sender.test>, Ada')
    expect(await send(raw, 'eve@sender.test')).toMatch(/^550 5\.7\.1/)
  })

  it.each(['p=none', 'p=quarantine', 'p=reject; pct=0'])(
    'is only written down where the domain asks for %s',
    async (p) => {
      const domain = await someDomain({ _dmarc: `v=DMARC1; ${p}` })
      expect(await send(mailFrom(domain), 'x@other.test')).toMatch(/^250/)
      expect((await lastResults()).dmarc).toBe('fail')
    },
  )

  it('stays open where the records make no sense', async () => {
    const domain = await someDomain({ '@': 'v=spf1 include:loop.test nonsense:x -all' })
    expect(await send(mailFrom(domain), `ada@${domain}`)).toMatch(/^250/)
    expect((await lastResults()).spf).toBe('permerror')
  })
})
