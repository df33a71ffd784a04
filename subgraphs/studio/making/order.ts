import type { GraphQLResolveInfo } from 'graphql'
import { jobAct, startJob } from '../../kit/jobs/startJob.ts'
import type { Act, CoercedArgs, Quote, RunnableTopic } from '../../kit/service/subgraph.ts'
import type { Plan, Planner } from '../models/plan.ts'
import type { Args, Arguments } from '../types.gen.ts'
import type { StudioContext, StudioEngines } from '../work.ts'
import type { MediaInput } from './input.ts'
import { kindOf } from './kinds.ts'
import { limitOf } from './make.ts'
import { checkUrls, sourcesOf } from './sources.ts'

type OrderField = keyof Arguments extends infer Field ? (Field extends `Mutation.${infer Name}` ? Name : never) : never

/** The planner of each field that generates media. */
export type Planners = { readonly [Field in OrderField]?: Planner<Args<`Mutation.${Field}`>> }

/** A planner of any field. A method, because planners differ in their arguments; the schema has checked these. */
type AnyPlanner = { plan(args: CoercedArgs): Plan }['plan']

/**
 * Fields that generate media: each turns its arguments into a plan. Inconsistent arguments are rejected before a price
 * is quoted, sources of another wallet before the money moves.
 */
export function ordering(planners: Planners): RunnableTopic<StudioEngines> {
  const fields: [string, AnyPlanner][] = Object.entries(planners)
  const table = <Value>(made: (planner: AnyPlanner) => Value): Record<string, Value> =>
    Object.fromEntries(fields.map(([field, planner]) => [`Mutation.${field}`, made(planner)]))
  return {
    quotes: table(quoteOf),
    acts: table(actOf),
    resolvers: { Mutation: Object.fromEntries(fields.map(([field, planner]) => [field, resolverOf(planner)])) },
  }
}

function quoteOf(planner: AnyPlanner): Quote<CoercedArgs, StudioEngines> {
  return (args, context) => {
    const plan = planner(args)
    checkUrls(plan, context)
    return { amount: plan.price }
  }
}

function actOf(planner: AnyPlanner): Act<CoercedArgs, StudioEngines> {
  return jobAct(async (args, context) => {
    await sourcesOf(planner(args), context)
  })
}

function resolverOf(planner: AnyPlanner) {
  return async (_: unknown, args: CoercedArgs, context: StudioContext, info: GraphQLResolveInfo) => {
    const plan = planner(args)
    const { wish, frame } = plan
    const input: MediaInput = { ...(await sourcesOf(plan, context)), asked: askedBy(plan), wish, frame }
    return startJob(context, info, {
      service: 'studio',
      kind: kindOf(wish.model, wish.operation),
      input,
      source: context.engines.providers.of(wish.model).kind,
      limitMs: limitOf(wish.model),
    })
  }
}

/** The order as shown to its wallet: prompt, effective options, and the given URLs. */
function askedBy({ wish, images, audio }: Plan): Record<string, unknown> {
  const asked: Record<string, unknown> = { prompt: wish.prompt }
  for (const [option, value] of Object.entries(wish.options)) if (value !== null) asked[option] = value
  for (const { url, path } of images) {
    const [member = '', index] = path
    asked[member] = index === undefined ? url : [...((asked[member] as string[] | undefined) ?? []), url]
  }
  if (audio) asked.audioUrl = audio.url
  return asked
}
