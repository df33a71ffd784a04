import type { GraphQLSchema } from 'graphql'
import { Trouble } from '../pay/trouble.ts'
import { gatewayUrl } from './base.ts'
import { reach } from './offline.ts'
import { once } from './once.ts'

/** The graph's schema, fetched and built once. Throws a Trouble; a failure is not cached. */
export const loadSchema = once(fetchSchema)

async function fetchSchema(): Promise<GraphQLSchema> {
  const [response, { buildSchema }] = await Promise.all([reach(gatewayUrl('schema.graphql')), import('graphql')])
  if (!response.ok) throw new Trouble('upstream', `The schema did not come (status ${response.status})`)
  return buildSchema(await response.text(), { assumeValid: true, noLocation: true })
}
