import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { challengeResult } from './challengeResult.ts'
import { META } from './metaKeys.ts'

type Content = CallToolResult['content']
type Members = Readonly<Record<string, unknown>>

/**
 * The result of a tool for the answer of a door: the body as content, JSON objects also as `structuredContent`; receipt,
 * status and source of the facts in `_meta`. `challengeId` is that of the MPP challenge that was paid.
 */
export function resultOf(answer: Answer, challengeId: string | null): CallToolResult {
  const _meta = metaOf(answer, challengeId)
  if (answer.status === 402) return challengeResult(answer, _meta)
  const json = jsonOf(answer)
  const isFailed = answer.status >= 400 || hasFailed(json)
  return {
    content: contentOf(answer),
    ...(isMembers(json) ? { structuredContent: { ...json } } : {}),
    ...(isFailed ? { isError: true } : {}),
    _meta,
  }
}

/** A result of facts that no door answered. */
export function factsResult(facts: Members): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(facts) }], structuredContent: { ...facts } }
}

/** The JSON of an answer; undefined for any other. */
export function jsonOf({ headers, body }: Answer): unknown {
  return /\bjson\b/.test(headers['content-type'] ?? '') ? (JSON.parse(body.toString('utf8')) as unknown) : undefined
}

/** Whether a value is a JSON object. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A REST refusal below 400 (a settlement that is pending), and a GraphQL result without data. */
function hasFailed(json: unknown): boolean {
  if (!isMembers(json)) return false
  if (json.success === false && 'error' in json) return true
  return Array.isArray(json.errors) && json.errors.length > 0 && (json.data ?? null) === null
}

function contentOf({ headers, body }: Answer): Content {
  const mimeType = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
  if (mimeType.startsWith('image/')) return [{ type: 'image', data: body.toString('base64'), mimeType }]
  return [{ type: 'text', text: body.toString('utf8') }]
}

function metaOf({ headers, status }: Answer, challengeId: string | null): Record<string, unknown> {
  const settled = headers['payment-response'] ?? headers['x-payment-response']
  const receipt = headers['payment-receipt']
  const source = headers['x-data-source']
  const provider = headers['x-data-provider']
  return {
    [META.status]: status,
    ...(settled ? { [META.x402Response]: decode(settled, 'base64') } : {}),
    ...(receipt ? { [META.mppReceipt]: { ...(decode(receipt, 'base64url') as object), challengeId } } : {}),
    ...(source ? { [META.source]: { source, ...(provider ? { provider } : {}) } } : {}),
  }
}

function decode(header: string, encoding: 'base64' | 'base64url'): unknown {
  return JSON.parse(Buffer.from(header, encoding).toString('utf8')) as unknown
}
