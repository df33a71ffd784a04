import { describe, expect, it } from 'vitest'
import { graphqlBody, isMutation, operationNames, readVariables } from '../../../sandbox/pay/graphqlBody.ts'
import { troubleFrom } from './troubles.ts'

describe('what is sent of a written request', () => {
  it('is the query with its variables', () => {
    const query = 'query Name($first: Int) { a(first: $first) }'
    expect(graphqlBody({ query, variables: '{ "first": 3 }' })).toEqual({ query, variables: { first: 3 } })
  })

  it('names the first of several operations', () => {
    const query = 'query One { a }\n# query None { a }\nmutation Two { b(text: "query Three { a }") }'
    expect(operationNames(query)).toEqual(['One', 'Two'])
    expect(graphqlBody({ query, variables: '' })).toMatchObject({ operationName: 'One', variables: {} })
  })

  it.each(['', '  \n', '# nothing but a remark'])('is nothing of %j', async (query) => {
    expect(await troubleFrom(() => graphqlBody({ query, variables: '' }))).toMatchObject({ kind: 'input' })
  })
})

describe('a document', () => {
  it.each([
    ['mutation { a }', true],
    ['# read\nmutation Buy { a }', true],
    ['fragment F on T { a }\nmutation { b }', true],
    ['{ mutation }', false],
    ['query { a(text: "mutation {") }', false],
  ])('%j changes something: %s', (document, changes) => expect(isMutation(document)).toBe(changes))
})

describe('variables', () => {
  it('may be left out', () => expect(readVariables(' ')).toEqual({}))

  it('are told where they are wrong', async () => {
    const trouble = await troubleFrom(() => readVariables('{\n  "a": 1,\n  b: 2\n}'))
    expect(trouble).toMatchObject({ kind: 'input', message: 'The variables are no JSON at line 3' })
  })

  it.each(['[]', '3', 'null'])('are no %s', async (text) => {
    expect(await troubleFrom(() => readVariables(text))).toMatchObject({ kind: 'input' })
  })
})
