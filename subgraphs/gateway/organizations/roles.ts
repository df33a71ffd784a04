import type { OrganizationRole } from '../types.gen.ts'
import type { Role } from './organization.ts'

/** The stored role that a value of the graph names. */
export const ROLE_OF = { OWNER: 'owner', ADMIN: 'admin', MEMBER: 'member' } as const satisfies Record<
  OrganizationRole,
  Role
>

/** A stored role as the graph names it. */
export const SHOWN_ROLE = { owner: 'OWNER', admin: 'ADMIN', member: 'MEMBER' } as const satisfies Record<
  Role,
  OrganizationRole
>
