import { Forbidden, NotFound } from '../../../schema/errors.ts'
import { countingGuess, type GuessCounter } from '../../kit/rates/lockout.ts'
import { type Taking, takeFrom } from '../../kit/rates/rate.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { DAY_MS } from '../../kit/time.ts'
import type { GatewayEngines } from '../engines.ts'

// Creating codes and organizations costs only a signature, so both are rate-limited; and a code is a secret of a few
// characters, so wrong guesses lock the caller out.

/** Factor for client addresses, which several wallets may share. */
const GUESSES_OF_ADDRESS = 5

/** Counts a code before it is created. A code of an organization counts against both the organization and its maker. */
export function takeInviteCode(organizationId: string | null, context: KitContext<GatewayEngines>): Promise<void> {
  const { codesByWallet, codesByOrganization, codesByAddress } = context.engines.inviteLimits
  const takings = [
    taking('invite-codes', `wallet:${callerOf(context)}`, codesByWallet, 'invite codes a day are made by one wallet'),
    ...(organizationId === null
      ? []
      : [
          taking(
            'invite-codes',
            `organization:${organizationId}`,
            codesByOrganization,
            'invite codes a day are made for one organization',
          ),
        ]),
    ...ofAddress(context, 'invite-codes', codesByAddress, 'invite codes a day are made from one address'),
  ]
  return takeFrom(context.db.pool, takings, context.now())
}

/** The rate limits that creating an organization counts against. */
export function organizationTakings(context: KitContext<GatewayEngines>): Taking[] {
  const { organizationsByWallet, organizationsByAddress } = context.engines.inviteLimits
  return [
    taking(
      'organizations',
      `wallet:${callerOf(context)}`,
      organizationsByWallet,
      'organizations a day are made by one wallet',
    ),
    ...ofAddress(context, 'organizations', organizationsByAddress, 'organizations a day are made from one address'),
  ]
}

/**
 * Looks a code up for the caller. NotFound and Forbidden count as wrong guesses. Throws LimitReached while the caller is
 * locked out.
 */
export function guessInviteCode<Result>(
  context: KitContext<GatewayEngines>,
  lookUp: () => Promise<Result>,
): Promise<Result> {
  const { guesses } = context.engines.inviteLimits
  const { clientAddress } = context
  const counters: GuessCounter[] = [
    { key: `invite-code:wallet:${callerOf(context)}`, free: guesses },
    ...(clientAddress === null
      ? []
      : [{ key: `invite-code:address:${clientAddress}`, free: guesses * GUESSES_OF_ADDRESS }]),
  ]
  return countingGuess(context.db.pool, counters, context.now(), lookUp, isWrong)
}

function isWrong(error: unknown): boolean {
  return error instanceof NotFound || error instanceof Forbidden
}

function ofAddress({ clientAddress }: KitContext, what: string, most: number, rule: string): Taking[] {
  return clientAddress === null ? [] : [taking(what, `address:${clientAddress}`, most, rule)]
}

function taking(what: string, whom: string, most: number, rule: string): Taking {
  return { key: `${what}:${whom}`, rate: { most, windowMs: DAY_MS }, rule: `At most ${most} ${rule}` }
}
