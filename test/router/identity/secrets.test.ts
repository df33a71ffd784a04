import fc from 'fast-check'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { isSecretName, textWithoutSecrets, withoutSecrets } from '../../../router/identity/secrets.ts'

const secretName = fc.constantFrom('code', 'otp', 'authCode', 'inviteCode', 'password', 'clientSecret', 'accessToken')
/** Long enough that it occurs by itself nowhere else. */
const secret = fc.stringMatching(/^[A-Za-z0-9]{16,40}$/)

describe('a secret among arguments', () => {
  it('is left out at any depth, beside what is kept', () => {
    fc.assert(
      fc.property(secretName, secret, fc.jsonValue(), (name, value, beside) => {
        fc.pre(!JSON.stringify(beside).includes(value))
        const kept = withoutSecrets({ input: { list: [{ [name]: value, other: 1 }] }, [name]: [value], beside })
        expect(JSON.stringify(kept)).not.toContain(value)
        expect(kept).toMatchObject({ input: { list: [{ other: 1 }] } })
      }),
    )
  })

  it('is left out of the operation’s text, which stays an operation', () => {
    fc.assert(
      fc.property(secretName, secret, (name, value) => {
        const text = `mutation ($v: String = "${value}") { a: f(${name}: "${value}", in: { ${name}: "${value}", x: 1 }) { id } }`
        const kept = textWithoutSecrets(parse(text))
        expect(kept).not.toContain(value)
        expect(() => parse(kept)).not.toThrow()
        expect(kept).toContain('x:1')
      }),
    )
  })

  it('is told by its name: codes of countries, currencies and posts are none', () => {
    const harmless = ['countryCode', 'postalCode', 'currencyCode', 'iataCode', 'domain', 'key', 'pageKey', 'keyword']
    expect(harmless.filter(isSecretName)).toEqual([])
  })
})
