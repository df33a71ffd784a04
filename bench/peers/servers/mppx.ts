import { Hono } from 'hono'
import { evm, Mppx } from 'mppx/hono'
import { serve } from '../../servers/serve.ts'
import { answerTo, FREE, PAID, PRICE } from '../endpoint.ts'
import { openFacilitator } from '../facilitators/open.ts'
import { DEVNET, PAYEE } from '../settings.ts'
import { listenWithFetch } from './listen.ts'

// mppx's own middleware with its evm/charge method. It verifies signatures itself; what it settles with is a no-op or
// the stock x402 facilitator in this process.

const facilitator = openFacilitator()
const charge = evm.charge({
  currency: evm.assets.baseSepolia.USDC,
  recipient: PAYEE,
  ...(DEVNET
    ? { x402: { facilitator: facilitator as never } }
    : { settle: async () => ({ reference: crypto.randomUUID() }) }),
})
const mppx = Mppx.create({
  methods: [charge],
  secretKey: 'a secret that only this benchmark signs with',
  realm: 'peer',
})

const app = new Hono()
app.post(PAID, mppx.charge({ amount: PRICE }), async (context) =>
  context.json(answerTo((await context.req.json()).name)),
)
app.get(FREE, (context) => context.json(answerTo('free')))

await serve(() => listenWithFetch(app.fetch))
