import { evm, Mppx } from 'mppx/client'
import { z } from 'zod'
import { atomicUsdc } from '../../schema/money.ts'
import { reasonOf, Trouble } from '../errors.ts'
import { type Offered, once } from './offered.ts'
import type { Answer } from './send.ts'
import { checkValidity } from './validity.ts'
import type { Wallet } from './wallet.ts'

const Charge = z.object({
  amount: z.string().regex(/^\d{1,30}$/),
  currency: z.string(),
  recipient: z.string(),
  methodDetails: z.object({ chainId: z.number() }),
})

/** Reads the MPP challenge of a 402 and prepares the stock client to pay it. Throws Trouble when the wallet cannot. */
export async function mppOffer(answer: Answer, { account, networks }: Wallet): Promise<Offered> {
  const { base, baseSepolia } = evm.assets
  const client = Mppx.create({
    methods: [
      evm.charge({
        account,
        networks: networks.map(({ chainId }) => chainId),
        currencies: [base.USDC, baseSepolia.USDC],
      }),
    ],
    polyfill: false,
    // The same 402 may carry an x402 offer, which this client would also pay; this command pays MPP only.
    orderChallenges: (candidates) => candidates.filter(({ challenge }) => Charge.safeParse(challenge.request).success),
  })
  const response = new Response(null, { status: answer.status, headers: answer.headers })
  const payment = await client.preparePayment(response).catch((error: unknown) => {
    throw new Trouble(
      `The answer has no MPP challenge that can be paid here (${reasonOf(error)}): try --protocol x402.`,
    )
  })
  const charge = Charge.parse(payment.challenge.request)
  const network = networks.find(({ chainId }) => chainId === charge.methodDetails.chainId)
  if (!network || network.usdc.toLowerCase() !== charge.currency.toLowerCase()) {
    throw new Trouble('The MPP challenge is not for USDC on a network of this wallet: try --protocol x402.')
  }
  const { expires } = payment.challenge
  if (expires) checkValidity(Math.ceil((Date.parse(expires) - Date.now()) / 1_000))
  return {
    amount: atomicUsdc(BigInt(charge.amount)),
    payTo: charge.recipient,
    network,
    sign: once(async () => {
      const paid = payment.setCredential({}, await payment.createCredential())
      return Object.fromEntries(new Headers(paid.headers))
    }),
  }
}
