import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { parseDomain, parseHostname, parseLabel } from '../../../subgraphs/domains/names.ts'
import { endingsOf, TLDS } from '../../../subgraphs/domains/pricing/tlds.ts'

describe('a domain name', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Example.COM. ', 'example.com'],
    ['bücher.com', 'xn--bcher-kva.com'],
    ['BÜCHER。com', 'xn--bcher-kva.com'],
    ['faß.online', 'xn--fa-hia.online'],
    ['例え.tv', 'xn--r8jz45g.tv'],
    ['xn--bcher-kva.com', 'xn--bcher-kva.com'],
    ['4-ever.io', '4-ever.io'],
  ])('%s is %s', (given, domain) => {
    expect(parseDomain(given, TLDS).domain).toBe(domain)
  })

  it.each([
    '',
    '.',
    'com',
    '.com',
    'example',
    'www.example.com',
    '-a.com',
    'a-.com',
    'ab--cd.com',
    'a_b.com',
    'a b.com',
    'ex%61mple.com',
    'example.com/x',
    'user@example.com',
    'http://example.com',
    'example.com:80',
    'xn--zzzz.com',
    'xn--a.com',
    `${'a'.repeat(64)}.com`,
    `${'ü'.repeat(63)}.com`,
    'exa\u0000mple.com',
    'a..com',
    '1.2.3.4',
  ])('%j is none', (given) => {
    expect(() => parseDomain(given, TLDS)).toThrow(BadInput)
  })

  it('has an ending that is sold here, or the endings are named', () => {
    expect(() => parseDomain('example.zip', TLDS)).toThrow('.zip is not sold here')
    expect(() => parseDomain('example.zip', TLDS)).toThrow('.studio')
  })

  it('ends in .example at the stand-in registry only', () => {
    expect(parseDomain('Acme.EXAMPLE', endingsOf({ kind: 'sandbox' })).domain).toBe('acme.example')
    const parse = () => parseDomain('acme.example', endingsOf({ kind: 'live' }))
    expect(parse).toThrow(/\.example is not sold here; the endings are \.ai \.app .* \.uk \.xyz$/)
  })

  it('names the member that is wrong', () => {
    expect(() => parseDomain('nope', TLDS, 'site')).toThrow(
      expect.objectContaining({ fields: { issues: [expect.objectContaining({ path: ['site'] })] } }),
    )
  })

  it('is read the same way again, or refused as bad input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `${text}.com`),
        ),
        (text) => {
          try {
            const { domain } = parseDomain(text, TLDS)
            expect(parseDomain(domain, TLDS).domain).toBe(domain)
            expect(domain).toMatch(/^[a-z0-9-]{1,63}\.[a-z]+$/)
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput)
          }
        },
      ),
    )
  })
})

describe('the name of a search', () => {
  it('ends at its first dot', () => {
    expect(parseLabel('example')).toBe('example')
    expect(parseLabel('Bücher.whatever/else')).toBe('xn--bcher-kva')
  })

  it.each([
    ['2048', '2048'],
    ['007.com', '007'],
    ['0x10', '0x10'],
    ['４２', '42'],
    [' example ', 'example'],
  ])('%j is %s, and no IP address', (given, label) => {
    expect(parseLabel(given)).toBe(label)
  })

  it.each(['', '.com', 'a b', 'not_this'])('%j is none', (given) => {
    expect(() => parseLabel(given)).toThrow(BadInput)
  })
})

it('any host name can be asked for its attestation', () => {
  expect(parseHostname('shop.example.co.jp')).toBe('shop.example.co.jp')
  expect(() => parseHostname('localhost')).toThrow(BadInput)
  expect(() => parseHostname('exa mple.com')).toThrow(BadInput)
})
