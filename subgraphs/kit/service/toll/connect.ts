import { randomUUID } from 'node:crypto'
import type { LookupFunction } from 'node:net'
import DataLoader from 'dataloader'
import { type FormattedExecutionResult, parse } from 'graphql'
import type { Logger } from 'pino'
import type { Catalogue } from '../../../../schema/catalogue.ts'
import { Unavailable, Upstream } from '../../../../schema/errors.ts'
import { type AtomicUsdc, formatUsd, ZERO_USDC } from '../../../../schema/money.ts'
import { recentlyUsed } from '../../async/recentlyUsed.ts'
import type { PaidLine } from '../context.ts'
import type { FetchRequest } from '../executor.ts'
import { originOf } from '../origin.ts'
import type { SubgraphRuntime } from '../runtime.ts'
import type { RequestScope, ScopedLine } from '../scope.ts'
import type { Quoted } from '../subgraph.ts'
import type { AnswerCheck } from './answerKeys.ts'
import { bodyHash } from './bodyHash.ts'
import { type ContextClaims, type LineClaim, MAX_LINES } from './claims.ts'
import { actDocument, quoteDocument } from './documents.ts'
import { readFacts } from './facts.ts'
import { type Admission, FACTS_MEMBER } from './handshake/admission.ts'
import type { QuoteRequest } from './quoteRequest.ts'
import { readEntityQuote, readQuote } from './readQuote.ts'
import { checkStatements, foreignErrors, thrownError } from './remoteErrors.ts'
import { type SelectedField, selectedFields } from './selection.ts'
import { openTransport, type TransportLimits } from './transport.ts'

/** Documents whose selections are cached for each subgraph. */
const MAX_DOCUMENTS = 1_000

/** Signs the claims of a request; `audience` is the subgraph's name, `jti` the token's unique id. */
export type ContextSigner = (audience: string, jti: string, claims: ContextClaims) => Promise<string>

/** How a subgraph in another process is reached and trusted. */
export interface RemoteOptions extends TransportLimits {
  readonly url: string
  /** One of the ten services, on the same database: its errors, payees and callers are our own. */
  readonly isOwn: boolean
  readonly sign: ContextSigner
  /** Whether one of the ten services may be asked, by its handshake; absent for subgraphs of others. */
  readonly admission?: Admission
  /** Checks the signature of each answer; null where TLS or a loopback address authenticates it. */
  readonly answerCheck: AnswerCheck | null
  /** Whether its quotes may name a payee. */
  readonly mayBePaid: boolean
  /** Highest price of all its fields of one operation together; null for any. */
  readonly maxPerOperation: AtomicUsdc | null
  /** Resolves its host, in place of the system. */
  readonly lookup?: LookupFunction
  readonly catalogue: Pick<Catalogue, 'fields' | 'schema'>
  readonly log: Logger
}

/** A subgraph in another process, with the interface of a local one. Its jobs run there. */
export interface RemoteSubgraph extends SubgraphRuntime {
  close(): Promise<void>
}

