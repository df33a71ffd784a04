import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput, Conflict, Forbidden, NotFound } from '../../../schema/errors.ts'
import { attestationRecord, attestedWallet } from '../../../subgraphs/domains/dns/attestation.ts'
import { type RecordInput, readRecords } from '../../../subgraphs/domains/dns/records.ts'
import { answerOf } from '../../../subgraphs/domains/dns/server/recordData.ts'
import { deleteRecords, upsertRecords } from '../../../subgraphs/domains/dns/zoneChanges.ts'
import { RECORD_TYPES, type RecordType, type ZoneRecord } from '../../../subgraphs/kit/net/dns/record.ts'
import { newWallet } from './support/service.ts'

const DOMAIN = 'example.com'

function record(type: RecordType, name: string, value: string, ttl = 300): ZoneRecord {
  return { type, name, value, ttl }
}

function read(type: RecordType, name: string, value: string): ZoneRecord | undefined {
  return readRecords([{ type, name, value, ttl: 300 }], DOMAIN)[0]
}

describe('the name of a record', () => {
  it.each([
    ['@', 'example.com'],
    ['example.com', 'example.com'],
    ['WWW.Example.com.', 'www.example.com'],
    ['www', 'www.example.com'],
    ['*.example.com', '*.example.com'],
    ['_sip._tcp.example.com', '_sip._tcp.example.com'],
    ['_sip._tcp', '_sip._tcp.example.com'],
    ['deep.er', 'deep.er.example.com'],
    ['*.deep', '*.deep.example.com'],
    ['mail.example.org', 'mail.example.org.example.com'],
    ['badexample.com', 'badexample.com.example.com'],
    ['büro.nord', 'xn--bro-hoa.nord.example.com'],
    ['büro.example.com', 'xn--bro-hoa.example.com'],
  ])('%s is %s', (given, name) => {
    expect(read('TXT', given, 'x')?.name).toBe(name)
  })

  it.each([
    'evil.com.',
    'badexample.com.',
    'www.',
    'a.*.example.com',
    '',
    '.',
    'a..example.com',
    '-x.example.com',
    'a b.example.com',
    `${'a'.repeat(64)}.example.com`,
  ])('%j is none of this zone', (given) => {
    expect(() => read('TXT', given, 'x')).toThrow(BadInput)
  })
})

describe('the value of a record', () => {
  it.each([
    ['A', '192.0.2.1', '192.0.2.1'],
    ['AAAA', '2001:DB8:0::1', '2001:db8::1'],
    ['CNAME', 'Host.Example.net.', 'host.example.net'],
    ['MX', '10  Mail.example.net', '10 mail.example.net'],
    ['MX', '0 .', '0 .'],
    ['TXT', 'v=spf1 -all', 'v=spf1 -all'],
    ['TXT', '  spaces at both ends ', '"  spaces at both ends "'],
    ['TXT', '"one " "two"', 'one two'],
    ['TXT', '"say \\"hi\\" now"', 'say "hi" now'],
    ['SRV', '1 2 5060 sip.example.net', '1 2 5060 sip.example.net'],
    ['CAA', '0 issue letsencrypt.org', '0 issue "letsencrypt.org"'],
    ['CAA', '128 IODEF "mailto:ca@example.com"', '128 iodef "mailto:ca@example.com"'],
  ] as const)('%s %s is %s', (type, given, value) => {
    expect(read(type, 'www', given)?.value).toBe(value)
  })

  it.each([
    ['A', '256.0.0.1'],
    ['A', '::1'],
    ['A', 'example.net'],
    ['AAAA', '192.0.2.1'],
    ['AAAA', 'fe80::1%eth0'],
    ['CNAME', '192.0.2.1'],
    ['CNAME', 'localhost'],
    ['CNAME', 'www.example.com'],
    ['MX', 'mail.example.net'],
    ['MX', '70000 mail.example.net'],
    ['MX', '10 .'],
    ['MX', '10 mail.example.net extra'],
    ['TXT', ''],
    ['TXT', 'line\nbreak'],
    ['TXT', 'x'.repeat(2049)],
    ['SRV', '1 2 sip.example.net'],
    ['SRV', '1 2 99999 sip.example.net'],
    ['CAA', '1 issue "ca.example"'],
    ['CAA', '0 is-sue "ca.example"'],
    ['CAA', '0 issue "un"quoted"'],
  ] as const)('%s %j is refused', (type, given) => {
    expect(() => read(type, 'www', given)).toThrow(BadInput)
  })

  it('is reported with the record that it belongs to, all mistakes at once', () => {
    const inputs: RecordInput[] = [
      { type: 'A', name: 'www', value: '192.0.2.1', ttl: 300 },
      { type: 'A', name: 'evil.com.', value: 'x', ttl: 300 },
    ]
    expect(() => readRecords(inputs, DOMAIN)).toThrow(
      expect.objectContaining({
        fields: {
          issues: [
            expect.objectContaining({ path: ['input', 'records', 1, 'name'] }),
            expect.objectContaining({ path: ['input', 'records', 1, 'value'] }),
          ],
        },
      }),
    )
  })
})

