import type { GraphQLType } from 'graphql'
import { openInSchema } from '../useExplore.ts'
import { namedType } from './types.ts'

/** A type with its list and non-null marks; the name is a link. */
export function TypeLink({ type }: { readonly type: GraphQLType }) {
  const { name } = namedType(type)
  const [before = '', after = ''] = String(type).split(name)
  return (
    <code className="type">
      {before}
      <button type="button" className="link" onClick={() => openInSchema(name)}>
        {name}
      </button>
      {after}
    </code>
  )
}
