import type { Database } from '../../../prisma/database.ts'
import { actHeldBy, outcomeOfAct, stateOfAct } from '../../kit/service/acts.ts'
import type { Act, ActRef } from '../../kit/service/subgraph.ts'
import type { TravelEngines } from '../work.ts'

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
  if (wasAsked && outcome === 'UNDONE')
    engines.log.warn({ actId }, 'A company was asked for what is refunded, and has not answered: it may have done it')
  return outcome
}
