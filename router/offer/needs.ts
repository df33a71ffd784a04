import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  valueFromASTUntyped,
} from 'graphql'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import type { Catalogue } from '../../schema/catalogue.ts'

/** A service, or a port of it, that an operation needs: `data`, `data/marketdata`. */
export type Need = string

/** The need of a port. */
export function portNeed(service: string, port: string): Need {
  return `${service}/${port}`
}

/**
 * What a field needs: its service, its ports, and those of the members that its arguments give. `args` are coerced; null
 * before the variables are known, when only what the document gives counts.
 */
export function needsOf(
  { service, ports }: FieldFacts,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  args: Readonly<Record<string, unknown>> | null,
  { inputPorts }: Pick<Catalogue, 'inputPorts'>,
): readonly Need[] {
  if (service === null) return []
  const own = ports.map((port) => portNeed(service, port))
  const ofInputs = inputPorts.size > 0 ? field.args.flatMap(({ name, type }) => inputNeeds(type, given(name))) : []
  return [service, ...own, ...ofInputs.map((port) => portNeed(service, port))]

  function given(name: string): unknown {
    if (args) return args[name]
    const argument = node.arguments?.find((one) => one.name.value === name)
    return argument && valueFromASTUntyped(argument.value)
  }

  function inputNeeds(type: GraphQLInputType, value: unknown): readonly string[] {
    const input = getNamedType(type)
    if (!isInputObjectType(input) || typeof value !== 'object' || value === null) return []
    if (Array.isArray(value)) return value.flatMap((item: unknown) => inputNeeds(input, item))
    const members = input.getFields()
    return Object.entries(value).flatMap(([name, inner]) => {
      const member = members[name]
      if (!member) return []
      return [...(inputPorts.get(`${input.name}.${name}`) ?? []), ...inputNeeds(member.type, inner)]
    })
  }
}
