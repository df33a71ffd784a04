import { describe, expect, it } from 'vitest'
import { locateErrors } from '../../../router/graph/locateErrors.ts'

const AWAY = { message: 'Away', extensions: { code: 'UNAVAILABLE' } }
const INVALID = { message: 'The mail service gave an invalid answer; try again', extensions: { code: 'UPSTREAM' } }
const ROOT = {
  query: 'query($on:Boolean!){a{b}other:c{d}...F e@include(if:$on)}fragment F on Query{f}',
  variables: { on: false },
}
const ENTITIES = {
  query:
    'query($representations:[_Any!]!){_entities(representations:$representations){...on Wallet{inboxes{id}count}...on Domain{mail{id}}}}',
  variables: { representations: [{ __typename: 'Wallet' }, { __typename: 'Domain' }] },
}

/** The paths of the errors, by message. */
const pathsOf = (result: Parameters<typeof locateErrors>[0], request: Parameters<typeof locateErrors>[1]) =>
  locateErrors(result, request, 'mail').errors?.map(({ path }) => path?.join('.'))

describe('an error without a path', () => {
  it('stands at each field that the fetch asks for', () => {
    expect(pathsOf({ data: null, errors: [AWAY] }, ROOT)).toEqual(['a', 'other', 'f'])
  })

  it('stands at each field of each representation, by its type', () => {
    const paths = ['_entities.0.inboxes', '_entities.0.count', '_entities.1.mail']
    expect(pathsOf({ data: null, errors: [AWAY] }, ENTITIES)).toEqual(paths)
  })

  it('at the entities as a whole, does so too, and their data is none', () => {
    const answered = { data: { _entities: null }, errors: [{ ...AWAY, path: ['_entities'] }] }
    expect(locateErrors(answered, ENTITIES, 'mail')).toMatchObject({ data: null, errors: { length: 3 } })
  })

  it('leaves the paths of others alone', () => {
    const answered = { data: { a: null, other: null, f: 1 }, errors: [{ ...AWAY, path: ['a'] }] }
    expect(locateErrors(answered, ROOT, 'mail')).toEqual(answered)
  })
})

describe('an error at a place that the fetch did not ask for', () => {
  it.each([[['x']], [['e']], [[]], ['a'], [7], [[0, 'a']], [[{}]], [['_entities', 0, 'a']]])(
    'stands at each field of the fetch: %j',
    (path) => {
      const answered = { data: { a: null }, errors: [{ ...AWAY, path: path as never }] }
      expect(pathsOf(answered, ROOT)).toEqual(['a', 'other', 'f'])
    },
  )

  it.each([
    [['_entities', 2]],
    [['_entities', -1]],
    [['_entities', 'length']],
    [['_entities', 1, 'inboxes']],
    [['inboxes']],
  ])('stands at each field of each representation: %j', (path) => {
    const paths = ['_entities.0.inboxes', '_entities.0.count', '_entities.1.mail']
    const data = { _entities: [{}, {}] }
    expect(pathsOf({ data, errors: [{ ...AWAY, path: path as never }] }, ENTITIES)).toEqual(paths)
  })

  it('ends where the selection of the fetch ends: the rest is a field of another subgraph', () => {
    const at = (path: unknown[]) => ({ data: { a: {} }, errors: [{ ...AWAY, path: path as never }] })
    expect(pathsOf(at(['a', 3, 'b', 0, 'theirs']), ROOT)).toEqual(['a.3.b.0'])
    expect(pathsOf(at(['a', 3, 'theirs']), ROOT)).toEqual(['a.3'])
    const entities = { data: { _entities: [{}, {}] }, errors: [{ ...AWAY, path: ['_entities', 1, 'mail', 'theirs'] }] }
    expect(pathsOf(entities, ENTITIES)).toEqual(['_entities.1.mail'])
  })
})

describe('an answer that cannot be merged is an error at each field', () => {
  it.each([
    ['without data', { data: null }, ROOT],
    ['with a list for data', { data: [] as never, errors: [] }, { query: '{a other:b f}' }],
  ])('%s', (_, answered, request) => {
    const { data, errors } = locateErrors(answered, request, 'mail')
    expect(errors).toEqual(['a', 'other', 'f'].map((key) => ({ ...INVALID, path: [key] })))
    expect(data).toBeNull()
  })

  it('with fewer entities than representations', () => {
    expect(locateErrors({ data: { _entities: [{}] } }, ENTITIES, 'mail')).toMatchObject({
      data: null,
      errors: [{}, {}, {}],
    })
  })
})

it('a code that is not ours becomes UPSTREAM, and what the transport added is removed', () => {
  const theirs = {
    code: 'ECONNREFUSED',
    http: { status: 500 },
    serviceName: 'mail',
    stacktrace: ['at 10.0.0.1'],
    hint: 'yes',
  }
  const answered = { data: { a: null }, errors: [{ message: 'No', path: ['a'], extensions: theirs }] }
  expect(locateErrors(answered, { query: '{a}' }, 'mail').errors).toEqual([
    { message: 'No', path: ['a'], extensions: { code: 'UPSTREAM', hint: 'yes' } },
  ])
})
