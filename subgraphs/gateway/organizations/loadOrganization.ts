import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { type OrganizationOfWallet, organizationsFor } from './organization.ts'

/** The organization with this id, with the caller's role; null for an id that does not exist. All of a request share one statement. */
export function loadOrganization(id: string, context: KitContext): Promise<OrganizationOfWallet | null> {
  const caller = callerOf(context)
  return context
    .loader<string, OrganizationOfWallet | null>('gateway.organizations', (ids) =>
      organizationsFor(context.db.pool, ids, caller),
    )
    .load(id)
}
