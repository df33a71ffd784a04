import type { Endpoint, EndpointMember } from '../schema/catalogue/endpoint.ts'
import { JSON_TYPE } from '../schema/catalogue/endpoints.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { formatUsd } from '../schema/money.ts'
import type { JsonSchema } from '../schema/scalars.ts'
import { aboutOf } from './about.ts'
import { CACHE, jsonAnswer, type RestAnswer } from './answer.ts'
import { documentedPaths } from './documentedPaths.ts'
import { exampleAt, exampleNeedsOf, exampleOf } from './example.ts'
import { memberSchema, membersSchema, shapeSchema } from './jsonSchema.ts'
import { type BaseUrls, guidance, pathOf } from './llms.ts'
import { byTopic } from './topics.ts'

/** The payment target, as stated in the documents. The same transfer is offered by x402 (`exact`) and by MPP (`evm/charge`). */
export interface PaymentFacts {
  /** CAIP-2. */
  readonly network: string
  /** Address of the token used for payment. */
  readonly asset: string
}

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Anything else: what went wrong, and for invalid input where. Nothing was charged.',
  properties: {
    success: { const: false },
    error: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          message: { type: 'string' },
          code: { type: 'string' },
        },
        required: ['path', 'message', 'code'],
      },
    },
    retryAfter: { type: 'number', description: 'Seconds.' },
  },
  required: ['success', 'error'],
}

/** An OpenAPI document. */
export interface OpenApi extends Readonly<Record<string, unknown>> {
  readonly info: Readonly<Record<string, unknown>>
  /** Operations by path and method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Answers with a document of the named paths alone, with or without the path of the base URL, for readers with little room: it
 * lacks the guidance of the whole service. 404 for an unknown path.
 */
export function openapiOfPaths(whole: OpenApi, named: readonly string[], baseUrl: string): RestAnswer {
  const prefix = pathOf(baseUrl)
  const wanted = named.map((path) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path))
  const unknown = wanted.find((path) => !Object.hasOwn(whole.paths, path))
  if (unknown !== undefined)
    return jsonAnswer(404, {
      success: false,
      error: `path: there is no ${unknown.slice(0, 200)} here; ${baseUrl}/openapi.json without path has all`,
    })
  return jsonAnswer(200, onlyPaths(whole, wanted), CACHE)
}

function onlyPaths(whole: OpenApi, wanted: readonly string[]): OpenApi {
  const { 'x-guidance': _guidance, ...info } = whole.info
  const { tags: _tags, ...rest } = whole
  return { ...rest, info, paths: Object.fromEntries(wanted.map((path) => [path, whole.paths[path] ?? {}])) }
}

/**
 * The OpenAPI 3.1 document of one service: every documented path but those of scheduled jobs. `now` is the day on which its examples
 * work.
 */
export function openapi(
  service: string,
  baseUrls: BaseUrls,
  catalogue: Catalogue,
  payment: PaymentFacts,
  now = new Date(),
): OpenApi {
  const about = aboutOf(service, catalogue)
  const endpoints = documentedPaths(service, catalogue)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, { catalogue, payment, now }),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      description: about.description,
      'x-guidance': guidance(service, baseUrls, catalogue),
    },
    'x-service-info': { docs: { llms: `${baseUrls(service)}/llms.txt` } },
    servers: [{ url: baseUrls(service) }],
    tags: [...byTopic(endpoints).keys()].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        siwx: {
          type: 'apiKey',
          in: 'header',
          name: 'SIGN-IN-WITH-X',
          description: 'A wallet signature over the challenge of the 402 (CAIP-122).',
          'x-agentcash-auth-kind': 'siwx',
        },
      },
    },
  }
}

/** What the document of a service is written with. */
interface Ground {
  readonly catalogue: Catalogue
  readonly payment: PaymentFacts
  readonly now: Date
}

function operation(endpoint: Endpoint, { catalogue, payment, now }: Ground): Record<string, unknown> {
  const needs = exampleNeedsOf(endpoint, catalogue)
  const example = exampleOf(endpoint, now) ?? {}
  const inUrl = endpoint.members.filter((member) => member.in !== 'body')
  const inBody = endpoint.members.filter((member) => member.in === 'body')
  const body = membersSchema(inBody, catalogue.constraints)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: endpoint.description,
    tags: [endpoint.tag],
    security: endpoint.access === 'siwx' ? [{ siwx: [] }] : [],
    ...(inUrl.length > 0 ? { parameters: inUrl.map((member) => parameter(member, catalogue, example)) } : {}),
    ...(inBody.length > 0
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body, ...bodyExample(endpoint, now) } },
          },
        }
      : {}),
    ...(needs ? { 'x-example-needs': needs } : {}),
    ...(endpoint.price ? { 'x-payment-info': paymentInfo(endpoint, payment) } : {}),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        content: { [endpoint.produces]: { schema: answerSchema(endpoint) } },
      },
      ...challengeResponse(endpoint),
      default: {
        description: 'Refused, and nothing was charged',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function answerSchema(endpoint: Endpoint): JsonSchema {
  if (endpoint.produces !== JSON_TYPE) return { type: 'string', contentMediaType: endpoint.produces }
  return shapeSchema(endpoint.shape, endpoint.missing === 'NULL')
}

function bodyExample(endpoint: Endpoint, now: Date): { example?: unknown } {
  const example = exampleAt(endpoint, 'body', now)
  return example ? { example } : {}
}

function challengeResponse({ access }: Endpoint): Record<string, unknown> {
  if (access === 'paid') return { 402: { description: 'Payment Required' } }
  return access === 'siwx' ? { 402: { description: 'Authentication Required' } } : {}
}

function parameter(
  member: EndpointMember,
  catalogue: Catalogue,
  examples: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const example = examples[member.name]
  const { description, ...schema } = memberSchema(member, catalogue.constraints)
  return {
    name: member.name,
    in: member.in,
    required: member.in === 'path' || member.isRequired,
    ...(description ? { description } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  }
}

function paymentInfo({ price }: Endpoint, payment: PaymentFacts): Record<string, unknown> {
  if (!price) return {}
  const stated =
    price.mode === 'fixed'
      ? { mode: 'fixed', currency: 'USD', amount: formatUsd(price.max) }
      : { mode: 'dynamic', currency: 'USD', min: formatUsd(price.min), max: formatUsd(price.max) }
  const amount = price.mode === 'fixed' ? price.max.toString() : null
  return {
    price: stated,
    protocols: [
      { x402: { network: payment.network, asset: payment.asset } },
      { mpp: { method: 'evm', intent: 'charge', currency: payment.asset } },
    ],
    offers: ['x402', 'evm'].map((method) => ({ intent: 'charge', method, amount, currency: payment.asset })),
  }
}
