import { type GraphQLResolveInfo, getNamedType, isInputObjectType } from 'graphql'
import { BadInput } from '../../schema/errors.ts'
import type { Resolver } from '../kit/service/subgraph.ts'
import type { TravelEngines } from './work.ts'

/** Arguments of a field, with the members of `search` among them. */
export type Flat<Args extends { readonly search: object }> = Omit<Args, 'search'> & Args['search']

/** Resolves a field that takes a `search` as if its members were arguments; an error about one of them names it in the search. */
export function bySearch<Args extends { readonly search: object }, Result>(
  resolve: Resolver<unknown, Flat<Args>, Result, TravelEngines>,
): Resolver<unknown, Args, Result, TravelEngines> {
  return async (parent, { search, ...rest }, context, info) => {
    try {
      return await resolve(parent, { ...rest, ...search }, context, info)
    } catch (error) {
      throw error instanceof BadInput ? inSearch(error, info) : error
    }
  }
}

function inSearch({ fields: { issues = [] } }: BadInput, { parentType, fieldName }: GraphQLResolveInfo): BadInput {
  const argument = parentType.getFields()[fieldName]?.args.find(({ name }) => name === 'search')
  const type = argument && getNamedType(argument.type)
  const members = isInputObjectType(type) ? type.getFields() : {}
  return new BadInput(
    issues.map((issue) => (String(issue.path[0]) in members ? { ...issue, path: ['search', ...issue.path] } : issue)),
  )
}
