import type { Pool } from '../../../prisma/database.ts'
import { affected, onlyRow, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Conflict, Gone, NotFound } from '../../../schema/errors.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { problemIn, statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import type { Args, GatewayGraph, UsdcNetwork } from '../types.gen.ts'
import { NETWORK_OF } from '../usdcNetworks.ts'
import { normalCode } from './code.ts'
import { codes, type InviteCode, readCodes, statusOf } from './inviteCode.ts'
import { guessInviteCode } from './inviteLimits.ts'

// Each wallet redeems a code once, up to the code's limit of redemptions. A redemption only records a grant: this service
// holds no funds and pays nothing out.

export interface Redemption {
  readonly resourceId: string
  readonly code: string
  /** Whole USD. */
  readonly amount: number
  readonly network: UsdcNetwork
  readonly wallet: { readonly address: WalletAddress }
  readonly redeemedAt: Date
}

/** Refusal messages, in the wording that clients of such services expect. */
export const REFUSALS = {
  unknown: 'Invalid invite code',
  disabled: 'Invite code is disabled',
  expired: 'Invite code has expired',
  exhausted: 'Invite code has been fully redeemed',
  repeated: 'You have already redeemed this invite code',
} as const

/**
 * Counts and records one redemption. Locks the code's row, which serializes redemptions, so that the count never exceeds
 * its limit. Throws NotFound, Gone (disabled, expired, fully redeemed) or Conflict (redeemed by this wallet before).
 */
export async function redeem(pool: Pool, text: string, wallet: WalletAddress, now: Date): Promise<Redemption> {
  return inTransaction(pool, async (client) => {
    const named = codes().where('c.code', '=', normalCode(text).replaceAll('\0', ''))
    const [code] = await readCodes(client, named.forUpdate('c'))
    if (!code) throw unknownCode()
    const redeemed = tables.selectFrom('gateway.inviteRedemption').where('inviteCodeId', '=', code.id)
    const before = await affected(client, redeemed.where('wallet', '=', wallet).select('id'))
    // Checked first, so that a wallet that used up the code gets this message instead of "fully redeemed".
    if (before) throw new Conflict(REFUSALS.repeated, { state: statusOf(code, now) })
    refuseUnlessActive(code, now)
    const counted = tables.updateTable('gateway.inviteCode').where('id', '=', code.id)
    await affected(
      client,
      counted.set(({ eb }) => ({ redemptionCount: eb('redemptionCount', '+', '1') })),
    )
    const redemption = { inviteCodeId: code.id, wallet, amountUsd: code.amount, createdAt: now }
    const insert = tables.insertInto('gateway.inviteRedemption').values(redemption)
    const { id } = await onlyRow(client, insert.returning('id'))
    return {
      resourceId: id,
      code: code.code,
      amount: code.amount,
      network: NETWORK_OF[code.network],
      wallet: { address: wallet },
      redeemedAt: now,
    }
  })
}

async function redeemInviteCode(
  _parent: unknown,
  { input }: Args<'Mutation.redeemInviteCode'>,
  context: KitContext<GatewayEngines>,
) {
  const redemption = await guessInviteCode(context, () =>
    problemIn('InviteCodeUnusableProblem', ['input', 'code'], () =>
      redeem(context.db.pool, input.code, callerOf(context), context.now()),
    ),
  )
  return { redemption }
}

export const redeemInviteCodeTopic: Topic<GatewayGraph> = { resolvers: { Mutation: { redeemInviteCode } } }

/** No code has this text. */
export function unknownCode(): NotFound {
  return statedAs(new NotFound(REFUSALS.unknown), { type: 'NotFoundProblem', path: ['input', 'code'] })
}

function refuseUnlessActive(code: InviteCode, now: Date): void {
  const state = statusOf(code, now)
  if (state === 'DISABLED') throw new Gone(REFUSALS.disabled, { state })
  if (state === 'EXPIRED') throw new Gone(REFUSALS.expired, { state })
  if (state === 'EXHAUSTED') throw new Gone(REFUSALS.exhausted, { state })
}
