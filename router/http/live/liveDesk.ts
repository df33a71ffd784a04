import { type FormattedExecutionResult, GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { isDatabaseGone } from '../../../prisma/isGone.ts'
import { paymentsInProgress } from '../../../prisma/ledger/watch.ts'
import { type TollgraphError, Unavailable } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { hasEnded } from '../../../subgraphs/kit/jobs/ownJobs.ts'
import { findJob } from '../../../subgraphs/kit/jobs/store.ts'
import type { Graph } from '../../graph/graph.ts'
import { InvalidOperation } from '../../graph/invalidOperation.ts'
import { rootFields } from '../../identity/rootFields.ts'
import type { Changes } from '../../live/changes.ts'
import { liveReadOf } from '../../live/liveRead.ts'
import { LiveStream, type Read, type Reading } from '../../live/liveStream.ts'
import { Places } from '../../live/places.ts'
import { argumentValues } from '../../payments/checkout/argumentValues.ts'
import type { Checkout } from '../../payments/checkout/checkout.ts'
import { type FreeReads, sessionEnded } from '../../payments/checkout/freeReads.ts'
import { publicErrorOf } from '../graphql/answer.ts'
import { type Asked, toCall } from '../graphql/call.ts'
import { JSON_TYPE } from '../graphql/mediaType.ts'
import { publicResult } from '../graphql/publicResult.ts'
import type { GraphqlRequest } from '../graphql/request.ts'

/** Payments in progress that a new stream begins with. */
const MAX_BEGUN = 100

/** In place of a payment's id where none is read yet. */
const NO_PAYMENT = '00000000-0000-0000-0000-000000000000'

/** Dependencies of live streams. */
export interface LiveDeskParts {
  readonly pool: Pool
  readonly graph: Pick<Graph, 'schema'>
  readonly checkout: Checkout
  readonly changes: Changes
  readonly byAddress: number
  readonly byWallet: number
  readonly log: Logger
}

/** A subscription of a client. */
export type Subscribing = Omit<Asked, 'wantsBill'>

/** Opens live streams, for either transport, and ends them when the router stops. */
export class LiveDesk {
  readonly #parts: LiveDeskParts
  readonly #addresses: Places
  readonly #wallets: Places
  readonly #streams = new Set<LiveStream>()
  #isStopping = false

  constructor(parts: LiveDeskParts) {
    this.#parts = parts
    this.#addresses = new Places(parts.byAddress, 'live streams of one address')
    this.#wallets = new Places(parts.byWallet, 'live streams of one wallet')
  }

  /** Counts a request before its document is read, as the GraphQL door does. Throws LimitReached. */
  admit({ clientAddress }: Pick<GraphqlRequest, 'clientAddress'>): Promise<void> {
    return this.#parts.checkout.admit(clientAddress)
  }

  /**
   * Opens the stream of a subscription of an admitted request. Throws InvalidOperation, PaymentRequired without an identity,
   * LimitReached, and the other TollgraphErrors of a call.
   */
  async subscribe(request: GraphqlRequest, subscribing: Subscribing): Promise<LiveStream> {
    if (this.#isStopping) throw new Unavailable('This router is stopping; try again', { retryAfter: 1 })
    const freed = [this.#addresses.take(request.clientAddress)]
    const free = () => {
      for (const place of freed) place()
    }
    try {
      const { paymentVariable, query } = liveReadOf(subscribing.operation, this.#parts.graph.schema)
      const values = { ...subscribing.values, [paymentVariable]: NO_PAYMENT }
      const asked = { operation: query, variables: subscribing.variables, values, wantsBill: false }
      const call = { ...toCall(request, asked, JSON_TYPE), isAdmitted: true }
      const reads = await this.#parts.checkout.admitReads(call, {
        method: request.method,
        operation: subscribing.operation,
        variables: subscribing.values,
      })
      freed.push(this.#wallets.take(reads.wallet))
      const stream = await this.#begin(request, subscribing, reads, (payment) => ({
        ...subscribing.values,
        [paymentVariable]: payment,
      }))
      stream.onEnd(free)
      return stream
    } catch (error) {
      free()
      throw error
    }
  }

  /** Ends all streams; further ones are refused. */
  stop(): void {
    this.#isStopping = true
    for (const stream of this.#streams) stream.finish(null)
  }

  async #begin(
    request: GraphqlRequest,
    subscribing: Subscribing,
    reads: FreeReads,
    valuesFor: (payment: string) => Readonly<Record<string, unknown>>,
  ): Promise<LiveStream> {
    const { changes, log, pool } = this.#parts
    const job = this.#jobOf(subscribing)
    const read =
      job === null
        ? (id: string) => readPayment(reads, valuesFor(id))
        : () => readJob(pool, job, reads, subscribing.values)
    const stream = new LiveStream(guarded(read, request.requestId, log))
    const onChange = (id: string) => stream.add(id)
    try {
      stream.onEnd(await (job === null ? changes.ofPayments(reads.wallet, onChange) : changes.ofJob(job, onChange)))
      const begun = job === null ? await paymentsInProgress(pool, reads.wallet, MAX_BEGUN) : [job]
      for (const id of begun.reverse()) stream.add(id)
      this.#keep(stream, reads)
      return stream
    } catch (error) {
      stream.finish(null)
      throw error
    }
  }

  #keep(stream: LiveStream, { until }: FreeReads): void {
    const left = until.getTime() - this.#parts.checkout.now().getTime()
    const timer = setTimeout(() => stream.finish(errorResult(sessionEnded())), left).unref()
    this.#streams.add(stream)
    stream.onEnd(() => {
      clearTimeout(timer)
      this.#streams.delete(stream)
    })
    if (this.#isStopping) stream.finish(null)
  }

  /** The id of the job that a subscription is for; null for one to payments. */
  #jobOf({ operation, values }: Subscribing): string | null {
    const [node] = rootFields(operation, values).values()
    const field = node && this.#parts.graph.schema.getSubscriptionType()?.getFields()[node.name.value]
    if (!node || !field) throw new InvalidOperation([new GraphQLError('The subscription selects nothing.')])
    if (field.name !== 'job') return null
    const read = argumentValues(field, node, values)
    return 'args' in read ? keyOfNode('Job', String(read.args.id)) : null
  }
}

async function readJob(
  pool: Pool,
  id: string,
  reads: FreeReads,
  values: Readonly<Record<string, unknown>>,
): Promise<Reading> {
  // Before the query: a job that ends in between is read once more.
  const job = await findJob(pool, id)
  const result = publicResult(await reads.read(values))
  return { result, isLast: !job || job.wallet !== reads.wallet || hasEnded(job) }
}

async function readPayment(reads: FreeReads, values: Readonly<Record<string, unknown>>): Promise<Reading> {
  return { result: publicResult(await reads.read(values)), isLast: false }
}

/** A read whose errors end the stream; without the database it is tried again. */
function guarded(read: (id: string) => Promise<Reading>, requestId: string, log: Logger): Read {
  return async (id) => {
    try {
      return await read(id)
    } catch (error) {
      if (isDatabaseGone(error)) return null
      return { result: errorResult(publicErrorOf(error, requestId, log)), isLast: true }
    }
  }
}

function errorResult({ message, extensions }: TollgraphError): FormattedExecutionResult {
  return { errors: [{ message, extensions }] }
}
