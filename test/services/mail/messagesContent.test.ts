import MailComposer from 'nodemailer/lib/mail-composer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throughInbox } from './messagesFixture.ts'
import { startTestMail, type TestMail } from './support/service.ts'

let service: TestMail

beforeAll(async () => {
  service = await startTestMail()
})

afterAll(() => service?.stop())

const through = (raw: string | Buffer) => throughInbox(service, raw)

/** A mail as raw lines: fields, then the body. */
function mail(fields: readonly string[], body: string): string {
  return ['From: Ada <ada@sender.test>', ...fields, '', body].join('\r\n')
}

/** With the line ends that SMTP wants. */
function asSent(raw: Buffer): Buffer {
  return Buffer.from(raw.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1')
}

const html = (body: string) => mail(['Content-Type: text/html; charset=utf-8'], body)

describe('what a message says', () => {
  it('is what was written, names and texts in any script', async () => {
    const raw = await new MailComposer({
      from: { name: 'Jürgen "JJ" Müller', address: 'juergen@sender.test' },
      to: ['Ада <ada@to.test>', 'plain@to.test'],
      cc: '"Team, the" <team@to.test>',
      replyTo: 'reply@sender.test',
      subject: 'Grüße aus 東京 🎉',
      date: new Date('2031-04-30T10:00:00Z'),
      text: 'Tschüss\nund 再见',
      html: '<p>Tschüss</p>',
    })
      .compile()
      .build()
    expect(await through(asSent(raw))).toMatchObject({
      from: '"Jürgen \\"JJ\\" Müller" <juergen@sender.test>',
      to: ['Ада <ada@to.test>', 'plain@to.test'],
      cc: ['"Team, the" <team@to.test>'],
      replyTo: 'reply@sender.test',
      subject: 'Grüße aus 東京 🎉',
      date: '2031-04-30T10:00:00.000Z',
      text: 'Tschüss\nund 再见\n',
      html: '<p>Tschüss</p>\n',
      attachments: [],
    })
  })

  it.each([
    ['iso-8859-1', 'quoted-printable', 'caf=E9 =\r\ncr=E8me'],
    ['utf-8', '8bit', 'café crème'],
    ['utf-8', 'base64', Buffer.from('café crème').toString('base64')],
    ['utf-16le', 'base64', Buffer.from('café crème', 'utf16le').toString('base64')],
  ])('is decoded from %s in %s', async (charset, encoding, body) => {
    const fields = [`Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`]
    const { text } = await through(Buffer.from(mail(fields, body)))
    expect(text?.trim()).toBe('café crème')
  })

  it('is empty where nothing was written', async () => {
    expect(await through('From: ada@sender.test\r\n\r\n')).toMatchObject({
      from: 'ada@sender.test',
      to: [],
      subject: '',
      date: null,
      html: null,
      safeHtml: null,
      attachments: [],
    })
  })

  it('is read as far as it can be where its form is broken', async () => {
    const { text, attachments } = await through(
      mail(
        ['Content-Type: multipart/mixed; boundary="b"'],
        '--b\r\nContent-Type: text/plain\r\n\r\nhere\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\nAAA!A===\r\n',
      ),
    )
    expect(text).toBe('here\n')
    expect(attachments).toMatchObject([{ filename: 'part-2.png', contentType: 'image/png', size: 3 }])
  })

  it('holds mails within mails as files', async () => {
    const inner = mail(['Subject: Inner', 'Content-Type: multipart/mixed; boundary=b'], '--b\r\n\r\ninner\r\n--b--')
    const outer = mail(
      ['Content-Type: multipart/mixed; boundary=a'],
      `--a\r\n\r\nouter\r\n--a\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--a--`,
    )
    const { text, attachments } = await through(outer)
    expect(text).toBe('outer\n')
    expect(attachments).toMatchObject([{ filename: 'part-2.eml', contentType: 'message/rfc822', size: inner.length }])
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\evil.exe', 'evil.exe'],
    ['...', 'part-1'],
    ['a\u202egpj.exe', 'agpj.exe'],
    [`${'x'.repeat(400)}.txt`, 'x'.repeat(200)],
  ])('names files without danger: %j', async (filename, shown) => {
    const named = `attachment; filename*=utf-8''${encodeURIComponent(filename)}`
    const { attachments } = await through(
      mail(['Content-Type: application/octet-stream', `Content-Disposition: ${named}`], 'x'),
    )
    expect(attachments).toMatchObject([{ filename: shown }])
  })
})

describe('a message that is made to be expensive', () => {
  it.each([
    ['ten thousand parts', `Content-Type: multipart/mixed; boundary=b`, '--b\r\n\r\nx\r\n'.repeat(10_000)],
    ['a million boundaries', `Content-Type: multipart/mixed; boundary=b`, '--b\r\n'.repeat(1_000_000)],
    ['a million near boundaries', `Content-Type: multipart/mixed; boundary=b`, '--c\r\n'.repeat(1_000_000)],
    [
      'a thousand parts within parts',
      'Content-Type: multipart/mixed; boundary=b0',
      Array.from(
        { length: 1_000 },
        (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
      ).join(''),
    ],
    [
      'a part of nothing but header',
      'Content-Type: multipart/mixed; boundary=b',
      `--b\r\n${'x: y\r\n'.repeat(500_000)}`,
    ],
    ['a text of five megabytes', 'Content-Type: text/plain', `${'x'.repeat(98)}\r\n`.repeat(50_000)],
  ])('is cut: %s', async (_, field, body) => {
    const { text, attachments } = await through(mail([field], body))
    expect(text).toContain('[Not all of this message is shown')
    expect(text?.length).toBeLessThan(5_000_000)
    expect(attachments.length).toBeLessThan(500)
  })

  it('keeps its HTML to itself when that is huge', async () => {
    const { html: whole, safeHtml } = await through(html(`<p>${'x'.repeat(70)}</p>\r\n`.repeat(16_000)))
    expect(whole?.length).toBeGreaterThan(1_048_576)
    expect(safeHtml).toBeNull()
  })

  it.each(['<div>\r\n', '<b><i>\r\n', '<svg></x>\r\n', '<table><tr><td>\r\n'])(
    'keeps HTML to itself that is %j within itself a thousand times',
    async (tag) => {
      expect((await through(html(`${tag.repeat(1_000)}deep`))).safeHtml).toBeNull()
    },
  )

  it.each(['<p>one', '<li>one', '<tr><td>one', '<br>', '<b>one</b>', '<img alt=x>', '<div>one</div>'])(
    'shows HTML with ten thousand of %s, one after the other',
    async (tag) => {
      const { safeHtml } = await through(html(`<table>${`${tag}\r\n`.repeat(10_000)}`))
      expect(safeHtml).not.toBeNull()
    },
  )
})

describe('safe HTML', () => {
  const safe = async (body: string) => (await through(html(body))).safeHtml?.trim()

  it.each([
    ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="http://track.test/pixel.gif" alt="a">', ''],
    ['<img src="//track.test/pixel.gif"><img src="data:image/svg+xml,<svg onload=x>">', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
    ['<a href=" jAvascript&#58;alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
    ['<a href="vbscript:x">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
    ['<style>@import url(http://track.test)</style>b', 'b'],
    ['<p style="margin-top:-900px;padding:2px">a</p>', '<p style="padding:2px">a</p>'],
    ['<link rel=stylesheet href=http://track.test>b', 'b'],
    ['<meta http-equiv=refresh content="0;url=http://evil.test">b', 'b'],
    ['<base href="http://evil.test/">b', 'b'],
    ['<form action="http://evil.test"><input name=password><button>go</button></form>b', 'gob'],
    ['<iframe src="http://evil.test"></iframe><object data=x></object><embed src=x>b', 'b'],
    ['<svg><script>alert(1)</script></svg><math><mtext></mtext></math>b', 'b'],
    ['<p style="background:url(http://track.test/x)">b</p>', '<p>b</p>'],
    ['<p style="background-color:red;position:fixed;top:0">b</p>', '<p style="background-color:red">b</p>'],
    ['<p style="border:1px url(http://track.test)">b</p>', '<p>b</p>'],
    ['<p style="font-family:x;behavior:url(x)">b</p>', '<p style="font-family:x">b</p>'],
    ['<table background="http://track.test"><tr><td>b</td></tr></table>', '<table><tr><td>b</td></tr></table>'],
    ['<!--[if IE]><script>x</script><![endif]-->b', 'b'],
    ['<audio src=x autoplay></audio><video poster="http://track.test"></video>b', 'b'],
  ])('of %s', async (body, expected) => {
    const result = (await safe(body)) ?? ''
    if (expected !== '') expect(result).toBe(expected)
    expect(result).not.toMatch(
      /script|onerror|onclick|track\.test|evil\.test|url\(|javascript|<img|<form|<input|<iframe|<svg|<style/i,
    )
  })

  it('leaves text in attributes that would be something elsewhere, harmless', async () => {
    const body = '<noscript><p title="</noscript><img src=x onerror=alert(1)>">b</p></noscript>'
    expect(await safe(body)).toBe('<p title="&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;">b</p>')
  })

  it('keeps what a letter is made of', async () => {
    const body =
      '<h1 style="color:#333;text-align:center">Hi</h1><p>See <a href="https://x.test/?a=1&amp;b=2">this</a></p>'
    expect(await safe(body)).toBe(
      '<h1 style="color:#333;text-align:center">Hi</h1><p>See <a href="https://x.test/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">this</a></p>',
    )
  })

  it('shows the images that the message brings along, and no others', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    const raw = await new MailComposer({
      from: 'ada@sender.test',
      html: '<img src="cid:logo@x" alt="logo"><img src="cid:page@x"><img src="cid:none@x">',
      attachments: [
        { cid: 'logo@x', filename: 'logo.png', content: png, contentType: 'image/png' },
        { cid: 'page@x', filename: 'page.svg', content: '<svg onload="x"/>', contentType: 'image/svg+xml' },
      ],
    })
      .compile()
      .build()
    const { safeHtml, attachments } = await through(asSent(raw))
    expect(safeHtml?.trim()).toBe(`<img alt="logo" src="data:image/png;base64,${png.toString('base64')}" />`)
    expect(attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'page.svg'])
  })
})
