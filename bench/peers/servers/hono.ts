import { ExactEvmScheme } from '@x402/evm/exact/server'
import { paymentMiddleware, x402ResourceServer } from '@x402/hono'
import { Hono } from 'hono'
import { serve } from '../../servers/serve.ts'
import { answerTo, FREE, PAID, X402_OFFER } from '../endpoint.ts'
import { openFacilitator } from '../facilitators/open.ts'
import { NETWORK } from '../settings.ts'
import { listenWithFetch } from './listen.ts'

// The stock x402 middleware for Hono, set up as its documentation does.

const x402 = new x402ResourceServer(openFacilitator()).register(NETWORK, new ExactEvmScheme())
const routes = { [`POST ${PAID}`]: { accepts: X402_OFFER, description: 'Search', mimeType: 'application/json' } }

const app = new Hono()
app.use(paymentMiddleware(routes, x402))
app.post(PAID, async (context) => context.json(answerTo((await context.req.json()).name)))
app.get(FREE, (context) => context.json(answerTo('free')))

await serve(() => listenWithFetch(app.fetch))
