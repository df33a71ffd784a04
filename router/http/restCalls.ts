import type { FastifyRequest } from 'fastify'
import { getVariableValues } from 'graphql'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { errorAnswer, jsonAnswer, renderResult } from '../../rest-compat/answer.ts'
import { bazaarExtension } from '../../rest-compat/bazaar.ts'
import { isAskedUnread, type RestInput, readRestInput } from '../../rest-compat/door.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { Problems } from '../../schema/catalogue/problems.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { BadInput } from '../../schema/errors.ts'
import { lazily } from '../../subgraphs/kit/async/lazily.ts'
import type { Backend } from '../boot/boot.ts'
import type { Graph } from '../graph/graph.ts'
import type { Operation } from '../graph/operation.ts'
import { normalise } from '../graph/operation.ts'
import { requestHash } from '../identity/requestHash.ts'
import { REASON_PHRASES } from '../payments/checkout/challenge.ts'
import type { Checkout } from '../payments/checkout/checkout.ts'
import { StandingChallenges, type WrittenChallenge } from '../payments/checkout/standing.ts'
import { constant } from '../payments/headers/constantJson.ts'
import { PROBLEM_TYPE } from '../payments/mpp/problem.ts'
import type { Call } from '../payments/protocol/call.ts'
import { PaymentRequired } from '../payments/protocol/paymentRequired.ts'
import { challengeAnswer } from './challengeAnswer.ts'
import { credentialsOf, hasPayment } from './credentials.ts'
import { daily } from './daily.ts'
import { problemOf } from './problems.ts'
import { asPublicError } from './unavailable.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A request of a documented path, by HTTP or from a tool. */
export type RestRequest = Pick<
  FastifyRequest,
  'id' | 'notes' | 'clientAddress' | 'isAdmitted' | 'place' | 'params' | 'headers' | 'content'
>

/**
 * Answers the calls of one endpoint: reads the input, runs the checkout, writes answer or refusal. Operation, plan and
 * challenge are prepared at the first call: for all endpoints they take a second.
 */
export function restCalls(
  endpoint: Endpoint,
  {
    catalogue,
    checkout,
    graph,
    offer,
    remotes,
  }: Pick<Backend, 'catalogue' | 'checkout' | 'graph' | 'offer' | 'remotes'>,
): (request: RestRequest) => Promise<Answer> {
  const prepared = lazily(async () => {
    const ready = prepare(endpoint, catalogue, checkout)
    await graph.plan(ready.operation)
    return ready
  })
  return async (request) => {
    try {
      return await answer(request)
    } catch (error) {
      return refusal(error, endpoint, request)
    }
  }

  async function answer(request: RestRequest): Promise<Answer> {
    const { url } = request.place
    const asked = restRequestOf(request)
    // Before its input is read, which is work for one that is not valid, too.
    if (!request.isAdmitted && !isAskedUnread(endpoint, asked)) {
      await checkout.admit(request.clientAddress)
      request.isAdmitted = true
    }
    const input = readRestInput(endpoint, asked, catalogue)
    // A client gets no price of a service that cannot be asked. A payment may have its stored answer even then.
    if (!hasPayment(request.headers)) await remotes.get(endpoint.service)?.admitted()
    const ready = await prepared()
    const isStanding = offer.offers(endpoint) && isAskedBlindly(endpoint, input, request)
    const standing = isStanding ? ready.standing.repeat(url) : null
    if (standing) return standingAnswer(standing)
    const outcome = await checkout.run(toCall(request, endpoint, input, ready, catalogue)).catch((error: unknown) => {
      if (isStanding && error instanceof PaymentRequired) ready.standing.keep(url, error.challenge)
      throw error
    })
    return outcome.kind === 'answer'
      ? outcome.answer
      : jsonAnswer(200, { extensions: { bill: outcome.bill } }, { 'cache-control': 'no-store' })
  }
}

