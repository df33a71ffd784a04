import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import { Forbidden, TollgraphError } from '../../../../schema/errors.ts'
import { formatUsd } from '../../../../schema/money.ts'
import type { HiddenNames } from '../../../../schema/toll/hiddenFields.ts'
import type { KitContext, PaidLine } from '../context.ts'
import type { CoercedArgs, Quoted, ResolverTable, RunnableResolver } from '../subgraph.ts'

/** What a service does behind its hidden fields, by the coordinate of the priced field. */
export interface HiddenWork {
  quote(field: string, args: CoercedArgs, context: KitContext): Promise<Quoted>
  hold(field: string, args: CoercedArgs, line: PaidLine, context: KitContext): Promise<void>
  release(field: string, actId: string): Promise<void>
  outcome(field: string, actId: string): Promise<'DONE' | 'UNDONE'>
}

/** Lists the priced fields of a service that have hidden fields. */
export function pricedFields(service: string, fields: ReadonlyMap<string, FieldFacts>): [string, HiddenNames][] {
  return [...fields.values()].flatMap((facts): [string, HiddenNames][] =>
    facts.service === service && facts.price?.hidden ? [[facts.coordinate, facts.price.hidden]] : [],
  )
}

/** The resolvers of a service's hidden fields: quotes and acts for routers in other processes. */
export function hiddenResolvers(fields: readonly [string, HiddenNames][], work: HiddenWork): ResolverTable {
  const queries: Record<string, RunnableResolver> = {}
  const mutations: Record<string, RunnableResolver> = {}
  for (const [field, { quote, hold, release }] of fields) {
    if (quote) queries[quote] = asResolver((args, context) => quoted(work, field, args, context))
    if (hold) mutations[hold] = asResolver((args, context) => held(work, field, args, context))
    if (release) mutations[release] = asResolver(({ act }) => released(work, field, String(act)))
  }
  return { Query: queries, Mutation: mutations }
}

type Answering = (args: CoercedArgs, context: KitContext) => Promise<unknown>

function asResolver(answer: Answering): RunnableResolver {
  return (_parent, args, context) => answer(args as CoercedArgs, context as KitContext)
}

async function quoted(work: HiddenWork, field: string, args: CoercedArgs, context: KitContext) {
  const { amount, payTo, network } = await work.quote(field, args, context)
  return { usd: formatUsd(amount), payTo: payTo ?? null, network: network ?? null }
}

async function held(work: HiddenWork, field: string, { act, ...args }: CoercedArgs, context: KitContext) {
  const line = context.payment?.lines.find((one) => one.actId === act && one.field === field)
  if (!line) throw new Forbidden(`The request has no line of ${field} with the act ${String(act)}`)
  await work.hold(field, args, line, context).catch((error: unknown) => {
    throw withProblem(error)
  })
  return 'HELD'
}

/** The error with its problem among the members that the router gets. */
function withProblem(error: unknown): unknown {
  if (!(error instanceof TollgraphError) || error.problem === null) return error
  return new TollgraphError(error.code, error.message, { ...error.fields, problem: error.problem })
}

/** Gives an act up unless it is done; either way is final. */
async function released(work: HiddenWork, field: string, act: string) {
  if ((await work.outcome(field, act)) === 'DONE') return 'DONE'
  await work.release(field, act)
  return 'RELEASED'
}
