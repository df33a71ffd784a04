import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../../router/limits/clientAddress.ts'

const ALONE = { TRUST_PROXY: false, TRUST_PROXY_HOPS: 1, LIMIT_LOOPBACK: false }
const BEHIND_ONE = { ...ALONE, TRUST_PROXY: true }

function of(remoteAddress: string | undefined, forwarded: string | undefined, settings: typeof ALONE): string | null {
  return clientAddress({ remoteAddress, headers: { 'x-forwarded-for': forwarded } }, settings)
}

describe('the address of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8::1%eth0', '2001:db8:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['127.0.0.1', null],
    ['127.9.9.9', null],
    ['::1', null],
    ['::ffff:127.0.0.1', null],
    [undefined, null],
  ])('of a connection from %s is %s', (remote, address) => {
    expect(of(remote, undefined, ALONE)).toBe(address)
  })

  it('is loopback where that is counted', () => {
    expect(of('127.0.0.1', undefined, { ...ALONE, LIMIT_LOOPBACK: true })).toBe('127.0.0.1')
  })

  it('is not what a client claims of itself', () => {
    expect(of('203.0.113.7', '198.51.100.1', ALONE)).toBe('203.0.113.7')
    const claims = fc.array(fc.oneof(fc.ipV4(), fc.string()), { maxLength: 4 })
    fc.assert(
      fc.property(claims, (claimed) => {
        const header = [...claimed, '203.0.113.7'].join(', ')
        expect(of('127.0.0.1', header, BEHIND_ONE)).toBe('203.0.113.7')
        expect(of('127.0.0.1', `${header}, 192.0.2.1`, { ...BEHIND_ONE, TRUST_PROXY_HOPS: 2 })).toBe('203.0.113.7')
      }),
    )
  })

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['unknown', null],
    ['', '198.51.100.9'],
  ])('behind a proxy that says %j is %s', (forwarded, address) => {
    expect(of('198.51.100.9', forwarded, BEHIND_ONE)).toBe(address)
  })
})
