import { reach } from '../api/offline.ts'
import { once } from '../api/once.ts'
import { Trouble } from '../pay/trouble.ts'
import type { OpenapiDocument } from './form/operation.ts'

const known = new Map<string, () => Promise<OpenapiDocument>>()

/** The OpenAPI document of a service, fetched once. Throws a Trouble; a failure is not cached. */
export function loadDocument(url: string): Promise<OpenapiDocument> {
  const load = known.get(url) ?? once(() => fetchDocument(url))
  known.set(url, load)
  return load()
}

async function fetchDocument(url: string): Promise<OpenapiDocument> {
  const response = await reach(url)
  if (!response.ok)
    throw new Trouble('upstream', `The document of the service did not come (status ${response.status})`)
  return (await response.json()) as OpenapiDocument
}
