import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxOf, mailDomainOf } from '../../../subgraphs/kit/rates/mailbox.ts'

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
const local = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,15}$/)
const tag = fc.stringMatching(/^[A-Za-z0-9+.]{0,10}$/)

describe('a mailbox', () => {
  it('is the same for every tag, case and form of the domain', () => {
    fc.assert(
      fc.property(local, label, tag, (name, host, tagged) => {
        const plain = mailboxOf(`${name}@${host}.example`)
        expect(mailboxOf(`${name}+${tagged}@${host}.example`)).toBe(plain)
        expect(mailboxOf(` ${name.toUpperCase()}@${host.toUpperCase()}.EXAMPLE. `)).toBe(plain)
        expect(mailboxOf(plain)).toBe(plain)
      }),
    )
  })

  it('is another one for another name or domain', () => {
    fc.assert(
      fc.property(local, local, label, label, (name, other, host, elsewhere) => {
        fc.pre(name !== other && host !== elsewhere)
        expect(mailboxOf(`${name}@${host}.example`)).not.toBe(mailboxOf(`${other}@${host}.example`))
        expect(mailboxOf(`${name}@${host}.example`)).not.toBe(mailboxOf(`${name}@${elsewhere}.example`))
      }),
    )
  })

  it.each([
    ['John.Doe+news@GMail.com', 'johndoe@gmail.com'],
    ['j.o.h.n.d.o.e@googlemail.com', 'johndoe@gmail.com'],
    ['john.doe@example.com', 'john.doe@example.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it.each([
    ['a@mail.example.co.uk', 'example.co.uk'],
    ['a@x.y.victim.com', 'victim.com'],
    ['a@localhost', 'localhost'],
    ['a@someone.github.io', 'someone.github.io'],
  ])('%s is at %s', (email, domain) => {
    expect(mailDomainOf(email)).toBe(domain)
  })
})
