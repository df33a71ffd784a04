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
