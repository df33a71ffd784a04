/** Who a domain is registered to; the registrant profile without what only we need. */
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
  /** Ours; the same order sent twice carries the same one (EPP clTRID), and is known by it. */
  readonly orderId: string
}

/** What the registry knows of a domain that we sponsor. */
export interface RegisteredDomain {
  readonly domain: string
  readonly orderId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly nameservers: readonly string[]
  readonly locked: boolean
}

/**
 * The port to the company that registers names. Errors: Conflict when the name is taken or the object's state forbids
 * it; Unavailable (with retryAfter) when the registrar is down, busy or over its quota; Upstream when it answers
 * nonsense. `register` may fail with Unavailable although the registry did it: `find` tells.
 */
export interface Registrar {
  readonly kind: 'live' | 'sandbox'
  check(domains: readonly string[]): Promise<readonly NameAvailability[]>
  register(order: RegistrationOrder): Promise<RegisteredDomain>
  /** `currentExpiry` guards against renewing twice (RFC 5731, 3.2.3). */
  renew(domain: string, years: number, currentExpiry: Date): Promise<{ readonly expiresAt: Date }>
  /** Unlocks the domain and returns the code with which the gaining registrar asks for it. */
  startTransferOut(domain: string): Promise<{ readonly authCode: string }>
  /** Null when the domain is not registered, or not through us. */
  find(domain: string): Promise<RegisteredDomain | null>
  /** Where a domain is that was registered through us. */
  standing(domain: string): Promise<Standing>
  /** Deletes a domain: after the registry's periods of redemption and deletion its name is free. */
  release(domain: string): Promise<void>
  close(): Promise<void>
}

/**
 * Which registrar sponsors a domain: OURS; DELETING, ours but about to be deleted by the registry; ELSEWHERE, another one; GONE, the
 * name is not registered.
 */
export type Standing = 'OURS' | 'DELETING' | 'ELSEWHERE' | 'GONE'
