import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../subgraphs/kit/net/outbound/address.ts'
import { isAllowEntry, readAllowed } from '../../../subgraphs/kit/net/outbound/allowed.ts'

describe('public addresses', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:82b::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ["a cloud's metadata", '169.254.169.254'],
    ["a cloud's metadata", '100.100.100.200'],
    ["a cloud's host", '168.63.129.16'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '203.0.113.9'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.251'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private, in hexadecimal', '::ffff:a00:1'],
    ['IPv4-compatible', '::7f00:1'],
    ['translated loopback', '64:ff9b::7f00:1'],
    ['translated metadata', '64:ff9b::a9fe:a9fe'],
    ['local translation', '64:ff9b:1::808:808'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['unique local', 'fd00:ec2::254'],
    ['unique local', 'fc00::1'],
    ['link local', 'fe80::1'],
    ['link local with a zone', 'fe80::1%eth0'],
    ['site local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['discard', '100::1'],
    ['no address', 'example.com'],
    ['no address', ''],
  ])('what is for %s (%s) is none', (_, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('what an operator allows', () => {
  const allowed = readAllowed(['10.1.0.0/16', 'fd00::/8', 'wiki.local:8080', '*.sites.local:80', '[::1]:9000'])

  it('is a range of addresses, also in IPv6 clothes', () => {
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1'].map((address) => allowed.holds(address))).toEqual([
      true,
      true,
      true,
    ])
    expect(['10.2.0.1', '127.0.0.1', 'fe80::1'].map((address) => allowed.holds(address))).toEqual([false, false, false])
  })

  it('is a host with its port, or all names below one', () => {
    expect(allowed.names('wiki.local', 8080)).toBe(true)
    expect(allowed.names('WIKI.local.', 8080)).toBe(true)
    expect(allowed.names('wiki.local', 80)).toBe(false)
    expect(allowed.names('evil.wiki.local', 8080)).toBe(false)
    expect(allowed.names('a.sites.local', 80)).toBe(true)
    expect(allowed.names('a.b.sites.local', 80)).toBe(true)
    expect(allowed.names('sites.local', 80)).toBe(false)
    expect(allowed.names('evilsites.local', 80)).toBe(false)
    expect(allowed.names('::1', 9000)).toBe(true)
  })

  it('is nothing else', () => {
    expect(['10.0.0.0/33', 'wiki.local', 'wiki.local:99999', 'http://wiki.local', '*', ''].map(isAllowEntry)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })
})
