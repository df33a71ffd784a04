import { randomUUID } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput } from '../../../schema/errors.ts'
import { actHeldBy, carryOutByCompany, holdAct } from '../../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment, send } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { givenPlan, isComplete, type Plan, planMissing, scheduledPlan } from './intents/plan.ts'
import { type FlightIntent, keepIntent } from './intents/store.ts'

const HOUR = 3_600_000
const EARLIEST = -HOUR
const LATEST = 48 * HOUR
const LONGEST_FLIGHT = 24 * HOUR

/**
 * Filing flight intents. The company cannot take an intent back, so it is paid first, and the plan is checked before.
 * We store the intent with its wallet, keyed by the paying line, so that a repeated request is stored once.
 */
export const intents: Topic<TravelGraph> = {
  acts: { 'Mutation.fileFlightIntent': actHeldBy(holdIntent) },
  resolvers: { Mutation: { fileFlightIntent } },
}

async function holdIntent(
  args: Args<'Mutation.fileFlightIntent'>,
  line: PaidLine,
  context: TravelContext,
): Promise<void> {
  await planOf(args, context)
  await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
}

async function fileFlightIntent(
  _: unknown,
  args: Args<'Mutation.fileFlightIntent'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<FlightIntent> {
  const { log, tracking } = context.engines
  const { actId } = context.lineOf(info)
  const plan = await planOf(args, context)
  const filed = {
    id: randomUUID(),
    flight: args.id,
    ident: args.ident,
    intent: args.intent,
    ...plan,
    createdAt: context.now(),
  }
  context.sourcedFrom(tracking.kind)
  await carryOutByCompany(context.db.pool, actId, {
    late: 'This announcement took too long; its price goes back',
    ask: () => tracking.for(context).request(send(`/flights/${segment(args.ident)}/intents`, announcementOf(plan))),
    keep: (client) => keepIntent(client, { actId, wallet: callerOf(context), ...filed }),
    async onLate() {
      log.error({ actId, ident: args.ident }, 'An announcement that is refunded stands at the company')
    },
  })
  return filed
}

/** A plan in the company's wire format. */
function announcementOf(plan: Plan): object {
  return {
    aircraft_type: plan.aircraftType,
    origin: plan.origin,
    destination: plan.destination,
    intended_off: plan.intendedOff.toISOString(),
    intended_on: plan.intendedOn.toISOString(),
    altitude: plan.altitude,
    airspeed: plan.airspeed,
    route: plan.route,
  }
}

/** The complete plan of an intent. Throws BadInput for an impossible or incomplete one. */
async function planOf(args: Args<'Mutation.fileFlightIntent'>, context: TravelContext): Promise<Plan> {
  checkTimes(givenPlan(args), context.now())
  const plan = await completePlan(args, context)
  checkTimes(plan, context.now())
  if (plan.origin === plan.destination) refuse('destination', 'must be another airport than the origin')
  return plan
}

/** The caller's members, completed from the scheduled flight. */
async function completePlan(args: Args<'Mutation.fileFlightIntent'>, context: TravelContext): Promise<Plan> {
  const given = givenPlan(args)
  if (isComplete(given)) return given
  const { body } = await context.engines.tracking.for(context).request(get(`/flights/${segment(args.id)}`))
  const plan = { ...scheduledPlan(body), ...given }
  if (isComplete(plan)) return plan
  throw new BadInput(
    planMissing(plan).map((name) => ({
      path: [name],
      code: 'required',
      message: `is needed: no flight ${args.id} is scheduled that tells it`,
    })),
  )
}

function checkTimes({ intendedOff: off, intendedOn: on }: Partial<Plan>, now: Date): void {
  const ahead = off ? off.getTime() - now.getTime() : 0
  if (ahead < EARLIEST || ahead > LATEST) refuse('intendedOff', 'must be from one hour ago to 48 hours ahead')
  if (!off || !on) return
  if (on <= off) refuse('intendedOn', 'must be after intendedOff')
  if (on.getTime() - off.getTime() > LONGEST_FLIGHT) refuse('intendedOn', 'must be at most a day after intendedOff')
}

function refuse(name: string, message: string): never {
  throw new BadInput([{ path: [name], code: 'invalid_plan', message }])
}
