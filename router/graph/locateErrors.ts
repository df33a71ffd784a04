import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import type { FetchRequest } from '../../subgraphs/kit/service/executor.ts'
import { FetchedFields, representationsOf } from './fetchedFields.ts'
import { hasOwnCode } from './publicErrors.ts'

/**
 * The result of a fetch with every error at the fields that it concerns, so that a subgraph that is down fails its own
 * fields and no others: the gateway translates the paths of errors, and an error without a path concerns the whole
 * operation. An error without a path, at `_entities` as a whole, or at a place that the fetch did not ask for, becomes one
 * error for each field of the fetch; below `_entities`, for each field of each representation. A path that goes on below
 * what the fetch selects ends there: what follows is another subgraph's. Data that the gateway cannot merge counts as none.
 *
 * Codes that `schema/errors.ts` does not have become UPSTREAM, and members about the transport are removed.
 */
export function locateErrors(
  result: FormattedExecutionResult,
  request: FetchRequest,
  service: string,
): FormattedExecutionResult {
  const isSound = fits(result.data, request)
  if (isSound && !result.errors) return result
  const errors = result.errors?.length ? result.errors : [invalidAnswer(service)]
  const fetched = new FetchedFields(request)
  return {
    ...result,
    data: isSound ? result.data : null,
    errors: errors.flatMap((error) => {
      const known = withOwnCode(error)
      const place = fetched.placeOf(error.path)
      return place ? [{ ...known, path: place }] : fetched.all.map((path) => ({ ...known, path }))
    }),
  }
}

/** Whether the gateway can merge the data: an object, with an entity or null for each representation. */
function fits(data: FormattedExecutionResult['data'], request: FetchRequest): boolean {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return false
  const asked = representationsOf(request)
  return !asked || (Array.isArray(data._entities) && data._entities.length === asked.length)
}

function invalidAnswer(service: string): GraphQLFormattedError {
  return { message: `The ${service} service gave an invalid answer; try again`, extensions: { code: 'UPSTREAM' } }
}

function withOwnCode(error: GraphQLFormattedError): GraphQLFormattedError {
  const { http: _http, serviceName: _service, stacktrace: _stack, ...extensions } = error.extensions ?? {}
  const code = hasOwnCode(error) ? extensions.code : 'UPSTREAM'
  return { ...error, extensions: { ...extensions, code } }
}
