import type { WalletAddress } from '../../schema/address.ts'
import type { Credentials } from '../checkout/call.ts'
import { PaymentRequired } from '../checkout/challenge.ts'
import type { Resource } from '../checkout/offer.ts'
import { isSessionToken, type Sessions } from './sessions.ts'
import { SIWX_MESSAGES, type Siwx, type SiwxRefusal } from './siwx.ts'

/** Why a session's token does not say who is asking; stable, for programs. */
export type SessionRefusal = 'session_ended' | 'session_reads_only'

const SESSION_MESSAGES: Readonly<Record<SessionRefusal, string>> = {
  session_ended: 'The session has ended; sign in again.',
  session_reads_only: 'A session shows who reads; what changes something is signed by itself.',
}

/** What somebody says who they are with, and for what. */
export interface Introduction {
  readonly credentials: Pick<Credentials, 'siwx' | 'bearer'>
  readonly resource: Resource
  /** Whether it changes nothing. */
  readonly isRead: boolean
}

/** Who is asking: by a signature for this very request, or by a session that one began. */
export class Identity {
  readonly #siwx: Siwx
  readonly #sessions: Sessions

  constructor(siwx: Siwx, sessions: Sessions) {
    this.#siwx = siwx
    this.#sessions = sessions
  }

  /** The wallet that is asking. Throws PaymentRequired with what is to be signed. */
  async require(introduction: Introduction, now: Date): Promise<WalletAddress> {
    const { credentials, resource } = introduction
    if (credentials.siwx === null && isSessionToken(credentials.bearer))
      return this.#ofSession(credentials.bearer, introduction, now)
    return this.requireSignature(credentials.siwx, resource, now)
  }

  /** The wallet that is asking, where it says so; null where it says nothing. */
  async ifShown(introduction: Introduction, now: Date): Promise<WalletAddress | null> {
    const { siwx, bearer } = introduction.credentials
    return siwx !== null || isSessionToken(bearer) ? this.require(introduction, now) : null
  }

  /** The wallet that signed for this URL. Throws PaymentRequired with what is to be signed. */
  async requireSignature(siwx: string | null, resource: Resource, now: Date): Promise<WalletAddress> {
    if (siwx === null) throw this.#challenge(resource, 'siwx_missing_header', now)
    const identified = await this.#siwx.identify(siwx, resource.url, now)
    if (identified.startsWith('siwx_')) throw this.#challenge(resource, identified as SiwxRefusal, now)
    return identified as WalletAddress
  }

  async #ofSession(token: string, { resource, isRead }: Introduction, now: Date): Promise<WalletAddress> {
    if (!isRead) throw this.#challenge(resource, 'session_reads_only', now)
    const session = await this.#sessions.find(token, now)
    if (!session) throw this.#challenge(resource, 'session_ended', now)
    return session.address
  }

  #challenge(resource: Resource, reason: SiwxRefusal | SessionRefusal, now: Date): PaymentRequired {
    return new PaymentRequired({
      kind: 'identity',
      reason,
      message: { ...SIWX_MESSAGES, ...SESSION_MESSAGES }[reason],
      resource,
      offers: [],
      authenticate: [],
      problem: null,
      bill: null,
      extensions: { 'sign-in-with-x': this.#siwx.challenge(resource.url, now) },
    })
  }
}
