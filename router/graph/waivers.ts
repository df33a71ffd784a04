import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import type { Waiver } from '../../subgraphs/kit/service/scope.ts'

/** Error code that marks a waiver on its way through the gateway. */
const CODE = 'TOLL_WAIVED'

/**
 * Adds waivers to a fetch's result as errors. Only the gateway knows where the values of a fetch end up in the client's
 * answer, and it translates only error paths.
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

/** A client's result without the waivers in its errors, and the waivers. */
export interface Parted {
  readonly result: FormattedExecutionResult
  readonly waivers: readonly Waiver[]
}

/** Extracts the waivers from a result's errors. A subgraph's waiver for another subgraph's field is ignored. */
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
