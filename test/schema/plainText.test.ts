import fc from 'fast-check'
import { isListType, isNonNullType } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Endpoint, EndpointMember } from '../../schema/catalogue/endpoint.ts'
import { plainTextIssues } from '../../schema/catalogue/plainText.ts'
import { readVariables } from '../../schema/catalogue/requestVariables.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'

const catalogue = loadCatalogue()

/** Whether a member takes texts, be it several of them. */
function takesTexts({ type, layout }: EndpointMember): boolean {
  const plain = isNonNullType(type) ? type.ofType : type
  const item = isListType(plain) ? plain.ofType : plain
  return layout?.kind !== 'form' && layout?.kind !== 'entries' && /^(String|ID|JSON)!?$/.test(String(item))
}

/** What is wrong with a request that gives a member a text. */
function issuesOf(endpoint: Endpoint, member: EndpointMember, text: string) {
  const plain = isNonNullType(member.type) ? member.type.ofType : member.type
  const isList = isListType(plain) && member.layout?.kind !== 'csv'
  const raw = {
    path: member.in === 'path' ? { [member.name]: text } : {},
    query: new URLSearchParams(member.in === 'query' ? [[member.name, text]] : []),
    body: member.in === 'body' ? { [member.name]: isList ? [text] : text } : undefined,
  }
  return readVariables(endpoint, raw, catalogue.constraints).issues.filter(({ path }) => path[0] === member.name)
}

const places = catalogue.endpoints.flatMap((endpoint) =>
  endpoint.members
    .filter(takesTexts)
    .map(
      (member) =>
        [`${member.name} of ${endpoint.method} ${endpoint.service}${endpoint.path}`, endpoint, member] as const,
    ),
)

describe('a text of a request', () => {
  it('is a member of many paths', () => {
    expect(places.length).toBeGreaterThan(400)
  })

  it.each(places)('has no NUL as %s', (_, endpoint, member) => {
    expect(issuesOf(endpoint, member, 'a\u0000b').length).toBeGreaterThan(0)
  })

  it('says where it stands and which rule it breaks', () => {
    const endpoint = catalogue.endpoints.find(
      ({ service, method, path }) => `${method} ${service}${path}` === 'POST social/api/forum/search',
    )
    const member = endpoint?.members.find(({ name }) => name === 'keywords')
    if (!endpoint || !member) throw new Error('There is no such path')
    expect(issuesOf(endpoint, member, 'a\u0000b')).toEqual([
      {
        path: [member.name],
        code: 'control_character',
        message: 'must not contain control characters but tabs and line breaks',
      },
    ])
  })
})

describe('the rule of plain texts', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code))
  const refused = controls.filter((character) => !'\t\n\r'.includes(character))

  it('takes every text without control characters and broken pairs, tabs and line breaks included', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((given) => !/\p{Cc}/u.test(given))
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(plainTextIssues(`${one}\t\r\n${other}`, [])).toEqual([])
      }),
    )
  })

  it('finds a broken text anywhere in a value, names of members included', () => {
    const broken = fc.constantFrom(...refused, '\ud800', '\udc00 ')
    const place = fc.array(fc.oneof(fc.constantFrom('member', 'other'), fc.nat(2)), { maxLength: 10 })
    fc.assert(
      fc.property(broken, place, fc.boolean(), (text, at, isName) => {
        const inner: unknown = isName ? { [`a${text}b`]: 1 } : `a${text}b`
        const value = at.reduceRight((below: unknown, key) => {
          if (typeof key === 'string') return { fine: 'text', [key]: below }
          return Array.from({ length: key + 1 }, (_, index) => (index === key ? below : 'fine'))
        }, inner)
        expect(plainTextIssues(value, ['argument']).map(({ path }) => path)).toEqual([['argument', ...at]])
      }),
    )
  })

  it('ends where values are nested deeper than any input', () => {
    const deep = Array.from({ length: 100_000 }).reduce((below: unknown) => [below], 'text')
    expect(plainTextIssues(deep, [])).toMatchObject([{ code: 'too_deep' }])
  })
})
