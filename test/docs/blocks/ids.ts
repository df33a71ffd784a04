import { settlementOf } from '../../router/receipts/published.ts'
import type { TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

/** Where goods are sent; names are written in another way by path than in the graph. */
export const HOME = {
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  country: 'GB',
  region: 'London',
  address1: '12 St James Square',
  city: 'London',
  zip: 'SW1Y 4JH',
} as const

/** Buys what pages name by an id: payments, an order, a site, an inbox. Gives the ids that pages show with its own. */
export async function buyThings(tollgraph: TestTollgraph, { pay }: TestWallet, picture: string): Promise<Bought> {
  const { url } = tollgraph
  const ask = async (path: string, body: object): Promise<Response> => {
    const answer = await pay(url + path, json(body))
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const settlement = settlementOf(await ask('/domains/api/check', { domain: 'one.com' }))
  const other = settlementOf(await ask('/domains/api/check', { domain: 'two.com' }))
  const mug = { imageUrl: picture, address_to: { ...HOME, first_name: 'Ada', last_name: 'Lovelace' } }
  const order = (await (await ask('/merch/api/mug', mug)).json()) as { readonly id: string }
  const slot = await ask('/upload/api/site', { filename: 'site.zip', tier: '10mb' })
  const { uploadId } = (await slot.json()) as { readonly uploadId: string }
  // Of another wallet: the pages suspend it, and list the inboxes of the ground's.
  const mallory = await makeWallet(tollgraph, '1')
  const inbox = await mallory.pay(`${url}/mail/api/inbox/buy`, json({ username: 'mallory' }))
  if (!inbox.ok) throw new Error(`The inbox is not bought: ${await inbox.text()}`)
  const ids: [string, string][] = [
    ['7bb9e98f-f951-4331-ae59-ba8ae5da935c', settlement.extensions.receipt.paymentId],
    ['4a8373fc-757e-42e7-88ab-36eb2ca305f2', other.extensions.receipt.paymentId],
    ['8f6f0f0e-3c58-4d0e-9d0b-0d6d4f0f8a11', order.id],
    ['h7k2m9qx4t', uploadId],
  ]
  return { settlement, ids }
}

export interface Bought {
  readonly settlement: unknown
  readonly ids: readonly (readonly [string, string])[]
}
