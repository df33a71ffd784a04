import * as graphql from 'graphql'
import { describe, expect, it } from 'vitest'
import { addAt } from '../../../sandbox/explore/schema/addTo.ts'
import { removeFrom } from '../../../sandbox/explore/schema/removeFrom.ts'
import { pieceOf } from '../../../sandbox/explore/schema/runnable.ts'
import { placeAt, placeOf, placesIn } from '../../../sandbox/explore/schema/selectionPlaces.ts'
import { fieldsOf } from '../../../sandbox/explore/schema/types.ts'
import type { Written } from '../../../sandbox/state/request.ts'
import { catalogue, schema } from './graph.ts'

const TODAY = new Date('2026-01-31T12:00:00Z')

const QUERY = `# What I hold.
query Mine($id: String!, $day: Date!) {
  # My wallet.
  me {
    address # of mine
    coins {
      price
      # that day
      at(day: $day)
    }
  }
  coin(id: $id) { ...Price }
}

# Shared.
fragment Price on Coin { price }
`

const desk: Written = { query: QUERY, variables: '{"id":"ethereum","day":"2026-01-01"}' }

function places(query: string) {
  return placesIn(graphql.parse(query), schema, graphql)
}

/** The place of a type in a query, with the cursor at the first occurrence of a text. */
function at(query: string, type: string, cursor = '') {
  const place = placeOf(places(query), query.indexOf(cursor), type)
  if (!place) throw new Error(`There is no selection of ${type}`)
  return place
}

function add(written: Written, owner: string, name: string, cursor = '') {
  const type = schema.getType(owner)
  const field = type && fieldsOf(type).find((known) => known.name === name)
  if (!field) throw new Error(`There is no field ${owner}.${name}`)
  return addAt(written, at(written.query, owner, cursor), pieceOf(owner, field, catalogue.fields, TODAY))
}

function remove(written: Written, owner: string, name: string, cursor = '') {
  const document = graphql.parse(written.query)
  const place = placeOf(placesIn(document, schema, graphql), written.query.indexOf(cursor), owner)
  if (!place) throw new Error(`There is no selection of ${owner}`)
  return removeFrom(written, document, place.set, name, graphql)
}

function problems(query: string | undefined) {
  return graphql.validate(schema, graphql.parse(query ?? '')).map(({ message }) => message)
}

describe('the selection that ticks change', () => {
  it('is the innermost one at the cursor', () => {
    expect(placeAt(places(QUERY), QUERY.indexOf('price'))).toMatchObject({ type: 'Coin', path: ['me', 'coins'] })
    expect(placeAt(places(QUERY), QUERY.indexOf('address'))).toMatchObject({ type: 'Wallet', path: ['me'] })
    expect(placeAt(places(QUERY), 0)).toBeNull()
  })

  it('is the one of the type around the cursor, or else the first one', () => {
    expect(at(QUERY, 'Query', 'price').path).toEqual([])
    expect(at(QUERY, 'Coin', '...Price').path).toEqual(['coin'])
    expect(at(QUERY, 'Coin').path).toEqual(['me', 'coins'])
    expect(at(QUERY, 'Coin', 'price }').path).toEqual(['...Price'])
    expect(placeOf(places(QUERY), 0, 'Result')).toBeNull()
  })
})

describe('a ticked field', () => {
  it('comes last in its selection, and leaves the rest of the text as it was', () => {
    const added = add(desk, 'Coin', 'id')
    expect(added?.query).toBe(QUERY.replace('at(day: $day)\n', 'at(day: $day)\n      id\n'))
    expect(problems(added?.query)).toEqual([])
  })

  it('has a selection of its own where it is an object, and declares the variables that it needs', () => {
    const object = add(desk, 'Wallet', 'pictures')
    expect(object?.query).toContain('    }\n    pictures {\n      url\n    }\n  }\n')
    const needing = add(desk, 'Coin', 'at', '...Price')
    expect(needing?.query).toContain('at(day: $day2)')
    expect(JSON.parse(needing?.variables ?? '')).toMatchObject({
      id: 'ethereum',
      day: '2026-01-01',
      day2: '2026-03-02',
    })
    for (const { query } of [object, needing].flatMap((written) => written ?? [])) expect(problems(query)).toEqual([])
  })

  it('may stand in a fragment before its operation', () => {
    const query = 'fragment C on Coin { price }\nquery ($id: String!) { coin(id: $id) { ...C } }'
    const added = add({ query, variables: '' }, 'Coin', 'at', 'price')
    expect(problems(added?.query)).toEqual([])
    expect(added?.query).toContain('query ($id: String!, $day: Date!)')
  })

  it('is not added where its variables have no place', () => {
    expect(add({ ...desk, variables: '{' }, 'Coin', 'at', '...Price')).toBeNull()
    const two = 'query A { me { coins { ...C } } } query B { me { coins { ...C } } } fragment C on Coin { price }'
    expect(add({ query: two, variables: '' }, 'Coin', 'at', 'price }')).toBeNull()
  })
})

describe('a field that is not ticked any more', () => {
  it('goes with its line, and the comments around it stay', () => {
    const removed = remove(desk, 'Coin', 'price', 'price')
    expect(removed).toEqual({ ...desk, query: QUERY.replace('      price\n', '') })
    expect(remove(desk, 'Wallet', 'address').query).toContain('    # of mine\n')
  })

  it('goes with the variables and fragments that nothing else uses', () => {
    const withoutDay = remove(desk, 'Coin', 'at', 'price')
    expect(withoutDay.query).toContain('query Mine($id: String!) {')
    expect(withoutDay.query).toContain('# that day')
    expect(JSON.parse(withoutDay.variables)).toEqual({ id: 'ethereum' })
    const withoutCoin = remove(desk, 'Query', 'coin')
    expect(withoutCoin.query).not.toContain('fragment Price')
    expect(withoutCoin.query).toContain('# Shared.')
    const without = remove(withoutCoin, 'Wallet', 'coins')
    expect(without.query).toContain('query Mine {')
    expect(without.variables).toBe('')
    for (const { query } of [withoutDay, withoutCoin, without]) expect(problems(query)).toEqual([])
  })

  it('leaves no selection empty', () => {
    const removed = remove({ query: '{ me { address } }', variables: '' }, 'Wallet', 'address')
    expect(removed.query).toBe('{ me { __typename } }')
  })

  it('goes under all its aliases', () => {
    const query = '{ a: me { address } me { address } coin(id: "x") { price } }'
    expect(remove({ query, variables: '' }, 'Query', 'me').query).toBe('{ coin(id: "x") { price } }')
  })

  it('is as if it had never been ticked', () => {
    const added = add(desk, 'Wallet', 'pictures')
    expect(added && remove(added, 'Wallet', 'pictures').query).toBe(QUERY)
  })
})