/** Text that has a chance to be the value of a record. */
const plausible = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.domain(),
  fc.string(),
  fc.tuple(fc.nat(70_000), fc.domain()).map(([priority, host]) => `${priority} ${host}`),
  fc.tuple(fc.nat(9), fc.nat(9), fc.nat(70_000), fc.domain()).map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('0', '128', '1'), fc.constantFrom('issue', 'iodef'), fc.string())
    .map(([flags, tag, value]) => `${flags} ${tag} "${value}"`),
  fc.string().map((text) => JSON.stringify(text)),
)
const input = fc.record({
  type: fc.constantFrom(...RECORD_TYPES),
  name: fc.oneof(
    fc.constantFrom('@', 'www', '*.example.com', '_tollgraph'),
    fc.string(),
    fc.string().map((text) => `${text}.${DOMAIN}`),
  ),
  value: plausible,
  ttl: fc.integer({ min: 60, max: 86_400 }),
})

describe('whatever is accepted', () => {
  const accepted = (given: RecordInput): ZoneRecord | null => {
    try {
      return readRecords([given], DOMAIN)[0] ?? null
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput)
      return null
    }
  }

  it('stands in the zone, and is read the same way again', () => {
    fc.assert(
      fc.property(input, (given) => {
        const first = accepted(given)
        if (!first) return
        expect(first.name === DOMAIN || first.name.endsWith(`.${DOMAIN}`)).toBe(true)
        expect(readRecords([first], DOMAIN)).toEqual([first])
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['v=spf1 -all', 'v=spf1 -all'],
    ['  spaces at both ends ', '  spaces at both ends '],
    ['"one " "two "', 'one two '],
    ['"\\"quoted\\""', '"quoted"'],
    ['say "hi" \\ now', 'say "hi" \\ now'],
  ])('is served as the text that TXT %j means', (given, text) => {
    const stored = read('TXT', 'www', given)
    if (!stored) throw new Error('It was refused')
    expect(answerOf(stored)).toMatchObject({ data: [Buffer.from(text)] })
  })

  it('can be served', () => {
    fc.assert(
      fc.property(input, (given) => {
        const first = accepted(given)
        if (first) expect(() => answerOf(first)).not.toThrow()
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a change of the zone', () => {
  const zone = [
    record('A', 'www.example.com', '192.0.2.1'),
    record('A', 'www.example.com', '192.0.2.2'),
    record('TXT', 'example.com', 'hello'),
  ]

  it('by upsert replaces all records of the same name and type, and no others', () => {
    const changed = upsertRecords(zone, [record('A', 'www.example.com', '192.0.2.9')], DOMAIN)
    expect(changed).toEqual([record('TXT', 'example.com', 'hello'), record('A', 'www.example.com', '192.0.2.9')])
  })

  it('by upsert takes several values of one name and type, each once', () => {
    const given = [
      record('A', 'www.example.com', '192.0.2.8'),
      record('A', 'www.example.com', '192.0.2.9'),
      record('A', 'www.example.com', '192.0.2.9'),
    ]
    expect(upsertRecords(zone, given, DOMAIN)).toHaveLength(3)
  })

  it('needs one ttl for the records of one name and type', () => {
    const given = [record('A', 'www.example.com', '192.0.2.8', 60), record('A', 'www.example.com', '192.0.2.9', 120)]
    expect(() => upsertRecords(zone, given, DOMAIN)).toThrow(BadInput)
  })

  it('by delete takes out exactly the given record', () => {
    expect(deleteRecords(zone, [record('A', 'www.example.com', '192.0.2.1')], DOMAIN)).toEqual(zone.slice(1))
  })

  it('by delete of what is not there changes nothing', () => {
    expect(() => deleteRecords(zone, [zone[0]!, record('A', 'www.example.com', '192.0.2.7')], DOMAIN)).toThrow(NotFound)
  })

  it('leaves a CNAME alone at its name, and never at the apex', () => {
    expect(() => upsertRecords(zone, [record('CNAME', 'www.example.com', 'host.example.net')], DOMAIN)).toThrow(
      Conflict,
    )
    expect(() => upsertRecords(zone, [record('CNAME', DOMAIN, 'host.example.net')], DOMAIN)).toThrow(Conflict)
    const withAlias = upsertRecords(zone, [record('CNAME', 'shop.example.com', 'host.example.net')], DOMAIN)
    expect(() => upsertRecords(withAlias, [record('TXT', 'shop.example.com', 'x')], DOMAIN)).toThrow(Conflict)
    expect(() =>
      upsertRecords(
        zone,
        [record('CNAME', 'a.example.com', 'b.example.net'), record('CNAME', 'a.example.com', 'c.example.net')],
        DOMAIN,
      ),
    ).toThrow(Conflict)
  })

  it('stops at a thousand records', () => {
    const many = Array.from({ length: 1000 }, (_, index) => record('A', `h${index}.example.com`, '192.0.2.1'))
    expect(() => upsertRecords(zone, many, DOMAIN)).toThrow(Conflict)
  })
})

describe('the attestation record', () => {
  const wallet = newWallet()
  const attestation = attestationRecord(DOMAIN, wallet)

  it('says who owns the domain', () => {
    expect(attestation).toMatchObject({ name: '_tollgraph.example.com', value: `tollgraph-owner=v1;wallet=${wallet}` })
    expect(attestedWallet(attestation.value)).toBe(wallet)
    expect(attestedWallet(attestation.value.toLowerCase())).toBe(wallet)
  })

  it.each([
    'tollgraph-owner=v1;wallet=0x12',
    'tollgraph-owner=v2;wallet=0x0000000000000000000000000000000000000001',
    `tollgraph-owner=v1;wallet=0x${'0'.repeat(40)}`,
    'hello',
  ])('%j names no wallet', (value) => {
    expect(attestedWallet(value)).toBeNull()
    expect(() => read('TXT', '_tollgraph', value)).toThrow(BadInput)
  })

  it('is replaced by another one, two at a time never, and not deleted', () => {
    const other = attestationRecord(DOMAIN, newWallet())
    expect(upsertRecords([attestation], [other], DOMAIN)).toEqual([other])
    expect(() => upsertRecords([attestation], [other, attestation], DOMAIN)).toThrow(BadInput)
    expect(() => deleteRecords([attestation], [attestation], DOMAIN)).toThrow(Forbidden)
    expect(() => upsertRecords([attestation], [record('CNAME', attestation.name, 'x.example.net')], DOMAIN)).toThrow(
      Conflict,
    )
  })
})
