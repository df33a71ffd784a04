import { coerceInputValue, type GraphQLSchema, isObjectType } from 'graphql'
import { BadInput } from '../../schema/errors.ts'

/** Coerces a field's JSON arguments by their types: parsed scalar values do not survive the wire. */
export function coerceArguments(
  schema: GraphQLSchema,
  coordinate: string,
  args: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const [typeName = '', fieldName = ''] = coordinate.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Error(`${coordinate} does not exist here`)
  return Object.fromEntries(
    field.args
      .filter((argument) => args[argument.name] !== undefined)
      .map((argument) => [
        argument.name,
        coerceInputValue(args[argument.name], argument.type, (path, _value, error) => {
          throw new BadInput([{ path: [argument.name, ...path], code: 'invalid_value', message: error.message }])
        }),
      ]),
  )
}
