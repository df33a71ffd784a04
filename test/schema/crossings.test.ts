import { composeServices } from '@apollo/composition'
import { expect, it } from 'vitest'
import { CatalogueError } from '../../schema/catalogue/problems.ts'
import { buildCatalogue } from '../../schema/catalogue.ts'
import { subgraphTypeDefs } from '../../schema/subgraph.ts'

const HOME = 'type Query { thing(id: ID!): Thing } type Thing @key(fields: "id") { id: ID! name: String! }'

/** The problems of a graph of two services: the home of `Thing`, and another one. */
function problemsWith(other: string): readonly string[] {
  const composed = composeServices([
    { name: 'data', url: 'inprocess:data', typeDefs: subgraphTypeDefs(HOME) },
    { name: 'travel', url: 'inprocess:travel', typeDefs: subgraphTypeDefs(other) },
  ])
  if (composed.errors) throw composed.errors[0]
  try {
    buildCatalogue(composed.supergraphSdl, [])
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems
    throw error
  }
}

it.each([
  [
    'String!',
    ['Thing.trip: must be nullable: another service has the other fields of Thing, which must survive its failure'],
  ],
  ['[String!]!', [expect.stringMatching(/^Thing\.trip: must be nullable/)]],
  ['[String!]', []],
  ['String', []],
])('a field %s that another service adds to an entity is refused unless it is nullable', (type, problems) => {
  expect(problemsWith(`type Thing @key(fields: "id") { id: ID! trip: ${type} }`)).toEqual(problems)
})

it.each([
  [
    'Thing!',
    ["Trip.of: must be nullable: Thing is another service's, whose failure must not take this object with it"],
  ],
  ['[Thing!]', [expect.stringMatching(/^Trip\.of: must be nullable/)]],
  ['[Thing]!', []],
  ['Thing', []],
  ['Found!', [expect.stringMatching(/^Trip\.of: must be nullable/)]],
])(
  'a field %s that returns an entity of another service is refused unless the entity may be null',
  (type, problems) => {
    const sdl = `
    type Query { trip: Trip found: Found }
    union Found = Thing | Trip
    type Trip { of: ${type} title: String! }
    type Thing @key(fields: "id") { id: ID! }
  `
    expect(problemsWith(sdl)).toEqual(problems)
  },
)
