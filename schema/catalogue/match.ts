import { GraphQLEnumType, GraphQLNonNull } from 'graphql'
import type { ObjectShape, Shape, ShapeMember } from './endpoint.ts'

const STATUS = new GraphQLNonNull(new GraphQLEnumType({ name: 'MatchStatus', values: { success: {}, no_match: {} } }))

/** The body of `@rest(match:)`: the root in a member of that name, and whether there is one. */
export function withMatch(shape: Shape, name: string): ObjectShape {
  const member = (key: string, as: string, held: Shape): ShapeMember => ({
    key,
    name: as,
    placing: 'named',
    isOptional: false,
    description: null,
    shape: held,
  })
  // A field above the root may be null where the root itself never is.
  const root: Shape = shape.kind === 'constant' ? shape : { ...shape, isNullable: true }
  const status: Shape = { kind: 'leaf', type: STATUS, isNullable: false, form: null, wireNames: null }
  return {
    kind: 'object',
    typeName: 'Match',
    members: [member('root', name, root), member('status', 'status', status)],
    isTuple: false,
    isNullable: false,
  }
}

/** The value of the shape that `withMatch` returns, for a root that may be null. */
export function matchOf(root: unknown): { readonly root: unknown; readonly status: string } {
  const isFound = root !== null && root !== undefined
  return { root: isFound ? root : null, status: isFound ? 'success' : 'no_match' }
}
