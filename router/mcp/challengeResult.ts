import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Challenge } from 'mppx'
import { z } from 'zod'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { META } from './metaKeys.ts'

const Bill = z.unknown()

/** What the bodies of a 402 say beside the challenge: of the REST door, of GraphQL, and an MPP problem. */
const Body = z.looseObject({
  message: z.string().optional(),
  detail: z.string().optional(),
  bill: Bill.optional(),
  errors: z
    .array(z.looseObject({ message: z.string(), extensions: z.looseObject({ bill: Bill.optional() }) }))
    .optional(),
})

const Required = z.looseObject({
  accepts: z.array(z.unknown()),
  extensions: z.record(z.string(), z.unknown()).optional(),
})

/**
 * The result of a call that lacks a payment or an identity: x402's PaymentRequired, as `structuredContent` and as the first
 * text (x402, transports-v2/mcp.md), and MPP's challenges in `_meta`. A second text tells a model what to do.
 */
export function challengeResult(answer: Answer, meta: Readonly<Record<string, unknown>>): CallToolResult {
  const json: unknown = JSON.parse(answer.body.toString('utf8'))
  const body = Body.parse(json)
  const message = body.message ?? body.detail ?? body.errors?.[0]?.message ?? 'Payment required'
  const bill = body.bill ?? body.errors?.[0]?.extensions.bill
  const header = answer.headers['payment-required']
  const required = header ? requiredOf(header) : null
  const structuredContent = {
    ...(required ?? { success: false, error: 'Payment required' }),
    message,
    ...(bill === undefined ? {} : { bill }),
  }
  const isIdentity = required !== null && required.accepts.length === 0
  return {
    isError: true,
    structuredContent,
    content: [
      { type: 'text', text: JSON.stringify(structuredContent) },
      { type: 'text', text: isIdentity ? SIGN_IN : PAY },
    ],
    _meta: { ...meta, ...mppMeta(answer, json) },
  }
}

const PAY =
  'Nothing was run or charged. A client that pays by x402 repeats this call with the signed payment in _meta["x402/payment"]. A client that cannot pay uses the local server "npx tollgraph mcp", which has a wallet and a budget.'

const SIGN_IN =
  'Nothing was run. This belongs to a wallet and costs nothing: sign the message of extensions["sign-in-with-x"] and repeat this call with it in _meta["tollgraph/sign-in-with-x"], or send the token of a session as the HTTP header Authorization. A client that cannot sign uses the local server "npx tollgraph mcp".'

/** The challenge without the description of the HTTP endpoint: the tool has one of its own, and it would fill the context. */
function requiredOf(header: string): z.output<typeof Required> {
  const required = Required.parse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')))
  const { bazaar: _described, ...extensions } = required.extensions ?? {}
  return { ...required, extensions }
}

function mppMeta({ headers, status }: Answer, body: unknown): Record<string, unknown> {
  const header = headers['www-authenticate']
  if (!header) return {}
  const isProblem = (headers['content-type'] ?? '').startsWith('application/problem+json')
  const challenges = Challenge.deserializeList(header)
  return {
    [META.mppRequired]: { httpStatus: status, challenges, ...(isProblem ? { problem: body } : {}) },
  }
}
