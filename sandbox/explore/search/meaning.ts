import { gatewayUrl } from '../../api/base.ts'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import { send } from '../../pay/send.ts'
import { Trouble } from '../../pay/trouble.ts'
import { type Meant, ours } from './ours.ts'

interface Found {
  readonly results: readonly {
    readonly method: string
    readonly path: string
    readonly summary: string
    readonly price?: string | null
    readonly origin: { readonly title: string; readonly url: string }
  }[]
}

/** Calls the gateway's search, which is free and needs an identity. Throws a Trouble. */
export async function searchByMeaning(query: string, catalogue: CatalogueDocument): Promise<readonly Meant[]> {
  const call = {
    url: gatewayUrl('api/search'),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, limit: 15, broad: true }),
  }
  const { status, body } = await send(call, { agreed: '0' })
  if (status !== 200) throw new Trouble('upstream', 'The search did not answer', { detail: `Status ${status}` })
  const { results } = JSON.parse(body) as Found
  return results.map((result) => ({ ...result, price: result.price ?? null, endpoint: ours(result, catalogue) }))
}
