import type { GraphQLResolveInfo } from 'graphql'
import { nodeId } from '../../../schema/nodeId.ts'
import { jobAct, startJob } from '../../kit/jobs/startJob.ts'
import { nameResult } from '../../kit/service/refs.ts'
import type { Act, Quote, Topic } from '../../kit/service/subgraph.ts'
import { planImage } from '../models/image.ts'
import type { Plan } from '../models/plan.ts'
import { planVideo } from '../models/video.ts'
import type { Args, StudioGraph } from '../types.gen.ts'
import type { StudioContext, StudioEngines } from '../work.ts'
import type { MediaInput, MediaJob } from './input.ts'
import { kindOf } from './kinds.ts'
import { limitOf } from './make.ts'
import { checkNamed, knownSources, type Sources, sourcesOf } from './sources.ts'

/**
 * Orders a picture or video: the wishes become a plan. Inconsistent wishes are rejected before a price is quoted,
 * pictures of another wallet before the money moves.
 */
export const ordering: Topic<StudioGraph> = {
  quotes: { 'Mutation.generateImage': quoteOf(imageOf), 'Mutation.generateVideo': quoteOf(videoOf) },
  acts: { 'Mutation.generateImage': actOf(imageOf), 'Mutation.generateVideo': actOf(videoOf) },
  resolvers: {
    Mutation: {
      generateImage: async (_, args, context, info) => {
        const job = await order(imageOf(args), { name: args.input.ref, type: 'Picture' }, context, info)
        return { job: { resourceId: job.id, started: job }, picture: job }
      },
      generateVideo: async (_, args, context, info) => {
        const job = await order(videoOf(args), { name: args.input.ref, type: 'Video' }, context, info)
        return { job: { resourceId: job.id, started: job }, video: job }
      },
    },
  },
}

function imageOf({ input }: Args<'Mutation.generateImage'>): Plan {
  return planImage(input.model)
}

function videoOf({ input }: Args<'Mutation.generateVideo'>): Plan {
  return planVideo(input.model)
}

function quoteOf<Given>(planOf: (args: Given) => Plan): Quote<Given, StudioEngines> {
  return (args, context) => {
    const plan = planOf(args)
    checkNamed(plan, context)
    return { amount: plan.price }
  }
}

function actOf<Given>(planOf: (args: Given) => Plan): Act<Given, StudioEngines> {
  return jobAct(async (args, context) => {
    await knownSources(planOf(args), context)
  })
}

/** The name that the operation gives the result. */
interface Naming {
  readonly name: string | null | undefined
  readonly type: 'Picture' | 'Video'
}

/** Starts the job of a paid order, and names its result for later fields, in one transaction. */
async function order(
  plan: Plan,
  { name, type }: Naming,
  context: StudioContext,
  info: GraphQLResolveInfo,
): Promise<MediaJob> {
  const { wish, frame } = plan
  const sources = await sourcesOf(plan, context)
  const input: MediaInput = { ...sources, asked: askedBy(plan, sources), wish, frame }
  const started = {
    service: 'studio',
    kind: kindOf(wish.model, wish.operation),
    input,
    source: context.engines.providers.of(wish.model).kind,
    limitMs: await limitOf(input, context.db.pool, context.now()),
  } as const
  const job = await startJob(context, info, started, (client, { id }) =>
    nameResult(client, context, name, { type, key: id }),
  )
  return { ...job, input }
}

/** The order as shown to its wallet: prompt, effective options, and the given URLs or ids. */
function askedBy({ wish, images, audio }: Plan, sources: Sources): Record<string, unknown> {
  const asked: Record<string, unknown> = { prompt: wish.prompt }
  for (const [option, value] of Object.entries(wish.options)) if (value !== null) asked[option] = value
  for (const [at, { given, path }] of images.entries()) {
    const source = sources.images[at]
    const shown = given.url ?? given.upload ?? (source && 'job' in source ? nodeId('Picture', [source.job]) : null)
    const [member = '', index] = path
    asked[member] = index === undefined ? shown : [...((asked[member] as unknown[] | undefined) ?? []), shown]
  }
  if (audio) asked.audioUrl = audio.url
  return asked
}
