import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { Issue } from '../../../schema/errors.ts'

/** The scalar of names that fields give their results. */
const REF = 'Ref'

type Path = readonly (string | number)[]

/** A name in the arguments of a field. */
interface FoundRef {
  readonly name: string
  readonly path: Path
  /** Whether it names another field's result; else it names the field's own. */
  readonly isUse: boolean
}

/**
 * The names that an operation gives its results (`ref`). A name is given once, and used by later fields only: otherwise a
 * paid field would fail for certain.
 */
export class RefNames {
  readonly #given = new Set<string>()
  /** Response keys of the fields so far: one that is selected twice is one field. */
  readonly #keys = new Set<string>()

  /** The issues of the next field of the operation, whose names count from then on. */
  issuesOf(
    field: GraphQLField<unknown, unknown>,
    args: Readonly<Record<string, unknown>>,
    path: readonly [string],
  ): Issue[] {
    if (this.#keys.has(path[0])) return []
    this.#keys.add(path[0])
    const refs = field.args.flatMap((argument) =>
      refsIn(argument.type, args[argument.name], [...path, argument.name], false),
    )
    const issues = refs.flatMap((ref) => this.#issueOf(ref))
    for (const { name, isUse } of refs) if (!isUse) this.#given.add(name)
    return issues
  }

  #issueOf({ name, path, isUse }: FoundRef): Issue[] {
    if (isUse === this.#given.has(name)) return []
    const message = isUse
      ? `names no result of an earlier field of this operation: give that field's input \`ref: "${name}"\``
      : 'names the result of an earlier field of this operation already'
    return [{ path, code: isUse ? 'unknown_ref' : 'repeated_ref', message }]
  }
}

/** A ref that is one of several ways to name a thing (`@oneOf`) uses a name; any other one gives it. */
function refsIn(type: GraphQLInputType, value: unknown, path: Path, isUse: boolean): FoundRef[] {
  if (value === null || value === undefined) return []
  if (isNonNullType(type)) return refsIn(type.ofType, value, path, isUse)
  if (isListType(type)) {
    return (Array.isArray(value) ? value : [value]).flatMap((item: unknown, index) =>
      refsIn(type.ofType, item, [...path, index], isUse),
    )
  }
  if (isInputObjectType(type)) {
    const given = value as Readonly<Record<string, unknown>>
    return Object.values(type.getFields()).flatMap((field) =>
      refsIn(field.type, given[field.name], [...path, field.name], type.isOneOf),
    )
  }
  return getNamedType(type).name === REF && typeof value === 'string' ? [{ name: value, path, isUse }] : []
}
