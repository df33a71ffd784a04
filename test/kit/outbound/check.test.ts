import { describe, expect, it } from 'vitest'
import { OutboundRefused } from '../../../subgraphs/kit/net/outbound/errors.ts'
import { openOutbound } from '../../../subgraphs/kit/net/outbound/outbound.ts'

const outbound = openOutbound({
  allow: ['127.0.0.1:4000', 'wiki.local:8080'],
  resolve: async () => ['93.184.216.34'],
  userAgent: 'Test/1.0',
})

describe('a URL that a caller names', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com:80/',
    'https://example.com:443/',
    'http://93.184.216.34/',
    'http://[2606:4700:4700::1111]/',
    'http://127.0.0.1:4000/openapi.json',
    'http://wiki.local:8080/',
  ])('may be %s', (url) => {
    expect(outbound.check(url, ['url']).href).toBe(new URL(url).href)
  })

  it.each([
    ['another scheme', 'ftp://example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/html,hello'],
    ['a script', 'javascript:alert(1)'],
    ['no URL', 'example.com'],
    ['nothing', ''],
    ['a user name', 'http://user@example.com/'],
    ['a password', 'http://:secret@example.com/'],
    ['a host hidden behind a user name', 'http://example.com@127.0.0.1/'],
    ['another port', 'http://example.com:22/'],
    ['a port of ours', 'http://example.com:4000/'],
    ['another port of this machine', 'http://127.0.0.1:5432/'],
    ['loopback', 'http://127.0.0.1/'],
    ['loopback in short', 'http://127.1/'],
    ['loopback as a number', 'http://2130706433/'],
    ['loopback in octal', 'http://0177.0.0.1/'],
    ['loopback in hexadecimal', 'http://0x7f.0x0.0x0.0x1/'],
    ['loopback in wide letters', 'http://１２７.０.０.１/'],
    ['nothing in particular', 'http://0.0.0.0/'],
    ['zero', 'http://0/'],
    ["a cloud's metadata", 'http://169.254.169.254/latest/meta-data/'],
    ["a cloud's metadata as a number", 'http://2852039166/'],
    ['loopback in IPv6', 'http://[::1]/'],
    ['loopback in IPv4 in IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['translated loopback', 'http://[64:ff9b::7f00:1]/'],
    ['a long text', `https://example.com/${'x'.repeat(5000)}`],
  ])('may not be one of %s', (_, url) => {
    expect(() => outbound.check(url, ['url'])).toThrow(OutboundRefused)
  })

  it('is refused with the member that holds it', () => {
    const refusal = (() => {
      try {
        outbound.check('http://10.0.0.1/', ['options', 'url'])
      } catch (error) {
        return error as OutboundRefused
      }
    })()
    expect(refusal?.status).toBe(400)
    expect(refusal?.fields.issues).toEqual([
      { path: ['options', 'url'], message: 'must not lead to a private address', code: 'outbound_refused' },
    ])
  })
})

describe('the addresses of a host', () => {
  const addresses: Record<string, string[]> = {
    'public.example': ['93.184.216.34', '2606:4700:4700::1111'],
    'private.example': ['10.0.0.1'],
    'both.example': ['10.0.0.1', '93.184.216.34'],
    'mapped.example': ['::ffff:192.168.0.1'],
    'none.example': [],
  }
  const open = (allow: string[] = []) =>
    openOutbound({ allow, resolve: async (host) => addresses[host] ?? [], userAgent: 'Test/1.0' })

  it('are its public ones', async () => {
    expect(await open().addressesOf('public.example', 25, [25])).toEqual(addresses['public.example'])
    expect(await open().addressesOf('both.example', 25, [25])).toEqual(['93.184.216.34'])
  })

  it('are told on usual ports only', async () => {
    await expect(open().addressesOf('public.example', 26, [25])).rejects.toThrow('Port 26')
  })

  it.each(['private.example', 'mapped.example', 'localhost', 'evil.localhost', '127.0.0.1', '[::1]'])(
    'are not told of %s',
    async (host) => {
      await expect(open().addressesOf(host, 25, [25])).rejects.toThrow('leads to a private address')
    },
  )

  it('are none where there is no such host', async () => {
    await expect(open().addressesOf('none.example', 25, [25])).rejects.toMatchObject({ kind: 'NO_HOST', status: 502 })
  })

  it('are private ones where the operator allows their range, or the host with its port', async () => {
    expect(await open(['10.0.0.0/8']).addressesOf('private.example', 2525, [25])).toEqual(['10.0.0.1'])
    expect(await open(['private.example:2525']).addressesOf('private.example', 2525, [25])).toEqual(['10.0.0.1'])
    await expect(open(['private.example:2525']).addressesOf('private.example', 25, [25])).rejects.toThrow()
  })
})
