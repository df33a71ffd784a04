import { compactVerify, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import type { Fetch } from './call.ts'
import { decodeHeader } from './header.ts'
import { formatUsd, parseUsd } from './usd.ts'

/** What `parseUsd` takes. */
const Usd = z.string().check(z.regex(/^\d{1,24}(\.\d{1,6}0*)?$/))

const Line = z.object({
  path: z.string(),
  field: z.string(),
  /** What the bill said. */
  usd: Usd,
  /** What was charged, if it is less. */
  chargedUsd: z.optional(Usd),
  outcome: z.enum(['CHARGED', 'WAIVED', 'FAILED', 'REFUNDED']),
})

const Refund = z.object({
  usd: Usd,
  /** `REQUESTED`, `SENDING`, `REFUNDED`, `STUCK`, `DECLINED` or `NEEDS_APPROVAL`. */
  state: z.string(),
  transaction: z.optional(z.string()),
})

const Settled = z.object({
  success: z.literal(true),
  transaction: z.string(),
  network: z.string(),
  payer: z.string(),
  amount: z.string().check(z.regex(/^\d{1,30}$/)),
  extensions: z.object({
    receipt: z.object({
      paymentId: z.string(),
      lines: z.optional(z.array(Line)),
      refunds: z.optional(z.array(Refund)),
    }),
    'offer-receipt': z.optional(z.object({ info: z.object({ receipt: z.object({ signature: z.string() }) }) })),
  }),
})

const Signed = z.object({
  network: z.string(),
  resourceUrl: z.string(),
  payer: z.string(),
  transaction: z.string(),
})

/** A priced field of a receipt. Sums are decimal USD. */
export type ReceiptLine = z.infer<typeof Line>

/** A refund of a part of a payment. */
export type ReceiptRefund = z.infer<typeof Refund>

/** The receipt of a paid call. */
export interface Receipt {
  readonly paymentId: string
  /** What was charged in the end, in decimal USD: what was settled, less what is refunded. */
  readonly chargedUsd: string
  /** The same, in atomic units of USDC. */
  readonly chargedUnits: bigint
  /** Empty if they are too many for a header: `GET /receipts/{paymentId}` has them. */
  readonly lines: readonly ReceiptLine[]
  readonly refunds: readonly ReceiptRefund[]
  readonly transaction: string
  /** CAIP-2. */
  readonly network: string
  readonly payer: string
  /** What is wrong with it; empty for a signed receipt that agrees with what was signed. */
  readonly problems: readonly string[]
}

/** What the wallet has signed, and for what. */
export interface Agreed {
  readonly url: string
  /** In atomic units of USDC. */
  readonly units: bigint
  readonly network: string
  readonly payer: string
}

/** Checks receipts; the keys of each origin are fetched once. */
export class ReceiptChecker {
  readonly #fetch: Fetch
  readonly #keys = new Map<string, JWTVerifyGetKey>()

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  /**
   * Reads the receipt of an answer and checks it: that the sum, the payer and the network are those that were signed, that
   * lines and refunds add up to the sum, and that the router of the URL has signed it. Null if nothing was settled. A
   * problem is never thrown: the answer is paid, and belongs to the caller.
   */
  async receiptOf(answer: Response, agreed: Agreed): Promise<Receipt | null> {
    const settled = settledIn(answer)
    if (!settled) return null
    const { transaction, network, payer, extensions } = settled
    const { paymentId, lines = [], refunds = [] } = extensions.receipt
    const units = chargedUnitsOf(settled)
    const problems = [...sumProblems(settled, agreed), ...(await this.#signatureProblems(settled, agreed))]
    const chargedUsd = formatUsd(units)
    return { paymentId, chargedUsd, chargedUnits: units, lines, refunds, transaction, network, payer, problems }
  }

  async #signatureProblems(settled: z.infer<typeof Settled>, agreed: Agreed): Promise<string[]> {
    const jws = settled.extensions['offer-receipt']?.info.receipt.signature
    // Nothing is signed about a payment that was refunded as a whole.
    if (jws === undefined) return chargedUnitsOf(settled) === 0n ? [] : ['It is not signed']
    try {
      const { payload, protectedHeader } = await compactVerify(jws, this.#keysOf(new URL(agreed.url).origin))
      const signed = z.parse(Signed, JSON.parse(new TextDecoder().decode(payload)))
      const host = `did:web:${encodeURIComponent(new URL(agreed.url).host)}#`
      return [
        ...(protectedHeader.kid?.startsWith(host)
          ? []
          : [`The key ${protectedHeader.kid} is not one of ${agreed.url}`]),
        ...differences({ url: signed.resourceUrl, ...signed }, agreed),
        ...(signed.transaction === settled.transaction ? [] : ['The signature is for another transaction']),
      ]
    } catch (error) {
      return [`Its signature cannot be verified: ${error instanceof Error ? error.message : String(error)}`]
    }
  }

  #keysOf(origin: string): JWTVerifyGetKey {
    const known = this.#keys.get(origin)
    if (known) return known
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', origin), { [customFetch]: this.#fetch })
    this.#keys.set(origin, keys)
    return keys
  }
}

/**
 * The atomic units of a signed payment that an answer says were charged in the end; null if it was not settled. A fixed sum
 * settles whole, whatever the answer says of it.
 */
export function chargedIn(answer: Response, signed: bigint): bigint | null {
  const said = decodeHeader(answer.headers.get('payment-response'))
  const settled = z.safeParse(Settled, said)
  if (settled.success) return lessRefunds(signed, settled.data)
  return z.safeParse(z.object({ success: z.literal(true) }), said).success ? signed : null
}

function settledIn(answer: Response): z.infer<typeof Settled> | null {
  const read = z.safeParse(Settled, decodeHeader(answer.headers.get('payment-response')))
  return read.success ? read.data : null
}

function chargedUnitsOf(settled: z.infer<typeof Settled>): bigint {
  return lessRefunds(BigInt(settled.amount), settled)
}

function lessRefunds(units: bigint, { extensions }: z.infer<typeof Settled>): bigint {
  const back = refundedUnits(extensions.receipt.refunds ?? [])
  return back < units ? units - back : 0n
}

/** A declined refund is below what the operator sends; every other one is sent or will be. */
function refundedUnits(refunds: readonly ReceiptRefund[]): bigint {
  return total(refunds.filter(({ state }) => state !== 'DECLINED').map(({ usd }) => usd))
}

function sumProblems({ amount, network, payer, extensions }: z.infer<typeof Settled>, agreed: Agreed): string[] {
  const { lines = [], refunds = [] } = extensions.receipt
  const problems = differences({ url: agreed.url, network, payer }, agreed)
  if (BigInt(amount) !== agreed.units)
    problems.push(`${formatUsd(BigInt(amount))} USD were settled, and ${formatUsd(agreed.units)} were signed`)
  const back = refundedUnits(refunds)
  if (back > BigInt(amount))
    problems.push(
      `Its refunds are ${formatUsd(back)} USD, more than the ${formatUsd(BigInt(amount))} USD that were settled`,
    )
  const charged = total(
    lines.filter(({ outcome }) => outcome === 'CHARGED').map(({ usd, chargedUsd }) => chargedUsd ?? usd),
  )
  const accounted = charged + total(refunds.map(({ usd }) => usd))
  if (lines.length > 0 && accounted !== BigInt(amount))
    problems.push(`Its lines and refunds add up to ${formatUsd(accounted)} USD, not to ${formatUsd(BigInt(amount))}`)
  return problems
}

function differences(said: Omit<Agreed, 'units'>, agreed: Agreed): string[] {
  const names = ['url', 'network', 'payer'] as const
  return names
    .filter((name) => said[name].toLowerCase() !== agreed[name].toLowerCase())
    .map((name) => `Its ${name} is ${said[name]}, not ${agreed[name]}`)
}

function total(usd: readonly string[]): bigint {
  return usd.reduce((sum, one) => sum + parseUsd(one), 0n)
}
