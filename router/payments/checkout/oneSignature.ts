import { BadInput } from '../../../schema/errors.ts'
import type { Operation } from '../../graph/operation.ts'
import type { Inspection } from './inspect.ts'

/**
 * Checks that one signature authorises one change. Throws BadInput that names every root field of a mutation beyond the
 * first that needs the caller: each has to be signed and sent separately. Paid operations are exempt.
 */
export function checkOneSignature({ definition }: Operation, { callerRoots, priced }: Inspection): void {
  if (definition.operation !== 'mutation') return
  const roots = new Set([...callerRoots, ...priced.flatMap(({ path }) => path.slice(0, 1))])
  const [, ...others] = roots
  if (others.length === 0) return
  const message = 'one signature authorises one mutation field: send this one in a request of its own'
  throw new BadInput(others.map((root) => ({ path: [root], code: 'one_signature_one_mutation', message })))
}
