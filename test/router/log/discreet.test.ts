import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { pino } from 'pino'
import { createPublicClient, http } from 'viem'
import { describe, expect, it } from 'vitest'
import { discreetSerializers, noteOf, withoutUrlSecrets } from '../../../router/log/discreet.ts'

describe('what is written of an error', () => {
  it('names a node by its host, without the key in its URL', async () => {
    const client = createPublicClient({
      transport: http('http://user:pass@127.0.0.1:9/v2/SECRET?key=SECRET', { retryCount: 0 }),
    })
    const error: unknown = await client.getBlockNumber().catch((reason: unknown) => reason)
    expect(String((error as Error).stack)).toContain('SECRET')
    const stream = new PassThrough()
    pino({ serializers: discreetSerializers }, stream).error({ err: error }, 'The chain does not answer')
    const line = String(stream.read())
    expect(line).toContain('127.0.0.1:9')
    expect(line).not.toContain('SECRET')
    expect(line).not.toContain('pass')
    expect(noteOf(error)).not.toContain('SECRET')
  })

  it('keeps everything else as it was', () => {
    expect(withoutUrlSecrets('nothing to hide: 0xabc, 12 ms')).toBe('nothing to hide: 0xabc, 12 ms')
    expect(withoutUrlSecrets('at https://a.example/v2/k?x=1, then (wss://b.example:1/k)')).toBe(
      'at https://a.example/…, then (wss://b.example:1/…)',
    )
  })

  it('keeps no path, whatever the path is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, validSchemes: ['https'] }), (url) => {
        const { host, pathname } = new URL(url)
        fc.pre(pathname.length > 1)
        expect(withoutUrlSecrets(`failed: ${url}`)).toMatch(
          new RegExp(`^failed: https://${host.replace(/[.[\]]/g, '\\$&')}/…`, 'i'),
        )
      }),
    )
  })
})
