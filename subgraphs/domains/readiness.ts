import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden } from '../../schema/errors.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Profile } from './store/profiles.ts'
import type { DomainsContext } from './work.ts'

/**
 * A wallet may register names once its registrant profile has a confirmed e-mail address. Every response includes the
 * missing step, so that a program can proceed without a manual.
 */
const STEPS = {
  saveProfile:
    'Save a registrant profile with POST /api/profile (saveRegistrantProfile); a 6-digit code is sent to its e-mail address.',
  confirmEmail: 'Send the 6-digit code from the e-mail to POST /api/profile/verify-email (verifyRegistrantEmail).',
} as const

/** Whether the profile allows its wallet to register names. */
export function isReady(profile: Profile | null): boolean {
  return profile?.emailVerified ?? false
}

/** The next step for a wallet; `whenReady` if nothing is missing. */
export function nextStep(profile: Profile | null, whenReady: string): string {
  if (!profile) return STEPS.saveProfile
  return profile.emailVerified ? whenReady : STEPS.confirmEmail
}

/** Returns a ready profile. Throws Forbidden with the missing step. */
export function requireReady(profile: Profile | null): Profile {
  if (profile?.emailVerified) return profile
  const message = profile
    ? `The e-mail address is not confirmed. ${STEPS.confirmEmail}`
    : `There is no registrant profile. ${STEPS.saveProfile}`
  throw statedAs(new Forbidden(message), {
    type: 'RegistrantIncompleteProblem',
    path: [],
    facts: { step: profile ? 'CONFIRM_EMAIL' : 'SAVE_PROFILE' },
  })
}

/** A wallet's own profile in responses: `RegistrantSummary` in the schema. */
export function summaryOf(profile: Profile | null) {
  return { hasProfile: profile !== null, emailVerified: isReady(profile), email: profile?.email ?? null }
}

/** The profile of a wallet, read once per request. */
export function loadProfile(context: DomainsContext, wallet: WalletAddress): Promise<Profile | null> {
  const profiles = context.loader<WalletAddress, Profile | null>('profile', (wallets) =>
    Promise.all(wallets.map((one) => context.engines.reads.profile(one))),
  )
  return profiles.load(wallet)
}
