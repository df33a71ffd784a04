import type { GatewaySettings } from '../settings.ts'

/** Limits on creating invite codes and organizations, and on guessing codes. */
export interface InviteLimits {
  readonly codesByWallet: number
  readonly codesByOrganization: number
  readonly codesByAddress: number
  readonly organizationsByWallet: number
  readonly organizationsByAddress: number
  /** Wrong codes of a wallet before each further one is followed by a pause. */
  readonly guesses: number
}

/** The configured limits. */
export function inviteLimitsOf(settings: GatewaySettings): InviteLimits {
  return {
    codesByWallet: settings.INVITE_CODES_BY_WALLET_PER_DAY,
    codesByOrganization: settings.INVITE_CODES_BY_ORGANIZATION_PER_DAY,
    codesByAddress: settings.INVITE_CODES_BY_ADDRESS_PER_DAY,
    organizationsByWallet: settings.ORGANIZATIONS_BY_WALLET_PER_DAY,
    organizationsByAddress: settings.ORGANIZATIONS_BY_ADDRESS_PER_DAY,
    guesses: settings.INVITE_CODE_GUESSES,
  }
}
