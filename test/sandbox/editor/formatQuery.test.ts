import { describe, expect, it } from 'vitest'
import { formatQuery } from '../../../sandbox/editor/formatQuery.ts'

describe('a formatted query', () => {
  it('has a line for each field, and a blank one between definitions', () => {
    const text = 'query A($n:String!){a(n:$n){b c}} fragment F on T{d}'
    expect(formatQuery(text)).toEqual({
      text: 'query A($n: String!) {\n  a(n: $n) {\n    b\n    c\n  }\n}\n\nfragment F on T {\n  d\n}\n',
    })
  })

  it('is formatted once: a second time changes nothing', () => {
    const first = formatQuery('{a{b}}')
    expect('text' in first && formatQuery(first.text)).toEqual(first)
  })

  it('keeps the comments above it', () => {
    expect(formatQuery('\n# first\n  # second\n{ a }')).toEqual({ text: '# first\n  # second\n{\n  a\n}\n' })
  })

  it.each(['{ a # in between\n b }', '# first\n{ a }\n# last', '{ a } # last'])(
    'stays with its comments: %j',
    (text) => {
      expect(formatQuery(text)).toEqual({ reason: expect.stringContaining('comments') })
    },
  )

  it('has no comment where a text has a number sign', () => {
    expect(formatQuery('{ a(b: "# c") }')).toEqual({ text: '{\n  a(b: "# c")\n}\n' })
  })

  it('stays where it is no GraphQL, and says why', () => {
    expect(formatQuery('{ a')).toEqual({ reason: expect.stringMatching(/^Not formatted: Syntax Error/) })
  })
})
