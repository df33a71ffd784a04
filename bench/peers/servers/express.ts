import { ExactEvmScheme } from '@x402/evm/exact/server'
import { paymentMiddleware, x402ResourceServer } from '@x402/express'
import express from 'express'
import { serve } from '../../servers/serve.ts'
import { answerTo, FREE, PAID, X402_OFFER } from '../endpoint.ts'
import { openFacilitator } from '../facilitators/open.ts'
import { NETWORK } from '../settings.ts'
import { served } from './served.ts'

// The stock x402 middleware for Express, set up as its documentation does.

const x402 = new x402ResourceServer(openFacilitator()).register(NETWORK, new ExactEvmScheme())
const routes = { [`POST ${PAID}`]: { accepts: X402_OFFER, description: 'Search', mimeType: 'application/json' } }

const app = express()
app.use(express.json())
app.use(paymentMiddleware(routes, x402))
app.post(PAID, (request, response) => {
  response.json(answerTo(request.body.name))
})
app.get(FREE, (_request, response) => {
  response.json(answerTo('free'))
})

await serve(() => served(app.listen(0, '127.0.0.1')))
