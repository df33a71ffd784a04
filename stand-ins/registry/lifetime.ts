import { addDays } from '../../subgraphs/kit/time.ts'
import type { Desk } from './desk.ts'
import type { StoredDomain } from './registryState.ts'

/** Days after its expiry in which a domain can still be renewed; then the registry deletes it by itself. */
const GRACE_DAYS = 45
/** Days from the deletion until the name is free: 30 of redemption and 5 of pending deletion (RFC 3915, 2). */
const DELETION_DAYS = 35

/** REGISTERED also while it can be renewed after its expiry; DELETING keeps the name and allows nothing; GONE is free. */
type Stage = 'REGISTERED' | 'DELETING' | 'GONE'

/** How far a domain is in its life at an instant. */
export function stageOf({ expiresAt, deletedAt }: StoredDomain, now: Date): Stage {
  const deleted = deletedAt ? new Date(deletedAt) : addDays(new Date(expiresAt), GRACE_DAYS)
  if (now < deleted) return 'REGISTERED'
  return now < addDays(deleted, DELETION_DAYS) ? 'DELETING' : 'GONE'
}

/** The domain of a name; undefined where it was not registered here, or has been deleted since. */
export function existingDomain(name: string, { state, now }: Pick<Desk, 'state' | 'now'>): StoredDomain | undefined {
  const domain = state.domain(name)
  return domain && stageOf(domain, now()) !== 'GONE' ? domain : undefined
}

/** The statuses of a domain as the registry shows them, its own included (RFC 5731, 2.3). */
export function statusesOf(domain: StoredDomain, now: Date): readonly string[] {
  return stageOf(domain, now) === 'DELETING' ? [...domain.statuses, 'pendingDelete'] : domain.statuses
}