/** Connects to a subgraph by the toll specification, lazily: it may be down at boot. */
export function connectSubgraph(name: string, options: RemoteOptions): RemoteSubgraph {
  const { catalogue, isOwn, sign } = options
  const transport = openTransport(name, { ...options, onLost: () => options.admission?.lost() })
  const selections = recentlyUsed<string, readonly SelectedField[]>(MAX_DOCUMENTS)

  function selectionOf(query: string): readonly SelectedField[] {
    const known = selections.get(query)
    if (known) return known
    const selected = selectedFields(parse(query, { noLocation: true }), catalogue.schema)
    selections.set(query, selected)
    return selected
  }

  /** Sends a document with its signed context; throws Unavailable when no authentic answer arrives. */
  async function ask(request: FetchRequest, claims: Omit<ContextClaims, 'body'>, scope: RequestScope | null) {
    const body = JSON.stringify({ query: request.query, variables: request.variables ?? {} })
    const origin = scope && originOf(scope)
    const post = async () => {
      const jti = randomUUID()
      const verified = await options.admission?.admitted()
      const own = isOwn ? { own: { ...(scope ? ownClaims(scope) : {}), ...(verified ? { verified } : {}) } } : {}
      const token = await sign(name, jti, { ...claims, ...own, body: bodyHash(body) })
      return transport.post({
        body,
        token,
        jti,
        requestId: scope?.requestId ?? null,
        origin,
        signal: scope?.end.signal,
      })
    }
    const answer = await post()
    const facts = factsOf(answer)
    if (!facts) return answer
    // A process that the router has not verified executed nothing: verify it, then ask again.
    options.admission?.meet(facts)
    const again = await post()
    if (factsOf(again)) throw new Unavailable(`The ${name} service is changing; try again`, { retryAfter: 1 })
    return again
  }

  async function execute(request: FetchRequest, scope: RequestScope): Promise<FormattedExecutionResult> {
    const selected = selectionOf(request.query)
    const fields = selected.map(({ coordinate }) => coordinate)
    const claims = { ...callerClaim(fields, scope), ...paymentClaims(linesOf(selected, scope), scope) }
    const { data, errors, extensions } = await ask(request, claims, scope)
    const facts = readFacts(extensions)
    if (!isOwn) checkStatements(name, { errors: errors?.length ?? 0, waivers: facts.waivers?.length ?? 0 })
    for (const { path, reason } of facts.waivers ?? []) {
      const keys = path.filter((key) => typeof key === 'string').join('\0')
      const field = selected.find((one) => one.path.join('\0') === keys)?.coordinate
      if (field) scope.report.waivers.push({ service: name, field, path, reason })
    }
    for (const source of facts.sources ?? []) scope.report.sources.add(source === 'live' ? 'live' : 'sandbox')
    for (const provider of facts.providers ?? []) scope.report.providers.add(provider)
    scope.report.ageSeconds = Math.max(scope.report.ageSeconds, facts.age ?? 0)
    const shown = errors && !isOwn ? foreignErrors(errors) : errors
    return { ...(data === undefined ? {} : { data }), ...(shown ? { errors: shown } : {}) }
  }

  /** The lines that a fetch may serve: of fields that its text selects. */
  function linesOf(selected: readonly SelectedField[], { payment }: RequestScope): readonly ScopedLine[] {
    const keys = new Set(selected.map(({ coordinate, path }) => `${coordinate} ${path.at(-1)}`))
    return (payment?.lines ?? []).filter(
      (line) => line.service === name && keys.has(`${line.field} ${line.path.at(-1)}`),
    )
  }

  /** The caller, where one of the fields needs it. */
  function callerClaim(fields: readonly string[], { caller }: RequestScope): { caller?: string } {
    const isNeeded = fields.some((field) => catalogue.fields.get(field)?.needsCaller)
    return caller && isNeeded ? { caller } : {}
  }

  async function quotesOf(asked: readonly QuoteRequest[], scope: RequestScope): Promise<(Quoted | Error)[]> {
    const document = quoteDocument(asked, catalogue, options.mayBePaid)
    const fields = asked.map(({ field }) => field)
    const { data, errors = [] } = await ask(document, callerClaim(fields, scope), scope)
    return asked.map(({ field, of }, index) => {
      const key = `q${index}`
      const error = errors.find(({ path }) => path === undefined || path[0] === key)
      if (error) return thrownError(error, isOwn)
      return of ? readEntityQuote(data?.[key], field, options) : readQuote(data?.[key], field, options)
    })
  }

  async function act(field: string, kind: 'hold' | 'release', args: Args, actId: string, scope: RequestScope | null) {
    const document = actDocument(field, kind, args, actId, catalogue)
    if (!document) return null
    const lines = scope?.payment?.lines.filter((line) => line.actId === actId) ?? []
    const claims = scope ? { ...callerClaim([field], scope), ...paymentClaims(lines, scope) } : {}
    const { data, errors = [] } = await ask(document, claims, scope)
    const [error] = errors
    if (error) throw thrownError(error, isOwn)
    return data?.state
  }

  return {
    name,
    isForeign: !isOwn,
    maxPerOperation: options.maxPerOperation,
    maxLines: MAX_LINES,
    execute: (request, scope) => execute(request, scope),
    quote: async (field, args, scope, of = null) => quoteLoader(name, scope, quotesOf).load({ field, args, of }),
    hold: async (field, args, line: PaidLine, scope) => void (await act(field, 'hold', args, line.actId, scope)),
    release: async (field, actId) => void (await act(field, 'release', {}, actId, null)),
    async outcome(field, actId) {
      const state = await act(field, 'release', {}, actId, null)
      // Without a release field the outcome is unknown: then it is not charged.
      if (state === null || state === 'RELEASED') return 'UNDONE'
      if (state === 'DONE') return 'DONE'
      throw new Upstream(`The ${name} service returned no state of an act`)
    },
    jobs: new Map(),
    schedules: [],
    compiledDocuments: 0,
    close: () => transport.close(),
  }
}

type Args = Readonly<Record<string, unknown>>

/** The facts in the answer of a process that the router has not verified; null in any other answer. */
function factsOf({ errors = [] }: FormattedExecutionResult): unknown {
  return errors[0]?.extensions?.[FACTS_MEMBER] ?? null
}

/** Gathers the quotes of one request that are asked in one tick. */
function quoteLoader(
  name: string,
  scope: RequestScope,
  quotesOf: (asked: readonly QuoteRequest[], scope: RequestScope) => Promise<(Quoted | Error)[]>,
): DataLoader<QuoteRequest, Quoted> {
  const key = `toll quotes of ${name}`
  const known = scope.loaders.get(key)
  if (known) return known as DataLoader<QuoteRequest, Quoted>
  const made = new DataLoader<QuoteRequest, Quoted>((asked) => quotesOf(asked, scope), { cache: false })
  scope.loaders.set(key, made as DataLoader<unknown, unknown>)
  return made
}

function ownClaims({ requestId, clientAddress, payment }: RequestScope): NonNullable<ContextClaims['own']> {
  return { request: requestId, client: clientAddress, payer: payment?.payer ?? null }
}

function paymentClaims(lines: readonly ScopedLine[], { payment }: RequestScope): Pick<ContextClaims, 'pay' | 'lines'> {
  if (!payment) return {}
  if (lines.length > MAX_LINES)
    throw new Upstream(`One fetch would serve ${lines.length} priced fields; at most ${MAX_LINES} are served`)
  const { id, transaction } = payment
  const isPaid = payment.lines.some(({ amount }) => amount > ZERO_USDC)
  return { ...(isPaid ? { pay: { id, transaction } } : {}), lines: lines.map(lineClaim) }
}

function lineClaim({ field, path, units, amount, actId, refusal }: ScopedLine): LineClaim {
  const line = { field, key: path.at(-1) ?? '', units, usd: formatUsd(amount), act: actId }
  if (!refusal?.problem) return line
  const { code, message, fields, problem } = refusal
  return { ...line, refused: { code, message, fields, problem } }
}
