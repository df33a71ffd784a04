import type { Database } from '../../../prisma/database.ts'
import { BadInput, Conflict, Gone, NotFound, Unavailable } from '../../../schema/errors.ts'
import { actHeldBy, outcomeOfAct, stateOfAct } from '../../kit/service/acts.ts'
import type { Act, ActRef } from '../../kit/service/subgraph.ts'
import { DuffelRefusal } from '../providers/duffel/refusal.ts'
import type { TravelEngines } from '../work.ts'

const MAY_HAVE_DONE_IT = 'A company was asked for what is refunded, and has not answered: it may have done it'

/** An act that a company carries out; `hold` refuses before anything is charged. */
export function companyAct<Args>(hold: Act<Args, TravelEngines>['hold']): Act<Args, TravelEngines> {
  return { ...actHeldBy(hold), outcome }
}

/**
 * An act whose company was being asked is given up, because it took too long or its process died: only the operator can
 * find out whether the company did it, unless its answer comes late.
 */
async function outcome(act: ActRef, engines: TravelEngines, db: Database): Promise<'DONE' | 'UNDONE'> {
  const { actId } = act
  const wasAsked = (await stateOfAct(db.pool, actId)) === 'ASKED'
  const outcome = await outcomeOfAct(act, engines, db)
  if (wasAsked && outcome === 'UNDONE') engines.log.warn({ actId }, MAY_HAVE_DONE_IT)
  return outcome
}

/**
 * Asks a company for an act. If its answer leaves open whether it did it, that is logged with the act: its price goes
 * back, and only the operator can find out.
 */
export async function askCompany<Result>(
  { log }: Pick<TravelEngines, 'log'>,
  actId: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (isUnclear(error)) log.warn({ err: error, actId }, MAY_HAVE_DONE_IT)
    throw error
  }
}

/** Whether the company has certainly not done what it was asked for: it refused it. */
export function isRefusal(error: unknown): boolean {
  return [BadInput, NotFound, Conflict, Gone].some((refusal) => error instanceof refusal)
}

function isUnclear(error: unknown): boolean {
  if (error instanceof DuffelRefusal) return error.isUnclear
  // Unavailable: the company was not asked, or wants to be asked later.
  return !isRefusal(error) && !(error instanceof Unavailable)
}
