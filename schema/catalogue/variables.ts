import {
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromASTUntyped,
} from 'graphql'
import { wireScalar } from '../scalars.ts'
import { inputAmong, readAmong } from './among.ts'
import { type Constraint, readConstraint } from './constraint.ts'
import { directiveArguments, findDirective } from './directive.ts'
import type { EndpointMember, Form, HttpMethod, MemberLayout } from './endpoint.ts'
import { isReadable } from './forms.ts'
import { spell, type WireNaming } from './naming.ts'
import type { Problems } from './problems.ts'
import { variablePlaces } from './variablePlaces.ts'

/** The target of a variable: the argument or input field it feeds, and its definition. */
interface Target {
  readonly constraint: Constraint | undefined
  readonly defaultValue: unknown
  readonly description: string | null
}

/** Path parameters of a template such as `/api/jobs/{jobId}`. */
function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
}

/** The sources of a request's members, and the collector of problems. */
interface MembersGround {
  readonly method: HttpMethod
  readonly path: string
  readonly naming: WireNaming
  readonly schema: GraphQLSchema
  readonly constraints: ReadonlyMap<string, Constraint>
  readonly place: string
  readonly problems: Problems
}

/** The members of a request: the operation's variables, with the schema's facts about the arguments they feed. */
export function readMembers(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  { method, path, naming, schema, constraints, place, problems }: MembersGround,
): EndpointMember[] {
  const targets = findTargets(operation, fragments, schema, constraints)
  const inPath = new Set(pathParameters(path))
  const members = (operation.variableDefinitions ?? []).map((definition): EndpointMember | null => {
    const variable = definition.variable.name.value
    const wire = findDirective(definition, 'wire')
    const name = wire ? String(directiveArguments(wire).name) : spell(naming, variable)
    const whole = typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined
    if (!whole) return null
    const type = inputAmong(whole, readAmong(definition), place, problems)
    const isInQuery = method === 'GET' || findDirective(definition, 'query') !== undefined
    const where = inPath.has(name) ? 'path' : isInQuery ? 'query' : 'body'
    // A DELETE may have all its members in the URL.
    const layout = layoutOf(definition, type, place, problems)
    if ((where !== 'body' || method === 'DELETE') && !isFlat(type))
      problems.add(place, `$${variable} is no value that a URL can carry`)
    for (const scalar of unknownScalars(type))
      problems.add(place, `$${variable} has the scalar ${scalar}, which the REST layer cannot express`)
    if (findDirective(definition, 'nullable') && isNonNullType(type))
      problems.add(place, `@nullable stands on $${variable}, whose type is never null`)
    const target = targets.get(variable)
    const given = definition.defaultValue ? valueFromASTUntyped(definition.defaultValue) : undefined
    const isPage = layout?.kind === 'page'
    const defaultValue = isPage ? 1 : inLayout(layout, given ?? target?.defaultValue)
    return {
      name,
      variable,
      in: where,
      type,
      naming,
      isRequired: isNonNullType(type) && defaultValue === undefined,
      isNullable: findDirective(definition, 'nullable') !== undefined,
      layout,
      defaultValue,
      constraint: ownConstraint(definition, place, problems) ?? target?.constraint,
      // The argument's own is about cursors.
      description: isPage ? null : (target?.description ?? null),
    }
  })
  const known = members.filter((member) => member !== null)
  for (const parameter of inPath) {
    if (!known.some((member) => member.name === parameter))
      problems.add(place, `{${parameter}} of the path has no variable`)
  }
  return known
}

/** The constraint that the operation itself puts on a member; undefined if it has none. */
function ownConstraint(definition: VariableDefinitionNode, place: string, problems: Problems): Constraint | undefined {
  const directive = findDirective(definition, 'constraint')
  if (!directive) return undefined
  try {
    return readConstraint(directive, definition.type) ?? undefined
  } catch (error) {
    const why = error instanceof Error ? error.message : 'is malformed'
    problems.add(place, `@constraint(pattern:) of $${definition.variable.name.value}: ${why}`)
    return undefined
  }
}

/** A default as the wire has it: of a number of pages, the pages instead of the items. */
function inLayout(layout: MemberLayout | null, value: unknown): unknown {
  return layout?.kind === 'pages' && typeof value === 'number' ? value / layout.of : value
}

/** The wire layout of a variable, if special. */
function layoutOf(
  definition: VariableDefinitionNode,
  type: GraphQLInputType,
  place: string,
  problems: Problems,
): MemberLayout | null {
  const nullable = isNonNullType(type) ? type.ofType : type
  const entries = findDirective(definition, 'entries')
  const form = findDirective(definition, 'form')
  const csv = findDirective(definition, 'csv')
  const page = findDirective(definition, 'page')
  if ((entries || csv) && !isListType(nullable))
    problems.add(place, `@entries and @csv stand on lists, and $${definition.variable.name.value} is none`)
  const wrap = findDirective(definition, 'wrap')
  if (wrap) {
    const member = String(directiveArguments(wrap).in)
    const inner = getNamedType(type)
    if (!isInputObjectType(inner) || !inner.getFields()[member])
      problems.add(
        place,
        `@wrap(in: "${member}") of $${definition.variable.name.value} names no member of ${inner.name}`,
      )
    return { kind: 'wrap', member }
  }
  if (csv) return { kind: 'csv' }
  const pages = findDirective(definition, 'pages')
  if (pages) {
    const { of, most } = directiveArguments(pages)
    return { kind: 'pages', of: Number(of), most: Number(most) }
  }
  if (form) return formLayout(directiveArguments(form).as as Form, definition, place, problems)
  if (page) return { kind: 'page', max: Number(directiveArguments(page).max) }
  if (!entries) return null
  const { key, value } = directiveArguments(entries)
  if (typeof value !== 'string')
    problems.add(place, `@entries of $${definition.variable.name.value} needs key and value`)
  return { kind: 'entries', key: String(key), value: String(value) }
}

function formLayout(form: Form, { variable }: VariableDefinitionNode, place: string, problems: Problems): MemberLayout {
  if (!isReadable(form)) problems.add(place, `@form of $${variable.name.value}: a request cannot have the form ${form}`)
  return { kind: 'form', form }
}

function findTargets(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  schema: GraphQLSchema,
  constraints: ReadonlyMap<string, Constraint>,
): Map<string, Target> {
  const targets = new Map<string, Target>()
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] } as const
  for (const { variable, place, definition } of variablePlaces(document, schema))
    targets.set(variable, {
      constraint: constraints.get(place),
      defaultValue: definition?.defaultValue,
      description: definition?.description ?? null,
    })
  return targets
}

function isFlat(type: GraphQLInputType): boolean {
  const nullable = isNonNullType(type) ? type.ofType : type
  const item = isListType(nullable) ? nullable.ofType : nullable
  const named = isNonNullType(item) ? item.ofType : item
  return isScalarType(named) || isEnumType(named)
}

function unknownScalars(type: GraphQLInputType, seen = new Set<string>()): string[] {
  const named = getNamedType(type)
  if (seen.has(named.name)) return []
  seen.add(named.name)
  if (isScalarType(named)) return wireScalar(named.name) ? [] : [named.name]
  if (!isInputObjectType(named)) return []
  return Object.values(named.getFields()).flatMap((field) => unknownScalars(field.type, seen))
}
