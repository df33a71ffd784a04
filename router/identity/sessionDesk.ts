import type { Restrictions } from '../../subgraphs/kit/abuse/restrictions.ts'
import type { Identity } from './identity.ts'
import type { Sessions } from './sessions.ts'

/** Sign-in and its storage. */
export interface SessionDesk {
  readonly identity: Identity
  readonly sessions: Sessions
  readonly restrictions: Pick<Restrictions, 'requireAllowed'>
  now(): Date
}
