import { Readable } from 'node:stream'
import fc from 'fast-check'
import MailComposer from 'nodemailer/lib/mail-composer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDate } from '../../../subgraphs/mail/messages/mime/date.ts'
import { createDecoder, type TransferEncoding } from '../../../subgraphs/mail/messages/mime/decoders.ts'
import { parseFields } from '../../../subgraphs/mail/messages/mime/fields.ts'
import { type MimeScan, scanMime } from '../../../subgraphs/mail/messages/mime/scan.ts'

/** The mail in chunks of so many bytes. */
function inChunks(raw: Buffer, size: number): Readable {
  const chunks = Array.from({ length: Math.ceil(raw.length / size) }, (_, i) => raw.subarray(i * size, (i + 1) * size))
  return Readable.from(chunks, { objectMode: false })
}

function decode(raw: Buffer, { start, end, encoding }: MimeScan['parts'][number]): Buffer {
  const decoder = createDecoder(encoding)
  return Buffer.concat([decoder.push(raw.subarray(start, end)), decoder.end()])
}

describe('taking a mail apart', () => {
  it('finds the files that were put in, whatever they are and however the bytes come', async () => {
    const file = fc.record({ content: fc.uint8Array({ maxLength: 300 }), isText: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 400 }),
        async (files, size) => {
          const attachments = files.map(({ content, isText }, index) => ({
            filename: `${index}.bin`,
            content: Buffer.from(content),
            ...(isText ? { contentTransferEncoding: 'quoted-printable' as const } : {}),
          }))
          const raw = await new MailComposer({ from: 'a@b.test', text: 'Hello', attachments }).compile().build()
          const scan = await scanMime(inChunks(raw, size))
          const found = scan.parts.filter(({ text }) => text === null)
          expect(found.map((part) => decode(raw, part).length)).toEqual(found.map((part) => part.size))
          expect(found).toHaveLength(files.length)
          // Programs that write quoted-printable take line ends for those of a text.
          const plain = (bytes: Uint8Array) =>
            Buffer.from(bytes)
              .toString('latin1')
              .replace(/[\r\n]+/g, '')
          for (const [index, part] of found.entries())
            expect(plain(decode(raw, part))).toBe(plain(files[index]?.content ?? new Uint8Array()))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('comes to the same end for any bytes, in whatever pieces they come', async () => {
    const word = fc.constantFrom(
      '--b',
      '--b--',
      '--c',
      '\r\n',
      '\r\n\r\n',
      '\n',
      '\r',
      '-',
      ' ',
      'x',
      'Content-Type: multipart/mixed; boundary=c',
      'a: b',
    )
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(''))
    const shape = ({ parts, isCut }: MimeScan) => ({
      isCut,
      parts: parts.map(({ start, end, size, type }) => [start, end, size, type]),
    })
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (body, size) => {
        const raw = Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${body}`)
        const whole = await scanMime(inChunks(raw, raw.length))
        expect(shape(await scanMime(inChunks(raw, size)))).toEqual(shape(whole))
        for (const { start, end } of whole.parts) expect(start <= end && end <= raw.length).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a transfer encoding', () => {
  it.each<TransferEncoding>(['base64', 'quoted-printable', 'identity'])(
    '%s is undone the same in whatever pieces it comes',
    (encoding) => {
      const bytes = fc.array(fc.constantFrom(...Buffer.from('=3Dab\r\n= AZ/+')), { maxLength: 80 })
      fc.assert(
        fc.property(bytes, fc.integer({ min: 1, max: 5 }), (input, size) => {
          const whole = createDecoder(encoding)
          const expected = Buffer.concat([whole.push(Buffer.from(input)), whole.end()])
          const decoder = createDecoder(encoding)
          const pieces: Buffer[] = []
          for (let at = 0; at < input.length; at += size)
            pieces.push(Buffer.from(decoder.push(Buffer.from(input.slice(at, at + size)))))
          expect(Buffer.concat([...pieces, decoder.end()]).equals(expected)).toBe(true)
        }),
        { numRuns: 500 },
      )
    },
  )
})

describe('the date of a mail', () => {
  const zone = process.env.TZ
  beforeAll(() => {
    process.env.TZ = 'America/New_York'
  })
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each([
    ['Mon, 1 Jan 2024 10:00:00 +0100', '2024-01-01T09:00:00.000Z'],
    ['Mon, 1 Jan 2024 10:00:00 +0100 (CET)', '2024-01-01T09:00:00.000Z'],
    ['Mon, 1 Jan 2024 10:00:00 -0000', '2024-01-01T10:00:00.000Z'],
    ['1 Jan 2024 10:00 GMT', '2024-01-01T10:00:00.000Z'],
    ['Mon, 1 Jan 24 10:00:00 EST', '2024-01-01T15:00:00.000Z'],
    ['2024-01-01T10:00:00Z', '2024-01-01T10:00:00.000Z'],
  ])('is what it says: %s', (value, instant) => {
    expect(readDate(value)?.toISOString()).toBe(instant)
  })

  it.each(['Mon, 1 Jan 2024 10:00:00', 'Mon, 1 Jan 2024 10:00:00 CET'])(
    'is in UTC where its zone is not known, wherever this machine is: %s',
    (value) => {
      expect(readDate(value)?.toISOString()).toBe('2024-01-01T10:00:00.000Z')
    },
  )

  it.each(['', '0', 'yesterday', '31 Foo 2024 10:00:00 +0000', '1 Jan 200000 00:00:00 +0000', '-271821 Apr 20 2020'])(
    'is none that any client could read: %j',
    (value) => {
      expect(readDate(value)).toBeNull()
    },
  )
})

describe('header fields', () => {
  it('are unfolded, and what is no field is left out', () => {
    const block = 'A: one\r\n two\r\nnonsense\r\n folded nonsense\r\nB : three\r\n\tfour\r\nC:\r\n: no name\r\nÄ: x\r\n'
    expect(parseFields(Buffer.from(block)).map(({ name, value }) => [name, value])).toEqual([
      ['a', 'one two'],
      ['b', 'three\tfour'],
      ['c', ''],
    ])
  })
})
