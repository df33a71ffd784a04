import { affected, tables } from '../../../prisma/sql.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import { organizationFor } from '../organizations/organization.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { normalCode } from './code.ts'
import { codeOf, type InviteCode } from './inviteCode.ts'
import { guessInviteCode } from './inviteLimits.ts'
import { unknownCode } from './redeemInviteCode.ts'

// A code can be disabled by its maker, or by an owner or admin of its organization, permanently. Idempotent.

/**
 * Throws NotFound for an unknown code, Forbidden for a code the caller may not disable. Both reveal whether a code
 * exists, so both count as guesses.
 */
async function disableInviteCode(
  _parent: unknown,
  { input }: Args<'Mutation.disableInviteCode'>,
  context: KitContext<GatewayEngines>,
): Promise<{ readonly inviteCode: InviteCode }> {
  return { inviteCode: await guessInviteCode(context, () => disable(input.code, context)) }
}

async function disable(text: string, context: KitContext<GatewayEngines>): Promise<InviteCode> {
  const code = await codeOf(context.db.pool, normalCode(text).replaceAll('\0', ''))
  if (!code) throw unknownCode()
  if (!(await mayDisable(code, context)))
    throw new Forbidden('Only its maker, or an owner or admin of its organization, may do this')
  const disabledAt = code.disabledAt ?? context.now()
  const disabled = tables.updateTable('gateway.inviteCode').set({ disabledAt }).where('id', '=', code.id)
  await affected(context.db.pool, disabled.where('disabledAt', 'is', null))
  return { ...code, disabledAt }
}

export const disableInviteCodeTopic: Topic<GatewayGraph> = { resolvers: { Mutation: { disableInviteCode } } }

async function mayDisable(code: InviteCode, context: KitContext): Promise<boolean> {
  const caller = callerOf(context)
  if (code.createdBy === caller) return true
  if (!code.organizationId) return false
  const { role } = await organizationFor(context.db.pool, code.organizationId, caller)
  return role === 'owner' || role === 'admin'
}
