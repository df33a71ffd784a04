import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden } from '../../schema/errors.ts'
import type { Profile } from './store/profiles.ts'
import type { DomainsContext } from './work.ts'

/**
 * Who may register names: a wallet with a registrant profile whose e-mail address has been confirmed. The steps towards
 * that are told in every answer, so that a program finds its way without a manual.
 */
const STEPS = {
  saveProfile:
    'Save a registrant profile with POST /api/profile (saveRegistrantProfile); a 6-digit code is sent to its e-mail address.',
  confirmEmail: 'Send the 6-digit code from the e-mail to POST /api/profile/verify-email (verifyRegistrantEmail).',
} as const

/** Whether the profile lets its wallet register names. */
export function isReady(profile: Profile | null): boolean {
  return profile?.emailVerified ?? false
}

/** The step that a wallet has to take next; `whenReady` once nothing is missing. */
export function nextStep(profile: Profile | null, whenReady: string): string {
  if (!profile) return STEPS.saveProfile
  return profile.emailVerified ? whenReady : STEPS.confirmEmail
}

/** The profile when it is ready. Throws Forbidden with the missing step. */
export function requireReady(profile: Profile | null): Profile {
  if (profile?.emailVerified) return profile
  throw new Forbidden(
    profile
      ? `The e-mail address is not confirmed. ${STEPS.confirmEmail}`
      : `There is no registrant profile. ${STEPS.saveProfile}`,
  )
}

/** What answers tell a wallet of its own profile, as `RegistrantSummary` in the schema. */
export function summaryOf(profile: Profile | null) {
  return { hasProfile: profile !== null, emailVerified: isReady(profile), email: profile?.email ?? null }
}

/** The profile of a wallet, read once for each request. */
export function loadProfile(context: DomainsContext, wallet: WalletAddress): Promise<Profile | null> {
  const profiles = context.loader<WalletAddress, Profile | null>('profile', (wallets) =>
    Promise.all(wallets.map((one) => context.engines.reads.profile(one))),
  )
  return profiles.load(wallet)
}
