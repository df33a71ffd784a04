import { addDays } from '../../subgraphs/kit/time.ts'
import type { Desk } from './desk.ts'
import type { StoredDomain } from './registryState.ts'

/** Days after expiry in which a domain can still be renewed; then the registry deletes it. */
const GRACE_DAYS = 45
/** Days from deletion until the name is available: 30 of redemption and 5 of pending deletion (RFC 3915, 2). */
const DELETION_DAYS = 35

/** REGISTERED includes the renewal period after expiry; DELETING blocks the name and all commands; GONE is available. */
type Stage = 'REGISTERED' | 'DELETING' | 'GONE'

/** The stage of a domain at an instant. */
export function stageOf({ expiresAt, deletedAt }: StoredDomain, now: Date): Stage {
  const deleted = deletedAt ? new Date(deletedAt) : addDays(new Date(expiresAt), GRACE_DAYS)
  if (now < deleted) return 'REGISTERED'
  return now < addDays(deleted, DELETION_DAYS) ? 'DELETING' : 'GONE'
}

/** The domain of a name; undefined when it is not registered here, or was deleted. */
export function existingDomain(name: string, { state, now }: Pick<Desk, 'state' | 'now'>): StoredDomain | undefined {
  const domain = state.domain(name)
  return domain && stageOf(domain, now()) !== 'GONE' ? domain : undefined
}

/** The statuses of a domain, those of the registry included (RFC 5731, 2.3). */
export function statusesOf(domain: StoredDomain, now: Date): readonly string[] {
  return stageOf(domain, now) === 'DELETING' ? [...domain.statuses, 'pendingDelete'] : domain.statuses
}