/** Plans every endpoint's operation. Throws a CatalogueError that names every path for which the graph has no plan. */
export async function planAll(catalogue: Catalogue, graph: Graph): Promise<void> {
  const problems = new Problems()
  for (const endpoint of catalogue.endpoints) {
    await graph.plan(normalise(endpoint.document, endpoint.name)).catch((error: unknown) => {
      problems.add(
        `${endpoint.service} ${endpoint.name}`,
        `has no plan: ${error instanceof Error ? error.message : error}`,
      )
    })
  }
  problems.throwIfAny()
  await graph.keepPlans()
}

/** The answer for a refused call. Rethrows what no caller may see. */
function refusal(error: unknown, endpoint: Endpoint, { headers }: Pick<RestRequest, 'headers'>): Answer {
  const known = asPublicError(error)
  if (!known) throw error
  const problem = problemOf(known, credentialsOf(headers))
  if (known instanceof PaymentRequired) return challengeAnswer(known, problem)
  if (problem) return jsonAnswer(problem.status, problem, { 'content-type': PROBLEM_TYPE })
  return errorAnswer(known, endpoint)
}

function restRequestOf({ params, place, headers, content }: RestRequest) {
  return { parameters: params as Readonly<Record<string, string>>, query: place.query, headers, body: content }
}

interface Prepared {
  readonly operation: Operation
  readonly extensions: () => Readonly<Record<string, unknown>>
  readonly standing: StandingChallenges
}

function prepare(endpoint: Endpoint, catalogue: Catalogue, checkout: Checkout): Prepared {
  const operation = normalise(endpoint.document, endpoint.name)
  return {
    operation: { ...operation, name: endpoint.name },
    extensions: daily(
      (now) => (endpoint.access === 'paid' ? constants(bazaarExtension(endpoint, catalogue.constraints, now)) : {}),
      () => checkout.now(),
    ),
    standing: new StandingChallenges(checkout.offerIds, () => checkout.now()),
  }
}

/** Whether a call can only get its price, in a challenge that depends only on its URL. */
function isAskedBlindly(
  endpoint: Endpoint,
  { variables, wantsBill }: RestInput,
  { headers }: Pick<RestRequest, 'headers'>,
): boolean {
  return endpoint.access === 'paid' && variables === null && !wantsBill && headers['accept-payment'] === undefined
}

function standingAnswer({ headers, body }: WrittenChallenge): Answer {
  return {
    status: 402,
    headers: { 'content-type': JSON_TYPE, ...headers },
    body,
    phrase: REASON_PHRASES.payment,
  }
}

function constants(extensions: Record<string, unknown>): Record<string, unknown> {
  for (const extension of Object.values(extensions)) constant(extension as object)
  return extensions
}

function toCall(
  request: RestRequest,
  endpoint: Endpoint,
  { variables, wantsBill }: RestInput,
  { operation, extensions }: Prepared,
  catalogue: Catalogue,
): Call {
  // Executed with defaults: compiled documents do not apply the defaults of required inputs.
  const coerced = variables && coerce(operation, variables, catalogue)
  let hash: Buffer | undefined
  return {
    requestId: request.id,
    notes: request.notes,
    clientAddress: request.clientAddress,
    isAdmitted: request.isAdmitted,
    operation,
    variables: coerced,
    resource: {
      url: request.place.url,
      method: endpoint.method,
      description: endpoint.summary,
      mimeType: 'application/json',
      serviceName: `Tollgraph ${endpoint.service}`,
    },
    endpoint: { service: endpoint.service, method: endpoint.method, path: endpoint.path },
    // Computed lazily: only paid calls need it.
    get requestHash() {
      hash ??= requestHash('rest', endpoint.service, endpoint.name, variables)
      return hash
    },
    extensions: extensions(),
    credentials: credentialsOf(request.headers),
    wantsBill,
    render: (result) => renderResult(endpoint, result),
    refuse: (error) => errorAnswer(error, endpoint),
  }
}

function coerce(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  catalogue: Catalogue,
): Record<string, unknown> {
  const { coerced, errors } = getVariableValues(
    catalogue.schema,
    operation.definition.variableDefinitions ?? [],
    variables,
  )
  if (errors) throw new BadInput(errors.map((error) => ({ path: [], code: 'invalid_value', message: error.message })))
  return coerced
}
