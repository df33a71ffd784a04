import { X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameFact } from '../../../../stand-ins/registry/names.ts'
import { openEnrichWorld } from '../../../../stand-ins/worlds/society/world.ts'
import { BadFrame, FrameReader, frame } from '../../../../subgraphs/domains/registrar/epp/frames.ts'
import { contactAuthInfo, contactIdOf, orderIdOf } from '../../../../subgraphs/domains/registrar/epp/orderMark.ts'
import { MalformedXml, readXml, writeXml, type XmlTree } from '../../../../subgraphs/domains/registrar/epp/xml.ts'
import { xmlText } from '../../../../subgraphs/domains/registrar/epp/xmlText.ts'
import { selfSignedCertificate } from '../../../../subgraphs/kit/net/tls/selfSigned.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('&', '<', '>', '"', "'", ';', '#', 'amp', '\n', '\r', ' ', ']]>', '\u0000', '\ud800'),
  }),
)

describe('EPP documents', () => {
  it('carry any text and attribute there and back, but for what XML cannot carry', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, attribute) => {
        const tree: XmlTree = { 'domain:name': { '@hosts': attribute, '#text': text }, 'contact:id': [text, 'x'] }
        const root = readXml(writeXml({ command: tree }))
        expect(root.at('command', 'domain:name')?.text).toBe(xmlText(text))
        expect(root.at('command', 'domain:name')?.attributes.get('hosts')).toBe(xmlText(attribute))
        expect(
          root
            .at('command')
            ?.all('contact:id')
            .map((element) => element.text),
        ).toEqual([xmlText(text), 'x'])
      }),
      { numRuns: 500 },
    )
  })

  it('are the same whatever prefixes the other side chose', () => {
    const document = `<e:epp xmlns:e="urn:ietf:params:xml:ns:epp-1.0"><e:response>
      <e:result code="1000"/><chk xmlns="urn:ietf:params:xml:ns:domain-1.0"><cd>a</cd><cd><![CDATA[b & c]]></cd></chk>
      <x xmlns="urn:unknown"/></e:response></e:epp>`
    const response = readXml(document).at('response')
    expect(
      response
        ?.at('domain:chk')
        ?.all('domain:cd')
        .map(({ text }) => text),
    ).toEqual(['a', 'b & c'])
    expect(response?.elements.map(({ name }) => name)).toContain('{urn:unknown}x')
  })

  it('may refer to characters, and to nothing else', () => {
    expect(readXml('<a>&#233;&#x1F600;&amp;lt;</a>').text).toBe('é😀&lt;')
    for (const text of ['&unknown;', '&#0;', '&#xD800;', '&constructor;']) {
      expect(() => readXml(`<a>${text}</a>`)).toThrow(MalformedXml)
      expect(() => readXml(`<a b="${text}"/>`)).toThrow(MalformedXml)
    }
  })

  it('have no DTD, one root and not too much depth', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;">]><a>&y;</a>'
    const deep = `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`
    for (const text of [bomb, '<!doctype a><a/>', '<a/><b/>', '<a/><a/>', '', 'text', '<a>', '<a></b>', deep]) {
      expect(() => readXml(text), text.slice(0, 30)).toThrow(MalformedXml)
    }
  })

  it('are read or refused, and nothing else, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('<a', '>', '</a>', '<', '&', ' b="', '"', '<?', '<!--', '<![CDATA[', '__proto__', 'x'),
          { maxLength: 12 },
        ),
        (parts) => {
          try {
            readXml(parts.join(''))
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedXml)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('frames', () => {
  it('are found again in a stream, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 6 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        (documents, sizes) => {
          const bytes = Buffer.concat(documents.map(frame))
          const reader = new FrameReader()
          const read: string[] = []
          for (let start = 0; start < bytes.length; ) {
            const end = start + (sizes.next().value ?? 1)
            read.push(...reader.push(bytes.subarray(start, end)))
            start = end
          }
          expect(read).toEqual(documents)
        },
      ),
    )
  })

  it.each([0, 4, 256 * 1024 + 1, 0xffffffff])('cannot have %i bytes', (length) => {
    const header = Buffer.alloc(4)
    header.writeUInt32BE(length)
    expect(() => new FrameReader().push(header)).toThrow(BadFrame)
  })
})

describe('the mark of an order', () => {
  it('is a valid contact id, and leads back to the order', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), fc.string(), (orderId, other) => {
        expect(contactIdOf(orderId)).toMatch(/^[A-Z\d]{16}$/)
        expect(orderIdOf(contactIdOf(orderId), contactAuthInfo(orderId))).toBe(orderId)
        expect(orderIdOf('TG0000', other)).toBeNull()
      }),
    )
  })
})

describe('a certificate made here', () => {
  it('is one that signs itself, for exactly those hosts', async () => {
    const now = new Date('2030-01-02T03:04:05Z')
    const { cert } = await selfSignedCertificate(['registry.test', '127.0.0.1', '::1', '2001:db8::7'], 30, now)
    const certificate = new X509Certificate(cert)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.checkIssued(certificate)).toBe(true)
    expect(certificate.ca).toBe(true)
    expect(certificate.subject).toBe('CN=registry.test')
    expect(certificate.validFrom).toBe('Jan  2 02:04:05 2030 GMT')
    expect(certificate.validTo).toBe('Feb  1 03:04:05 2030 GMT')
    expect(certificate.checkHost('registry.test')).toBe('registry.test')
    expect(certificate.checkHost('other.test')).toBeUndefined()
    for (const address of ['127.0.0.1', '::1', '2001:db8::7']) expect(certificate.checkIP(address)).toBe(address)
    expect(certificate.checkIP('127.0.0.2')).toBeUndefined()
  })
})

describe('the names of the stand-in registry', () => {
  it('are taken by a rule that never changes', () => {
    expect(['example.com', 'google.ai', 'tollgraph.dev', 'abc.xyz'].map(nameFact)).toEqual(Array(4).fill('taken'))
    expect(['luxury.com', 'my-long-and-new-name.com', 'agent-bazaar-7.dev'].map(nameFact)).toEqual([
      'premium',
      'free',
      'free',
    ])
    const short = Array.from({ length: 500 }, (_, index) => nameFact(`shop${index}.com`))
    expect(new Set(short)).toEqual(new Set(['taken', 'free', 'premium']))
  })

  it('are free for companies of the stand-ins with ten letters or more, and taken for their providers of mail', () => {
    const { all } = openEnrichWorld({ seed: 'test', now: () => new Date() }).companies
    const long = all.map(({ domain }) => domain).filter((domain) => domain.indexOf('.') >= 10)
    expect(long.length).toBeGreaterThan(1_000)
    expect(new Set(long.map(nameFact))).toEqual(new Set(['free']))
    expect(['inbox.example', 'postbox.example', 'letters.example'].map(nameFact)).toEqual(Array(3).fill('taken'))
  })
})
