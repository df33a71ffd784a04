import { buildSchema, type GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { onlyOf, trimOf } from '../../../../subgraphs/enrich/excludeFields.ts'

const type = buildSchema(`
  type Query { thing: Thing }
  type Thing { id: ID! name: String shortText: String inner: Inner parts: [Part!] line1: String }
  type Inner { id: ID! deep: Inner note: String }
  type Part { id: ID! note: String }
`).getType('Thing') as GraphQLObjectType

const THING = {
  id: '1',
  name: 'thing',
  shortText: 'short',
  line1: 'one',
  inner: { id: '2', note: 'inner', deep: { id: '3', note: 'deep', deep: null } },
  parts: [
    { id: '4', note: 'a' },
    { id: '5', note: 'b' },
  ],
}

describe('members to leave out', () => {
  it('are null, at any depth and in every item of a list, in either spelling', () => {
    const trim = trimOf(type, { paths: ['short_text', 'inner.deep.note', 'parts.note', 'line1'] })
    expect(trim(THING)).toEqual({
      ...THING,
      shortText: null,
      line1: null,
      inner: { ...THING.inner, deep: { id: '3', note: null, deep: null } },
      parts: [
        { id: '4', note: null },
        { id: '5', note: null },
      ],
    })
    expect(trim([THING])).toEqual([trim(THING)])
    expect(trim(null)).toBeNull()
  })

  it('leave the value itself as it is', () => {
    const before = structuredClone(THING)
    trimOf(type, { paths: ['inner', 'parts.note'] })(THING)
    expect(THING).toEqual(before)
    expect(trimOf(type, { paths: null })(THING)).toBe(THING)
  })

  it.each([[['inner.note', 'inner']], [['inner', 'inner.note']], [['inner', 'inner']]])(
    'may be named as a whole and in part: %j',
    (paths) => {
      expect(trimOf(type, { paths })(THING)).toMatchObject({ inner: null })
    },
  )

  it.each([
    'nothing',
    'inner.nothing',
    'name.first',
    'inner.',
    '',
    '__proto__',
    'constructor',
    'inner.deep.deep.nothing',
  ])('must exist: %j does not', (path) => {
    expect(() => trimOf(type, { paths: ['name', path] })).toThrow(
      expect.objectContaining({ fields: { issues: [expect.objectContaining({ path: ['excludeFields', 1] })] } }),
    )
  })

  it('may not be what is never null', () => {
    expect(() => trimOf(type, { paths: ['parts.id'] })).toThrow(/cannot be left out/)
  })
})

describe('members to keep', () => {
  it('are all that is told, beside those that always are', () => {
    const select = onlyOf(type, { paths: ['short_text', 'id'], argument: 'returnFields', always: ['id'] })
    expect(select(THING)).toEqual({ id: '1', shortText: 'short', name: null, inner: null, parts: null, line1: null })
    expect(onlyOf(type, { paths: null, always: ['id'] })(THING)).toBe(THING)
  })

  it('must exist', () => {
    expect(() => onlyOf(type, { paths: ['height'], argument: 'returnFields', always: ['id'] })).toThrow(/returnFields/)
  })
})

describe('members that the company names and keeps otherwise', () => {
  const record = buildSchema(`
    directive @from(path: String) on FIELD_DEFINITION
    type Query { record: Record }
    type Record { recordId: String! @from(path: "id") label: String @from(path: "display.text") money: Money @from(path: "$") more(first: Int): Record }
    type Money { total: Int @from(path: "total_funding") stage: String }
  `).getType('Record') as GraphQLObjectType
  const VALUE = { recordId: '1', label: 'a', money: { total: 1, stage: 'b' } }

  it('are left out by the name of either', () => {
    for (const path of ['total_funding', 'totalFunding', 'money.total'])
      expect(trimOf(record, { paths: [path] })(VALUE)).toEqual({ ...VALUE, money: { total: null, stage: 'b' } })
    expect(trimOf(record, { paths: ['stage'] })(VALUE)).toEqual({ ...VALUE, money: { total: 1, stage: null } })
  })

  it('are refused where they are never null, and edges are no members', () => {
    expect(() => trimOf(record, { paths: ['id'] })).toThrow(/cannot be left out/)
    expect(() => trimOf(record, { paths: ['more'] })).toThrow(/no member/)
  })
})
