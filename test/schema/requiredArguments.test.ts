import { composeServices } from '@apollo/composition'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { Problems } from '../../schema/catalogue/problems.ts'
import { checkRequiredArguments } from '../../schema/catalogue/requiredArguments.ts'
import { subgraphTypeDefs } from '../../schema/subgraph.ts'

const OWNER =
  'type Query { good: Good } type Good @key(fields: "id") { id: ID! cost(unit: String): Int part: Part } type Part { cost(unit: String): Int }'

/** Checks a graph in which two fields require these. */
function check(one: string, other: string): void {
  const sdl = `
    type Good @key(fields: "id") {
      id: ID!
      ${[one, other].some((text) => text.startsWith('cost')) ? 'cost(unit: String): Int @external' : ''}
      ${[one, other].some((text) => text.startsWith('part')) ? 'part: Part @external' : ''}
      one: Int @requires(fields: ${JSON.stringify(one)})
      other: Int @requires(fields: ${JSON.stringify(other)})
    }
    ${[one, other].some((text) => text.startsWith('part')) ? 'type Part @external { cost(unit: String): Int }' : ''}
  `
  const services = Object.entries({ data: OWNER, travel: sdl })
  const composed = composeServices(
    services.map(([name, text]) => ({ name, url: `inprocess:${name}`, typeDefs: subgraphTypeDefs(text) })),
  )
  if (composed.errors) throw composed.errors[0]
  const problems = new Problems()
  checkRequiredArguments(parse(composed.supergraphSdl), problems)
  problems.throwIfAny()
}

it.each([
  ['cost(unit: "USD")', 'cost(unit: "EUR")'],
  ['cost', 'cost(unit: "EUR")'],
  ['part { cost(unit: "USD") }', 'part { cost }'],
])('two fields of a type that require %s and %s are refused', (one, other) => {
  expect(() => check(one, other)).toThrow(
    /Good\.other: requires .*, and one requires .*: only one of them can be fetched/,
  )
})

it.each([
  ['cost(unit: "USD")', 'cost(unit: "USD")'],
  ['cost(unit: "USD")', 'part { cost }'],
])('two fields of a type may require %s and %s', (one, other) => {
  expect(() => check(one, other)).not.toThrow()
})
