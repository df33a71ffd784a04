import { getVariableValues } from 'graphql'
import { jsonAnswer, type RestAnswer } from '../../rest-compat/answer.ts'
import { bazaarExtension } from '../../rest-compat/bazaar.ts'
import type { RestCall, RunRestCall } from '../../rest-compat/door.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { Problems } from '../../schema/catalogue/problems.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { BadInput } from '../../schema/errors.ts'
import { type Lazy, lazily } from '../../subgraphs/kit/async/lazily.ts'
import type { Graph } from '../graph/graph.ts'
import type { Operation } from '../graph/operation.ts'
import { normalise } from '../graph/operation.ts'
import { requestHash } from '../identity/requestHash.ts'
import { REASON_PHRASES } from '../payments/checkout/challenge.ts'
import type { Checkout } from '../payments/checkout/checkout.ts'
import { StandingChallenges, type WrittenChallenge } from '../payments/checkout/standing.ts'
import { constant } from '../payments/headers/constantJson.ts'
import { PROBLEM_TYPE } from '../payments/mpp/problem.ts'
import type { Call, Credentials } from '../payments/protocol/call.ts'
import { PaymentRequired } from '../payments/protocol/paymentRequired.ts'
import { challengeAnswer } from './challengeAnswer.ts'
import { credentialsOf } from './credentials.ts'
import { problemOf } from './problems.ts'
import { asPublicError } from './unavailable.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Passes calls of the REST door to the checkout. An endpoint's operation, plan and challenge are prepared at its first
 * call: for all of them it takes a second. Plans not in the cache are built now. Throws a CatalogueError that names
 * every path for which the graph has no plan.
 */
export async function restRunner(checkout: Checkout, catalogue: Catalogue, graph: Graph): Promise<RunRestCall> {
  const now = () => checkout.now()
  if (!graph.isPlanned) await planAll(catalogue, graph)
  const prepared = new Map<Endpoint, Lazy<Prepared>>(
    catalogue.endpoints.map((endpoint) => [
      endpoint,
      lazily(async () => {
        const ready = prepare(endpoint, catalogue, checkout, now)
        await graph.plan(ready.operation)
        return ready
      }),
    ]),
  )
  return async (call) => {
    const ready = await prepared.get(call.endpoint)?.()
    if (!ready) throw new Error(`${call.endpoint.name} is not in the catalogue`)
    const isStanding = isAskedBlindly(call)
    const standing = isStanding ? ready.standing.repeat(call.url) : null
    if (standing) return standingAnswer(standing)
    const credentials = credentialsOf(call.headers)
    try {
      const outcome = await checkout.run(toCall(call, credentials, ready, catalogue))
      return outcome.kind === 'answer'
        ? outcome.answer
        : jsonAnswer(200, { extensions: { bill: outcome.bill } }, { 'cache-control': 'no-store' })
    } catch (error) {
      const known = asPublicError(error)
      const problem = known && problemOf(known, credentials)
      if (error instanceof PaymentRequired) {
        if (isStanding) ready.standing.keep(call.url, error.challenge)
        return challengeAnswer(error, problem)
      }
      if (problem) return jsonAnswer(problem.status, problem, { 'content-type': PROBLEM_TYPE })
      throw error
    }
  }
}

async function planAll(catalogue: Catalogue, graph: Graph): Promise<void> {
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

interface Prepared {
  readonly operation: Operation
  readonly extensions: Readonly<Record<string, unknown>>
  readonly standing: StandingChallenges
}

function prepare(endpoint: Endpoint, catalogue: Catalogue, checkout: Checkout, now: () => Date): Prepared {
  const operation = normalise(endpoint.document, endpoint.name)
  return {
    operation: { ...operation, name: endpoint.name },
    extensions: endpoint.access === 'paid' ? constants(bazaarExtension(endpoint, catalogue.constraints)) : {},
    standing: new StandingChallenges(checkout.offerIds, now),
  }
}

/** Whether a call can only get its price, in a challenge that depends only on its URL. */
function isAskedBlindly({ endpoint, headers, variables, wantsBill }: RestCall): boolean {
  return endpoint.access === 'paid' && variables === null && !wantsBill && headers['accept-payment'] === undefined
}

function standingAnswer({ headers, body }: WrittenChallenge): RestAnswer {
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
  call: RestCall,
  credentials: Credentials,
  { operation, extensions }: Prepared,
  catalogue: Catalogue,
): Call {
  const { endpoint, variables } = call
  // Executed with defaults: compiled documents do not apply the defaults of required inputs.
  const coerced = variables && coerce(operation, variables, catalogue)
  let hash: Buffer | undefined
  return {
    requestId: call.requestId,
    clientAddress: call.clientAddress,
    operation,
    variables: coerced,
    resource: {
      url: call.url,
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
    extensions,
    credentials,
    wantsBill: call.wantsBill,
    render: call.render,
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

/**
 * 402: the v2 challenge and MPP's in headers; the body is the v1 challenge, on identity routes the same as the header,
 * and after an MPP payment the problem with it.
 */
