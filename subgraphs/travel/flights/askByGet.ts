import { ask, type QueryMembers, type UpstreamRequest } from '../../kit/upstream/request.ts'

/** A search whose arguments are a body. The GDS asks for the header that says that it is a read. */
export function askByGet(path: string, body: unknown, query: QueryMembers = {}): UpstreamRequest {
  return { ...ask(path, body, query), headers: { 'x-http-method-override': 'GET' } }
}
