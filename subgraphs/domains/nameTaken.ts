import { Conflict } from '../../schema/errors.ts'
import { statedAs } from '../kit/service/problems.ts'

/** The error of an order for a name that is registered, or being bought. */
export function nameTaken(domain: string): Conflict {
  return statedAs(new Conflict(`${domain} is taken`), { type: 'NameTakenProblem', path: ['input', 'domain'] })
}
