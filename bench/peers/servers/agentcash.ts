import { createRouter } from '@agentcash/router'
import { facilitator as coinbase } from '@coinbase/x402'
import { z } from 'zod'
import { serve } from '../../servers/serve.ts'
import { answerTo, PRICE } from '../endpoint.ts'
import { fetchInProcess } from '../facilitators/fetchInProcess.ts'
import { openFacilitator } from '../facilitators/open.ts'
import { NETWORK, PAYEE } from '../settings.ts'
import { listenWithFetch } from './listen.ts'

// package.json gives the router the @x402/extensions that it was written for (2.17.0): with those of its whole range,
// which npm would take, it answers every paid path with 500 (Invalid SIWX origin).
//
// The router names one facilitator for EVM chains, Coinbase's at its public address, and has no setting for another.
// Here the address is ours, and what its client fetches from there is answered in this process: nothing leaves the
// machine, and the hop to a facilitator is not counted.
const FACILITATOR_URL = 'http://facilitator.invalid'
Object.assign(coinbase, { url: FACILITATOR_URL, createAuthHeaders: undefined })
globalThis.fetch = fetchInProcess(FACILITATOR_URL, openFacilitator(), globalThis.fetch)
// It refuses to start without credentials of Coinbase, and never looks at them.
process.env.CDP_API_KEY_ID = 'unused'
process.env.CDP_API_KEY_SECRET = 'unused'

const router = createRouter({
  baseUrl: 'http://127.0.0.1',
  payeeAddress: PAYEE,
  network: NETWORK,
  protocols: ['x402'],
  discovery: { title: 'Peer', version: '1.0.0', description: 'A peer of the benchmark.', guidance: 'POST a name.' },
})
router
  .route('search')
  .paid(PRICE)
  .body(z.object({ name: z.string() }))
  .handler(async ({ body }) => answerTo(body.name))
router
  .route({ path: 'free', method: 'GET' })
  .unprotected()
  .handler(async () => answerTo('free'))

await serve(() => listenWithFetch(router.fetch))
