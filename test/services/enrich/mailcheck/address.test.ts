import { describe, expect, it } from 'vitest'
import { parseMailAddress } from '../../../../subgraphs/enrich/mailcheck/address.ts'
import { isGibberish } from '../../../../subgraphs/enrich/mailcheck/gibberish.ts'
import { isDisposable, isWebmail } from '../../../../subgraphs/enrich/mailcheck/knownDomains.ts'
import { ReplyReader } from '../../../../subgraphs/enrich/mailcheck/smtp/reply.ts'

describe('the form of an address', () => {
  it.each([
    ['ada@example.com', 'ada', 'example.com'],
    ['Ada.Lovelace+news@Mail.Example.COM', 'Ada.Lovelace+news', 'mail.example.com'],
    ['info@bücher.example', 'info', 'xn--bcher-kva.example'],
    ["o'hara@example.com.", "o'hara", 'example.com'],
    ['ünal@example.com', 'ünal', 'example.com'],
  ])('of %s is taken apart', (text, local, domain) => {
    expect(parseMailAddress(text)).toEqual({ local, domain })
  })

  it.each([
    '',
    '@',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@-example.com',
    'ada@exa mple.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    '.ada@example.com',
    'ada..l@example.com',
    'ada l@example.com',
    'a@b@example.com',
    'ada>\r\nRCPT TO:<eve@example.com',
    'ada@example.com>\r\nDATA',
    `${'x'.repeat(65)}@example.com`,
    `ada@${'x'.repeat(64)}.com`,
    `ada@${'long.'.repeat(60)}com`,
  ])('of %j is none', (text) => {
    expect(parseMailAddress(text)).toBeNull()
  })
})

describe('a name', () => {
  it.each([
    'ada.lovelace',
    'christopher',
    'schwartzkopf',
    'wojciech',
    'info',
    'j.smith',
    'mueller-schmidt',
    'sales2024',
    'tkrzyzewski',
  ])('such as %s was chosen by somebody', (local) => {
    expect(isGibberish(local)).toBe(false)
  })

  it.each(['asdfghjk', 'qwerty123', 'xkqzvjwp', 'bcdfghjklm', 'a1b2c3d4e5', 'zxcvbnm'])(
    'such as %s was not',
    (local) => {
      expect(isGibberish(local)).toBe(true)
    },
  )
})

it('domains that give addresses away are known', () => {
  expect([isWebmail('gmail.com'), isWebmail('example.com')]).toEqual([true, false])
  expect([isDisposable('mailinator.com'), isDisposable('x.mailinator.com'), isDisposable('notmailinator.com')]).toEqual(
    [true, true, false],
  )
})

describe('replies of a mail server', () => {
  it('are read however they are cut up', () => {
    const text = '220-one\r\n220 two\r\n250 ok\n354\r\n'
    for (let size = 1; size < text.length; size++) {
      const reader = new ReplyReader()
      const replies = text.match(new RegExp(`[^]{1,${size}}`, 'g'))?.flatMap((chunk) => reader.push(chunk))
      expect(replies).toEqual([
        { code: 220, lines: ['one', 'two'] },
        { code: 250, lines: ['ok'] },
        { code: 354, lines: [''] },
      ])
    }
  })

  it('are nothing but replies', () => {
    expect(() => new ReplyReader().push('HTTP/1.1 400 Bad Request\r\n')).toThrow('does not speak SMTP')
    expect(() => new ReplyReader().push('220-'.padEnd(5_000, 'x'))).toThrow('does not come to an end')
    expect(() => new ReplyReader().push('220-x\r\n'.repeat(300))).toThrow('does not come to an end')
  })
})
