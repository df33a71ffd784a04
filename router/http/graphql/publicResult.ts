import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'

/** The result for clients: our own codes and error members, without subgraph names. */
export function publicResult(result: FormattedExecutionResult): FormattedExecutionResult {
  const { valueCompletion, ...extensions } = (result.extensions ?? {}) as Record<string, unknown>
  const completion = Array.isArray(valueCompletion) ? { valueCompletion } : {}
  const shown = { ...extensions, ...completion }
  return {
    ...(result.errors ? { errors: result.errors.map(publicError) } : {}),
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(Object.keys(shown).length > 0 ? { extensions: shown } : {}),
  }
}

function publicError({ message, path, locations, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  const { http: _http, serviceName: _service, ...shown } = extensions ?? {}
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    ...(Object.keys(shown).length > 0 ? { extensions: shown } : {}),
  }
}
