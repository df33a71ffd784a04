import type { GatewaySettings } from '../settings.ts'

/** How many invite codes and organizations are made, and how many codes guessed. */
export interface InviteLimits {
  readonly codesByWallet: number
  readonly codesByOrganization: number
  readonly codesByAddress: number
  readonly organizationsByWallet: number
  readonly organizationsByAddress: number
  /** Wrong codes of one wallet before each further one is followed by a pause. */
  readonly guesses: number
}

/** The limits as they are set. */
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
