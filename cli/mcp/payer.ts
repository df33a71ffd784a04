import { setTimeout as pause } from 'node:timers/promises'
import { type CallToolRequest, type CallToolResult, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { PaymentPayload, PaymentRequired } from '@x402/core/types'
import { z } from 'zod'
import { META } from '../../router/mcp/metaKeys.ts'
import { formatUsd } from '../../schema/money.ts'
import { readSignIn, type SignInChallenge, signIn } from '../call/signIn.ts'
import type { Wallet } from '../call/wallet.ts'
import { offerOf, type X402Offer } from '../call/x402.ts'
import { reasonOf, Trouble } from '../errors.ts'
import type { Terminal } from '../terminal.ts'
import type { Payments } from './payments.ts'
import type { Purse } from './purse.ts'

type Params = CallToolRequest['params']

/** Calls a tool of the remote server. */
export type RemoteCall = (params: Params) => Promise<CallToolResult>

/** What a payer works with. */
export interface PayerParts {
  readonly call: RemoteCall
  readonly purse: Purse
  /** What was paid, for the end of the process. */
  readonly payments: Payments
  /** The remote server's URL. */
  readonly url: string
  /** Opens the wallet, at the first payment or sign-in. */
  wallet(): Promise<Wallet>
  readonly terminal: Terminal
}

/** How often a payment is sent again after a connection failure, one second apart. */
const RECONNECTIONS = 30

const Required = z.looseObject({
  x402Version: z.number(),
  accepts: z.array(z.unknown()),
  resource: z.looseObject({ url: z.url() }),
})

const Settled = z.looseObject({
  success: z.literal(true),
  transaction: z.string(),
  extensions: z.looseObject({ receipt: z.looseObject({ paymentId: z.string() }).optional() }).optional(),
})

/** A payment that is accepted and whose result is not ready yet, by path and by GraphQL. */
const Unfinished = z.object({ payment: z.string(), retryAfter: z.number(), reason: z.string().optional() })
const UnfinishedGraph = z.object({ errors: z.tuple([z.object({ extensions: Unfinished })], z.unknown()) })

/** A refusal that may be repeated later. */
const Busy = Unfinished.omit({ payment: true })
const BusyGraph = z.object({ errors: z.tuple([z.object({ extensions: Busy })], z.unknown()) })

/**
 * Calls a tool, and pays or signs as its answer requires, each at most once. A client that sends a payment or a sign-in of
 * its own gets the answer as it is. Throws Trouble when the wallet cannot, or may not, pay.
 */
export async function callAndPay(params: Params, parts: PayerParts): Promise<CallToolResult> {
  const first = await parts.call(params)
  if (params._meta?.[META.x402Payment] || params._meta?.[META.mppCredential] || params._meta?.[META.signIn])
    return first
  const required = first.isError ? Required.safeParse(first.structuredContent) : null
  if (!required?.success) return first
  const challenge = readSignIn(required.data)
  if (challenge) return signed(params, challenge, required.data.resource.url, parts)
  return paid(params, required.data as unknown as PaymentRequired, parts)
}

async function signed(
  params: Params,
  challenge: SignInChallenge,
  resource: string,
  { call, terminal, url, wallet }: PayerParts,
): Promise<CallToolResult> {
  requireSameSite(resource, url)
  const { account } = await wallet()
  const headers = await signIn(challenge, account, resource)
  terminal.tell(`${params.name}: signed in as ${account.address}; this costs nothing`)
  return call(withMeta(params, { [META.signIn]: headers['sign-in-with-x'] }))
}

/** A signature for a site is not given to another one that this server asks for. */
function requireSameSite(resource: string, url: string): void {
  const [asked, own] = [new URL(resource).host, new URL(url).host]
  if (asked === own || asked.endsWith(`.${own}`)) return
  throw new Trouble(`The sign-in is for ${asked}, and this server calls ${own}: start it with --url of that host.`)
}

async function paid(params: Params, required: PaymentRequired, parts: PayerParts): Promise<CallToolResult> {
  const { payments, purse, terminal } = parts
  const wallet = await parts.wallet()
  const offer = offerOf(required, wallet)
  const taken = purse.take(offer.amount, offer.validSeconds)
  const payment = await signedOffer(offer, wallet).catch((error: unknown) => {
    taken.dropped()
    throw error
  })
  const payer = wallet.account.address
  const outcome = payments.sent({ tool: params.name, offer, payload: payment, payer })
  const result = await sendPaid(withMeta(params, { [META.x402Payment]: payment }), parts).catch((error: unknown) => {
    // It may have been charged: the budget must not get it back.
    taken.settled(offer.amount)
    throw error
  })
  const settled = Settled.safeParse(result._meta?.[META.x402Response])
  if (!settled.success) {
    outcome.unpaid()
    return result
  }
  outcome.paid(offer.amount)
  // A fixed sum settles whole, whatever the server says of it.
  taken.settled(offer.amount)
  const id = settled.data.extensions?.receipt?.paymentId
  const note = `Paid ${formatUsd(offer.amount)} USD${id ? `, payment ${id}` : ''}, transaction ${settled.data.transaction}. ${formatUsd(purse.left)} USD of the budget are left.`
  terminal.tell(`${params.name}: ${note}`)
  return { ...result, content: [...result.content, { type: 'text', text: note }] }
}

async function signedOffer(offer: X402Offer, wallet: Wallet): Promise<PaymentPayload> {
  await wallet.ensure(offer.amount)
  return offer.sign()
}

/** Sends a call with its payment: the same one again while it is not settled, or after a connection failure. */
async function sendPaid(params: Params, { call, terminal }: PayerParts): Promise<CallToolResult> {
  let breaks = 0
  for (;;) {
    let reason = 'it is busy'
    const result = await call(params).catch((error: unknown) => {
      if (error instanceof McpError && error.code !== CONNECTION_CLOSED && error.code !== REQUEST_TIMEOUT) throw error
      reason = reasonOf(error)
      return null
    })
    const seconds = result ? retryAfter(result, breaks > 0) : 1
    if (result && seconds === null) return result
    if (!result || breaks > 0) breaks += 1
    if (breaks > RECONNECTIONS)
      throw new Trouble(
        `The server took the payment and does not answer any more (${reason}): look for it with the tool payments before you pay again.`,
      )
    terminal.tell(`${params.name}: the same payment is sent again in ${seconds} s`)
    await pause((seconds ?? 1) * 1_000)
  }
}

/** Codes of the SDK's own errors, which no server sent. */
const CONNECTION_CLOSED = -32_000
const REQUEST_TIMEOUT = -32_001

/**
 * Seconds until the call is repeated with the same payment; null when the result is final. A refusal that names no payment,
 * such as that of a rate limit, tells nothing of one that may have been taken before.
 */
function retryAfter({ isError, structuredContent }: CallToolResult, mayBeTaken: boolean): number | null {
  if (!isError) return null
  const [byPath, byGraph] = mayBeTaken ? [Busy, BusyGraph] : [Unfinished, UnfinishedGraph]
  const atPath = byPath.safeParse(structuredContent)
  const found = atPath.success ? atPath.data : byGraph.safeParse(structuredContent).data?.errors[0].extensions
  return !found || found.reason === 'same_request' ? null : Math.min(Math.max(found.retryAfter, 1), 60)
}

function withMeta(params: Params, meta: Readonly<Record<string, unknown>>): Params {
  return { ...params, _meta: { ...params._meta, ...meta } }
}
