/** The registrant of a domain: the part of the registrant profile that registries need. */
export interface Registrant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly addressLine1: string
  readonly addressLine2: string | null
  readonly city: string
  readonly state: string | null
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** Whether a name can be registered now. `premium` names cost more than the list price and are not sold here. */
export interface NameAvailability {
  readonly domain: string
  readonly available: boolean
  readonly premium: boolean
}

export interface RegistrationOrder {
  readonly domain: string
  readonly years: number
  readonly registrant: Registrant
  readonly nameservers: readonly string[]
  /** Our id of the order, the same in each attempt (EPP clTRID); identifies its domain at the registry. */
  readonly orderId: string
}

/** New data of a domain's registrant. */
export interface RegistrantUpdate {
  readonly domain: string
  /** The id of the order that registered it. */
  readonly orderId: string
  readonly registrant: Registrant
}

/** The registry's data of a domain that we sponsor. */
export interface RegisteredDomain {
  readonly domain: string
  readonly orderId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly nameservers: readonly string[]
  readonly locked: boolean
}

/**
 * Interface to the company that registers names. Errors: Conflict if the name is taken or the object's state forbids the
 * command; Unavailable (with retryAfter) if the registrar is down, busy or over its quota; Upstream for an invalid
 * response. `register` may throw Unavailable although the registry did it: use `find` to check.
 */
export interface Registrar {
  readonly kind: 'live' | 'sandbox'
  check(domains: readonly string[]): Promise<readonly NameAvailability[]>
  register(order: RegistrationOrder): Promise<RegisteredDomain>
  /** `currentExpiry` guards against renewing twice (RFC 5731, 3.2.3). */
  renew(domain: string, years: number, currentExpiry: Date): Promise<{ readonly expiresAt: Date }>
  /**
   * Replaces the data of the registrant at the registry; can be repeated. False if the domain is not registered, or not
   * through us. Throws Conflict if the registry refuses the data, or has a registrant that is not of the order.
   */
  updateRegistrant(update: RegistrantUpdate): Promise<boolean>
  /**
   * Deletes the registrant's data of an order at the registry; can be repeated. Throws Conflict while a domain has that
   * registrant, also one that another registrar sponsors by now.
   */
  deleteRegistrant(orderId: string): Promise<void>
  /** Unlocks the domain and returns the auth code for the gaining registrar. */
  startTransferOut(domain: string): Promise<{ readonly authCode: string }>
  /** Locks the domain again and voids its auth code. Throws Conflict once another registrar has asked for the domain. */
  endTransferOut(domain: string): Promise<void>
  /** Null if the domain is not registered, or not through us. */
  find(domain: string): Promise<RegisteredDomain | null>
  /** The state of a domain that was registered through us. */
  standing(domain: string): Promise<Standing>
  /** Deletes a domain: its name becomes free after the registry's redemption and deletion periods. */
  release(domain: string): Promise<void>
  close(): Promise<void>
}

/**
 * A domain's sponsor: OURS; DELETING, ours but about to be deleted by the registry; ELSEWHERE, another registrar; GONE,
 * not registered.
 */
export type Standing = 'OURS' | 'DELETING' | 'ELSEWHERE' | 'GONE'
