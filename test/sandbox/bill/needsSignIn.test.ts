import * as graphql from 'graphql'
import { describe, expect, it } from 'vitest'
import { needsSignIn } from '../../../sandbox/bill/needsSignIn.ts'

const schema = graphql.buildSchema('type Query { me: Me, open: Int } type Me { address: String, posts: Int }')
const fields = { 'Query.me': {}, 'Me.address': { identity: true }, 'Query.open': {} } as const
const free = { total: '0.00', currency: 'USD', lines: [] }

function needs(query: string, bill: Parameters<typeof needsSignIn>[0] = free): boolean {
  return needsSignIn(bill, graphql.parse(query), { graphql, schema, fields })
}

describe('a free request', () => {
  it('needs a signature where one of its fields is about the caller', () => {
    expect(needs('{ me { address } }')).toBe(true)
    expect(needs('{ ...F } fragment F on Query { me { x: address } }')).toBe(true)
    expect(needs('{ open me { posts } }')).toBe(false)
  })

  it('is looked at by the operation that runs', () => {
    expect(needs('query A { open } query B { me { address } }')).toBe(false)
  })

  it('needs one where a price came to nothing, and none where the payer says who it is', () => {
    const line = { path: 'open', field: 'Query.open', service: 'data', usd: '0.00' }
    expect(needs('{ open }', { ...free, lines: [line] })).toBe(true)
    expect(needs('{ me { address } }', { ...free, total: '0.01' })).toBe(false)
  })
})
