import { Unavailable } from '../../../../../schema/errors.ts'
import type { Keys } from '../../../keys/keys.ts'
import type { TokenClaim } from '../contextToken.ts'
import { FACTS_MEMBER } from './admission.ts'
import { readHandshakeToken } from './handshakeToken.ts'
import { digestOf, type ServiceFacts } from './serviceFacts.ts'

/** The handshake as a service answers it. */
export interface HandshakeDoor {
  readonly facts: ServiceFacts
  /** Verifies and claims the token of a handshake; its id, or null if it is not of this installation or was used before. */
  claim(token: string): Promise<string | null>
  /** Whether a router has verified only processes with other facts. */
  isUnknownTo(verified: readonly string[]): boolean
  /** The answer to such a router: an error with the facts. */
  readonly introduction: object
}

/** Dependencies of the door. */
export interface HandshakeGround {
  readonly facts: ServiceFacts
  readonly keys: Keys
  /** Writes the token's id into the database, where the router looks for it: both use one database then. */
  readonly claim: TokenClaim
  now(): Date
}

/** Opens the door of a process whose facts do not change while it runs. */
export function openHandshakeDoor({ facts, keys, claim, now }: HandshakeGround): HandshakeDoor {
  const digest = digestOf(facts)
  const { message, extensions } = new Unavailable(`The router has not verified this process of ${facts.service}`)
  return {
    facts,
    async claim(token) {
      const read = await readHandshakeToken(keys, token, now())
      return read && (await claim(read.jti, read.expiresAt)) ? read.jti : null
    },
    isUnknownTo: (verified) => !verified.includes(digest),
    introduction: { errors: [{ message, extensions: { ...extensions, [FACTS_MEMBER]: facts } }] },
  }
}
