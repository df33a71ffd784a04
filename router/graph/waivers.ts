import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import type { Waiver } from '../../subgraphs/kit/scope.ts'

/** Marks the errors that carry waivers through the gateway. */
const CODE = 'TOLL_WAIVED'

/**
 * A fetch's result with its waivers among the errors. The gateway alone knows where in the client's answer the values of
 * a fetch end up, and it tells that of errors only.
 */
export function withWaivers(result: FormattedExecutionResult, waivers: readonly Waiver[]): FormattedExecutionResult {
  if (waivers.length === 0) return result
  const carried = waivers.map(({ field, path, reason }) => ({
    message: reason,
    path,
    extensions: { code: CODE, field },
  }))
  return { ...result, errors: [...(result.errors ?? []), ...carried] }
}

/** A client's result without the waivers that were carried in its errors, and these. */
export interface Parted {
  readonly result: FormattedExecutionResult
  readonly waivers: readonly Waiver[]
}

/** Takes the waivers out of a result's errors. What a subgraph waives of another one's fields counts for nothing. */
export function partWaivers(
  result: FormattedExecutionResult,
  fields: ReadonlyMap<string, Pick<FieldFacts, 'service'>>,
): Parted {
  if (!result.errors?.some(isWaiver)) return { result, waivers: [] }
  const { errors: _errors, ...rest } = result
  const errors = result.errors.filter((error) => !isWaiver(error))
  const waivers = result.errors.filter(isWaiver).flatMap(({ message, path, extensions }): Waiver[] => {
    const field = String(extensions?.field)
    const service = fields.get(field)?.service
    return path && service && service === extensions?.serviceName ? [{ service, field, path, reason: message }] : []
  })
  return { result: errors.length > 0 ? { ...rest, errors } : rest, waivers }
}

function isWaiver({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.code === CODE
}
