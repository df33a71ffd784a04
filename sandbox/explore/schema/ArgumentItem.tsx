import type { GraphQLArgument } from 'graphql'
import { Prose } from '../Prose.tsx'
import { TypeLink } from './TypeLink.tsx'
import { isRequired, kindOf, namedType } from './types.ts'

/** One argument of a field. */
export function ArgumentItem({ argument }: { readonly argument: GraphQLArgument }) {
  const { name, type, description, defaultValue } = argument
  return (
    <>
      <p className="field-head">
        <code>{name}</code>
        <span className="quiet">: </span>
        <TypeLink type={type} />{' '}
        {isRequired(type, defaultValue) ? <span className="badge badge-required">required</span> : null}
        {defaultValue === undefined ? null : <code className="quiet">= {defaultText(type, defaultValue)}</code>}
      </p>
      {description ? (
        <p className="quiet field-text">
          <Prose text={description} />
        </p>
      ) : null}
    </>
  )
}

/** The default in GraphQL syntax: enum values are unquoted. */
function defaultText(type: GraphQLArgument['type'], value: unknown): string {
  const text = JSON.stringify(value)
  return kindOf(namedType(type)) === 'enum' ? text.replaceAll('"', '') : text
}
