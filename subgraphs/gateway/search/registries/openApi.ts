import { z } from 'zod'
import { formatUsd, parseUsd } from '../../../../schema/money.ts'
import { fetchJson } from '../boundedFetch.ts'
import {
  type AuthMode,
  cleanText,
  cleanUrl,
  type ListedEndpoint,
  type Listing,
  LONGEST,
  priceInWords,
} from '../listing.ts'

// An origin's own discovery document: OpenAPI 3.1 with `x-payment-info` on priced operations.

const BOUNDS = { timeoutMs: 15_000, maxBytes: 16 * 1024 * 1024 }

/** Most operations read of one document. */
const MOST_OPERATIONS = 2_000

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const

/** Header with a wallet's signature. */
const SIWX_HEADER = 'sign-in-with-x'

const Security = z.array(z.record(z.string(), z.unknown()))
const Amount = z.union([z.string(), z.number()]).transform((value, context) => {
  try {
    return formatUsd(parseUsd(String(value)))
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount in USD' })
    return z.NEVER
  }
})
const PaymentInfo = z.object({
  price: z
    .union([
      z.object({ mode: z.literal('fixed'), amount: Amount }),
      z.object({ mode: z.literal('dynamic'), min: Amount, max: Amount }),
    ])
    .optional()
    .catch(undefined),
  protocols: z.array(z.record(z.string(), z.unknown())).optional().catch(undefined),
})
const Operation = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  deprecated: z.boolean().optional(),
  security: Security.optional(),
  'x-payment-info': PaymentInfo.optional(),
})
type Operation = z.output<typeof Operation>

const Document = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), description: z.string().optional() }),
  servers: z.array(z.object({ url: z.string() })).optional(),
  security: Security.optional(),
  components: z
    .object({
      securitySchemes: z
        .record(z.string(), z.object({ in: z.string().optional(), name: z.string().optional() }))
        .optional(),
    })
    .optional(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})
type Document = z.output<typeof Document>

/** Reads a document as the listing of its origin. Throws an Error if it cannot be fetched or is invalid. */
export async function readOpenApi(url: string, signal: AbortSignal): Promise<Listing[]> {
  const document = Document.parse(await fetchJson(url, { ...BOUNDS, signal }))
  const server = document.servers?.[0]?.url ?? '/'
  const origin = URL.canParse(server, url) ? cleanUrl(new URL(server, url).href) : null
  if (!origin) throw new Error(`${url} names a server that is no URL: ${server.slice(0, LONGEST.url)}`)
  const operations = operationsOf(document)
  return [
    {
      url: origin,
      title: cleanText(document.info.title, LONGEST.title),
      description: cleanText(document.info.description ?? '', LONGEST.description),
      favicon: `${new URL(origin).origin}/favicon.ico`,
      x402OriginId: null,
      mppOriginId: null,
      protocols: [...new Set(operations.flatMap(({ operation }) => protocolsOf(operation)))].sort(),
      endpoints: operations.map(({ method, path, operation }) => endpointOf(document, method, path, operation)),
    },
  ]
}

interface Found {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

function operationsOf({ paths }: Document): Found[] {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Found[] => {
      const parsed = Operation.safeParse(item[method])
      return parsed.success && !parsed.data.deprecated
        ? [{ method: method.toUpperCase(), path: cleanText(path, LONGEST.path), operation: parsed.data }]
        : []
    }),
  )
  // Truncation can make two long paths equal.
  const unique = new Map(found.map((one) => [`${one.method} ${one.path}`, one]))
  return [...unique.values()].slice(0, MOST_OPERATIONS)
}

function endpointOf(document: Document, method: string, path: string, operation: Operation): ListedEndpoint {
  const price = operation['x-payment-info']?.price
  const summary = operation.summary ?? operation.description?.split(/(?<=[.!?])\s/)[0] ?? ''
  return {
    method,
    path,
    summary: cleanText(summary || path, LONGEST.summary),
    description: cleanText(operation.description ?? operation.summary ?? '', LONGEST.description),
    authMode: authModeOf(document, operation),
    price: price
      ? price.mode === 'fixed'
        ? priceInWords(price.amount, price.amount)
        : priceInWords(price.min, price.max)
      : null,
  }
}

function authModeOf(document: Document, operation: Operation): AuthMode {
  const schemes = (operation.security ?? document.security ?? []).flatMap((requirement) => Object.keys(requirement))
  const isSiwx = (scheme: string) =>
    scheme.toLowerCase() === 'siwx' ||
    document.components?.securitySchemes?.[scheme]?.name?.toLowerCase() === SIWX_HEADER
  const needsKey = schemes.some((scheme) => !isSiwx(scheme))
  if (operation['x-payment-info']) return needsKey ? 'apiKey+paid' : 'paid'
  if (needsKey) return 'apiKey'
  return schemes.length > 0 ? 'siwx' : 'unprotected'
}

function protocolsOf(operation: Operation): string[] {
  const named = (operation['x-payment-info']?.protocols ?? []).flatMap((protocol) => Object.keys(protocol))
  return named.filter((name) => name === 'x402' || name === 'mpp')
}
