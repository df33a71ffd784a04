import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailServersOf, NoMailServer } from '../../../subgraphs/mail/outbound/mailServers.ts'
import { isPublicAddress } from '../../../subgraphs/mail/outbound/publicAddress.ts'
import { createRoutes } from '../../../subgraphs/mail/outbound/routes.ts'
import { freshDomain, type Outbound, routeSettings, startOutbound } from './outboundFixture.ts'

let outbound: Outbound

beforeAll(async () => {
  outbound = await startOutbound()
})
afterAll(() => outbound.stop())

describe('an address of the Internet', () => {
  it.each(['8.8.8.8', '192.0.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::5'])(
    'is %s',
    (ip) => {
      expect(isPublicAddress(ip)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    'mail.example',
    '127.1',
    '',
  ])('is not %j', (ip) => expect(isPublicAddress(ip)).toBe(false))
})

describe('the mail servers of a domain', () => {
  it('are those of its MX records in their order, each at its addresses', async () => {
    const domain = freshDomain()
    outbound.publish(domain, [
      ['@', 'MX', `20 two.${domain}`],
      ['@', 'MX', `10 one.${domain}`],
      ['one', 'A', '8.8.4.4'],
      ['one', 'AAAA', '2606:4700::1'],
      ['two', 'A', '8.8.8.8'],
    ])
    expect(await mailServersOf(outbound.dns, domain, 25)).toEqual([
      { name: `one.${domain}`, host: '8.8.4.4', port: 25 },
      { name: `one.${domain}`, host: '2606:4700::1', port: 25 },
      { name: `two.${domain}`, host: '8.8.8.8', port: 25 },
    ])
  })

  it('are never machines that only we can reach', async () => {
    const domain = freshDomain()
    outbound.publish(domain, [
      ['@', 'MX', `10 evil.${domain}`],
      ['@', 'MX', `20 good.${domain}`],
      ['evil', 'A', '169.254.169.254'],
      ['good', 'A', '8.8.8.8'],
    ])
    expect(await mailServersOf(outbound.dns, domain, 25)).toEqual([
      { name: `good.${domain}`, host: '8.8.8.8', port: 25 },
    ])
    const evil = freshDomain()
    outbound.publish(evil, [['@', 'A', '127.0.0.1']])
    await expect(mailServersOf(outbound.dns, evil, 25)).rejects.toThrow(
      new NoMailServer(`550 5.1.2 The mail servers of ${evil} have no public address`),
    )
  })

  it('are not many, whatever DNS says', async () => {
    const domain = freshDomain()
    const names = Array.from({ length: 30 }, (_, index) => `mx${index}`)
    outbound.publish(domain, [
      ...names.map((name) => ['@', 'MX', `10 ${name}.${domain}`] as const),
      ...names.flatMap((name) => [1, 2, 3, 4].map((last) => [name, 'A', `8.8.8.${last}`] as const)),
    ])
    const targets = await mailServersOf(outbound.dns, domain, 25)
    expect(targets).toHaveLength(10)
    expect(new Set(targets.map(({ name }) => name)).size).toBe(5)
  })
})

describe('the way of mail', () => {
  const routesOf = (given: Parameters<typeof routeSettings>[0]) =>
    createRoutes(routeSettings(given, ['127.0.0.1:53'], outbound.dns))

  it('is said without the password of the relay', () => {
    const routes = routesOf({ relayUrl: 'smtps://me:secret@relay.example' })
    expect(routes).toMatchObject({ kind: 'live', note: 'SMTP relay relay.example' })
  })

  it('is the embedded mailbox where there is no other', () => {
    expect(routesOf({ hasResolvers: false, mailboxPort: 2525 })).toMatchObject({
      kind: 'sandbox',
      note: 'embedded mailbox on port 2525',
    })
    expect(routesOf({})).toMatchObject({ kind: 'live', note: "straight to the recipients' servers" })
  })

  it('through a relay without a host is refused at once, and the setting is named', () => {
    expect(() => routesOf({ relayUrl: 'smtp:' })).toThrow('SMTP_URL must name a host')
  })

  it('to us is for our domains only', async () => {
    const routes = routesOf({ hasResolvers: false, mailboxPort: 2525, ownPort: 2526 })
    for (const domain of ['mail.tollgraph.example', 'a.mail.tollgraph.example']) {
      expect(await routes.targetsOf(domain)).toMatchObject([{ port: 2526 }])
    }
    for (const domain of ['notmail.tollgraph.example', 'tollgraph.example', 'mail.tollgraph.example.evil.test']) {
      expect(await routes.targetsOf(domain)).toMatchObject([{ port: 2525 }])
    }
  })
})
