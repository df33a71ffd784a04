import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import { Forbidden, TollgraphError } from '../../../../schema/errors.ts'
import { formatUsd } from '../../../../schema/money.ts'
import { type HiddenNames, quotingType } from '../../../../schema/toll/hiddenFields.ts'
import type { KitContext, PaidLine } from '../context.ts'
import type { CoercedArgs, Quoted, ResolverTable, RunnableResolver } from '../subgraph.ts'

/** What a service does behind its hidden fields, by the coordinate of the priced field. */
export interface HiddenWork {
  quote(
    field: string,
    args: CoercedArgs,
    context: KitContext,
    entity: Readonly<Record<string, unknown>>,
  ): Promise<Quoted>
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
  const table: Record<string, Record<string, RunnableResolver>> = {}
  const add = (type: string, name: string, answer: Answering) => {
    table[type] ??= {}
    table[type][name] = asResolver(answer)
  }
  for (const [field, { quote, hold, release }] of fields) {
    const [type = ''] = field.split('.')
    if (quote) add(quotingType(type), quote, (args, context, parent) => quoted(work, field, args, context, parent))
    if (hold) add('Mutation', hold, (args, context) => held(work, field, args, context))
    if (release) add('Mutation', release, ({ act }) => released(work, field, String(act)))
  }
  return table
}

type Parent = Readonly<Record<string, unknown>> | undefined
type Answering = (args: CoercedArgs, context: KitContext, parent: Parent) => Promise<unknown>

function asResolver(answer: Answering): RunnableResolver {
  return (parent, args, context) => answer(args as CoercedArgs, context as KitContext, parent as Parent)
}

async function quoted(work: HiddenWork, field: string, args: CoercedArgs, context: KitContext, parent: Parent) {
  const { amount, payTo, network } = await work.quote(field, args, context, parent ?? {})
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
