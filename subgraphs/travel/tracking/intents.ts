import { randomUUID } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput } from '../../../schema/errors.ts'
import { carryOutByCompany, holdAct } from '../../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment, send } from '../../kit/upstream/request.ts'
import { askCompany, companyAct } from '../bookings/companyAct.ts'
import type { Args, FileFlightIntentInput, TravelGraph } from '../types.gen.ts'
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
  acts: { 'Mutation.fileFlightIntent': companyAct(holdIntent) },
  resolvers: { Mutation: { fileFlightIntent } },
}

async function holdIntent(
  { input }: Args<'Mutation.fileFlightIntent'>,
  line: PaidLine,
  context: TravelContext,
): Promise<void> {
  await planOf(input, context)
  await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
}

async function fileFlightIntent(
  _: unknown,
  { input }: Args<'Mutation.fileFlightIntent'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<{ readonly intent: FlightIntent }> {
  const { log, tracking } = context.engines
  const { actId } = context.lineOf(info)
  const plan = await planOf(input, context)
  const { flight, ident, intent } = input
  const filed = { id: randomUUID(), flight, ident, intent, ...plan, createdAt: context.now() }
  context.sourcedFrom(tracking.kind)
  await carryOutByCompany(context.db.pool, actId, {
    late: 'This announcement took too long; its price goes back',
    ask: () =>
      askCompany(context.engines, actId, () =>
        tracking.for(context).request(send(`/flights/${segment(ident)}/intents`, announcementOf(plan))),
      ),
    keep: (client) => keepIntent(client, { actId, wallet: callerOf(context), ...filed }),
    async onLate() {
      log.error({ actId, ident }, 'An announcement that is refunded stands at the company')
    },
  })
  return { intent: filed }
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
async function planOf(input: FileFlightIntentInput, context: TravelContext): Promise<Plan> {
  checkTimes(givenPlan(input), context.now())
  const plan = await completePlan(input, context)
  checkTimes(plan, context.now())
  if (plan.origin === plan.destination) refuse('destination', 'must be another airport than the origin')
  return plan
}

/** The caller's members, completed from the scheduled flight. */
async function completePlan(input: FileFlightIntentInput, context: TravelContext): Promise<Plan> {
  const given = givenPlan(input)
  if (isComplete(given)) return given
  const { body } = await context.engines.tracking.for(context).request(get(`/flights/${segment(input.flight)}`))
  const plan = { ...scheduledPlan(body), ...given }
  if (isComplete(plan)) return plan
  const missing = planMissing(plan)
  const refusal = new BadInput(
    missing.map((name) => ({
      path: ['input', name],
      code: 'required',
      message: `is needed: no flight ${input.flight} is scheduled that tells it`,
    })),
  )
  throw statedAs(refusal, { type: 'PlanIncompleteProblem', path: ['input'], facts: { missing } })
}

function checkTimes({ intendedOff: off, intendedOn: on }: Partial<Plan>, now: Date): void {
  const ahead = off ? off.getTime() - now.getTime() : 0
  if (ahead < EARLIEST || ahead > LATEST) refuse('intendedOff', 'must be from one hour ago to 48 hours ahead')
  if (!off || !on) return
  if (on <= off) refuse('intendedOn', 'must be after intendedOff')
  if (on.getTime() - off.getTime() > LONGEST_FLIGHT) refuse('intendedOn', 'must be at most a day after intendedOff')
}

function refuse(name: string, message: string): never {
  throw new BadInput([{ path: ['input', name], code: 'invalid_plan', message }])
}
