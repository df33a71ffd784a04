import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { parseAddress } from '../../../subgraphs/mail/send/address.ts'
import { compose } from '../../../subgraphs/mail/send/compose.ts'
import { type GivenLetter, readLetter } from '../../../subgraphs/mail/send/letter.ts'
import { letterOf } from './support/letters.ts'

const LETTER: GivenLetter = { to: ['ada@one.test'], subject: 'Hello', text: 'It rains.' }
const ENVELOPE = { from: 'me@acme.test', messageId: '<1@acme.test>', date: new Date('2031-05-06T07:08:09Z') }
const FILE = { content: 'aGk=', contentType: 'text/plain', filename: 'note.txt' }

/** The members that a letter is refused for. */
function refusedMembers(changes: Partial<GivenLetter>): string[] {
  try {
    readLetter({ ...LETTER, ...changes })
  } catch (error) {
    if (error instanceof BadInput) return (error.fields.issues ?? []).map(({ path }) => path.join('.'))
    throw error
  }
  return []
}

const written = async (changes: Partial<GivenLetter>) =>
  (await compose(letterOf({ ...LETTER, ...changes }), ENVELOPE)).toString('latin1')

describe('an address', () => {
  it.each([
    ['ada@one.test', 'ada@one.test'],
    ['Ada.B+tag@One.TEST', 'Ada.B+tag@one.test'],
    ["o'hara!#$%&*/=?^_`{|}~-@one.test", "o'hara!#$%&*/=?^_`{|}~-@one.test"],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@one.test`, `${'a'.repeat(64)}@one.test`],
  ])('%s is %s', (given, address) => expect(parseAddress(given)).toBe(address))

  it.each([
    '',
    'ada',
    '@one.test',
    'ada@',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@one.test.',
    'ada@one..test',
    'ada@-one.test',
    'ada@one_two.test',
    'ada@%6fne.test',
    'ada@one.test/path',
    'ada@one.test:25',
    '.ada@one.test',
    'a..b@one.test',
    'ädä@one.test',
    '"a b"@one.test',
    'Ada <ada@one.test>',
    '<ada@one.test>',
    'ada@one.test, bob@two.test',
    'ada@one.test\r\nBcc: eve@evil.test',
    'ada\r\nRCPT TO:<eve@evil.test>@one.test',
    'ada@one.test\0',
    'ada@one\u3002test\n',
    'a@b@one.test',
    `${'a'.repeat(65)}@one.test`,
    `a@${'b.'.repeat(125)}test`,
    `a@${'b'.repeat(64)}.test`,
  ])('%j is none', (given) => expect(parseAddress(given)).toBeNull())
})

describe('a letter', () => {
  it.each<[string, Partial<GivenLetter>, string[]]>([
    ['an invalid address', { to: ['ada@one.test', 'not-an-address'] }, ['input.to.1']],
    ['an invalid address of a copy', { cc: ['not-an-address'] }, ['input.cc.0']],
    ['an answer to none', { replyTo: 'Ada <ada@one.test>' }, ['input.replyTo']],
    ['a subject of two lines', { subject: 'Hello\r\nBcc: eve@evil.test' }, ['input.subject']],
    ['a subject with a line feed', { subject: 'a\nb' }, ['input.subject']],
    ['a subject with a carriage return', { subject: 'a\rb' }, ['input.subject']],
    ['a subject with a NUL', { subject: 'a\0b' }, ['input.subject']],
    ['a blank subject', { subject: ' \u00a0 ' }, ['input.subject']],
    ['a subject that is no Unicode', { subject: 'a\ud800b' }, ['input.subject']],
    ['nothing to read', { text: null, html: '' }, ['input.text']],
    ['nothing to read but white space', { text: ' \n', html: '\u00a0' }, ['input.text']],
    ['text that is no Unicode', { text: '\udc00' }, ['input.text']],
    [
      'base64 with line breaks',
      { attachments: [{ file: { ...FILE, content: 'aGVs\r\nbG8=' } }] },
      ['input.attachments.0.file.content'],
    ],
    [
      'base64 without padding',
      { attachments: [{ file: { ...FILE, content: 'aGk' } }] },
      ['input.attachments.0.file.content'],
    ],
    ['base64url', { attachments: [{ file: { ...FILE, content: '-_-_' } }] }, ['input.attachments.0.file.content']],
    [
      'base64 with bits left over',
      { attachments: [{ file: { ...FILE, content: 'aGl=' } }] },
      ['input.attachments.0.file.content'],
    ],
    [
      'a path',
      { attachments: [{ file: { ...FILE, filename: '../../etc/passwd' } }] },
      ['input.attachments.0.file.filename'],
    ],
    [
      'a Windows path',
      { attachments: [{ file: { ...FILE, filename: 'C:\\x' } }] },
      ['input.attachments.0.file.filename'],
    ],
    [
      'a filename of two lines',
      { attachments: [{ file: { ...FILE, filename: 'a"\r\nX: y' } }] },
      ['input.attachments.0.file.filename'],
    ],
    [
      'a filename read backwards',
      { attachments: [{ file: { ...FILE, filename: 'gpj\u202eexe.txt' } }] },
      ['input.attachments.0.file.filename'],
    ],
    [
      'a filename that readers decode',
      { attachments: [{ file: { ...FILE, filename: '=?utf-8?q?..=2Fx?=' } }] },
      ['input.attachments.0.file.filename'],
    ],
    [
      'a folder',
      { attachments: [{ file: FILE }, { file: { ...FILE, filename: '..' } }] },
      ['input.attachments.1.file.filename'],
    ],
    [
      'no media type',
      { attachments: [{ file: { ...FILE, contentType: 'text' } }] },
      ['input.attachments.0.file.contentType'],
    ],
    [
      'a media type of two lines',
      { attachments: [{ file: { ...FILE, contentType: 'a/b\r\nX: y' } }] },
      ['input.attachments.0.file.contentType'],
    ],
    [
      'a mail as its media type',
      { attachments: [{ file: { ...FILE, contentType: 'message/rfc822' } }] },
      ['input.attachments.0.file.contentType'],
    ],
    [
      'parts as its media type',
      { attachments: [{ file: { ...FILE, contentType: 'Multipart/mixed; boundary=x' } }] },
      ['input.attachments.0.file.contentType'],
    ],
    [
      'several mistakes',
      { to: ['x'], subject: '\n', attachments: [{ file: { ...FILE, content: '!' } }] },
      ['input.to.0', 'input.subject', 'input.attachments.0.file.content'],
    ],
  ])('with %s is refused, and the member is named', (_, changes, members) => {
    expect(refusedMembers(changes)).toEqual(members)
  })

  it('becomes a mail that says what was said', async () => {
    const html = '<p>Grüße 🌧</p><img src="file:///etc/passwd"><img src="https://one.test/x.png">'
    const attachments = [
      {
        content: Buffer.from([0, 1, 255]).toString('base64'),
        contentType: 'application/pdf',
        filename: 'Größe 1".pdf',
      },
      { content: '', contentType: 'text/plain; charset=utf-8', filename: 'empty.txt' },
    ]
    const raw = await written({
      to: ['ada@one.test', 'bob@bücher.example'],
      cc: ['cy@one.test'],
      replyTo: 'me@home.test',
      subject: 'Grüße',
      text: '.\n..\nFrom here',
      html,
      attachments: attachments.map((file) => ({ file })),
    })
    const mail = await PostalMime.parse(raw)
    expect(mail).toMatchObject({
      from: { address: 'me@acme.test', name: '' },
      to: [{ address: 'ada@one.test' }, { address: 'bob@xn--bcher-kva.example' }],
      cc: [{ address: 'cy@one.test' }],
      replyTo: [{ address: 'me@home.test' }],
      subject: 'Grüße',
      messageId: '<1@acme.test>',
      date: '2031-05-06T07:08:09.000Z',
    })
    expect(mail.text?.trim()).toBe('.\n..\nFrom here')
    expect(mail.html?.trim()).toBe(html)
    expect(
      mail.attachments.map(({ filename, mimeType, disposition }) => ({ filename, mimeType, disposition })),
    ).toEqual([
      { filename: 'Größe 1".pdf', mimeType: 'application/pdf', disposition: 'attachment' },
      { filename: 'empty.txt', mimeType: 'text/plain', disposition: 'attachment' },
    ])
    expect([...new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)]).toEqual([0, 1, 255])
  })

  it('becomes a mail that any server takes: seven bits, short lines, CRLF alone', async () => {
    const raw = await written({
      subject: 'ü'.repeat(900),
      text: 'ä'.repeat(5_000),
      html: 'x'.repeat(5_000),
      to: Array.from({ length: 50 }, (_, index) => `${'a'.repeat(60)}${index}@one.test`),
    })
    expect([...raw].every((char) => char < '\x80')).toBe(true)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(999)
  })
})

/** Header names of a raw mail, each line that begins one. */
function headerNames(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ')
  return head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
}

const OWN_HEADERS = new Set(
  'from to cc reply-to subject message-id date mime-version content-type content-transfer-encoding'.split(' '),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\0',
        ' ',
        '\t',
        ':',
        '=?utf-8?q?a?=',
        '"',
        ';',
        '<a@b.c>',
        'Bcc: a@b.c',
        'é',
        '名',
        '\u2028',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)

describe('whatever is written into a letter', () => {
  it('is refused, or stands where it was meant to and nowhere else', async () => {
    const property = fc.asyncProperty(anyText, anyText, anyText, anyText, async (subject, filename, replyTo, local) => {
      const args: GivenLetter = {
        ...LETTER,
        subject,
        to: [`${local}@one.test`, 'ada@one.test'],
        replyTo,
        attachments: [{ file: { ...FILE, filename } }],
      }
      const refused = new Set(refusedMembers(args).map((member) => member.split('.')[1]))
      // What is refused is replaced, so that each of the others is tried in earnest.
      const changes: Partial<GivenLetter> = {
        ...(refused.has('subject') ? {} : { subject }),
        ...(refused.has('to') ? {} : { to: args.to }),
        ...(refused.has('replyTo') ? {} : { replyTo }),
        ...(refused.has('attachments') ? {} : { attachments: args.attachments ?? [] }),
      }
      const raw = await written(changes)
      const names = headerNames(raw)
      expect(names.filter((name) => !OWN_HEADERS.has(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
      const mail = await PostalMime.parse(raw)
      expect(mail.to?.length).toBe(changes.to?.length ?? 1)
      if (changes.subject !== undefined) expect(mail.subject?.trim()).toBe(subject.trim())
      if (changes.attachments?.length) expect(mail.attachments.map((file) => file.filename)).toEqual([filename])
      if (changes.replyTo) expect(mail.replyTo?.map(({ address }) => address)).toEqual([replyTo])
    })
    await fc.assert(property, { numRuns: 1_000, examples: [['=?utf-8?q?a?= und =?grün', 'a.txt', 'a@b.test', 'b']] })
  })
})
