import type { WalletAddress } from '../../schema/address.ts'
import type { Credentials } from '../payments/protocol/call.ts'
import type { Resource } from '../payments/protocol/offer.ts'
import { PaymentRequired } from '../payments/protocol/paymentRequired.ts'
import type { Opened } from './opened.ts'
import { isSessionToken, type Session, type Sessions } from './sessions.ts'
import { SIWX_MESSAGES, type SignIn, type Siwx, type SiwxRefusal } from './siwx.ts'

/** Why a session token does not identify the caller; stable, for programs. */
export type SessionRefusal = 'session_ended' | 'session_reads_only'

const SESSION_MESSAGES: Readonly<Record<SessionRefusal, string>> = {
  session_ended: 'The session has ended; sign in again.',
  session_reads_only: 'A session shows who reads; what changes something is signed by itself.',
}

/** The credentials of a request, and what the request does with them. */
export interface Introduction {
  readonly credentials: Pick<Credentials, 'siwx' | 'bearer'>
  readonly resource: Resource
  /** Whether the request changes nothing. */
  readonly isRead: boolean
  /** What a signature for the request authorises. */
  opened(): Opened
}

/** The request that a signature is required for. */
export type SignatureRequest = Omit<Introduction, 'isRead'>

/** The calling wallet, and its signature for this request; null where a session identifies the wallet. */
export interface Caller {
  readonly wallet: WalletAddress
  readonly signIn: SignIn | null
  /** Null where a signature identifies the wallet. */
  readonly session: Session | null
}

/** Identifies the caller: by a signature for this very request, or by a session that a signature began. */
export class Identity {
  readonly #siwx: Siwx
  readonly #sessions: Sessions

  constructor(siwx: Siwx, sessions: Sessions) {
    this.#siwx = siwx
    this.#sessions = sessions
  }

  /** The caller. Throws PaymentRequired with the challenge to sign. */
  async require(introduction: Introduction, now: Date): Promise<Caller> {
    const { credentials } = introduction
    if (credentials.siwx === null && isSessionToken(credentials.bearer))
      return this.#ofSession(credentials.bearer, introduction, now)
    return this.#ofSignature(introduction, now)
  }

  /** The caller if the request identifies one; otherwise null. */
  async ifShown(introduction: Introduction, now: Date): Promise<Caller | null> {
    const { siwx, bearer } = introduction.credentials
    return siwx !== null || isSessionToken(bearer) ? this.require(introduction, now) : null
  }

  /**
   * The wallet that signed for this request; a session does not count. Throws PaymentRequired with the challenge to
   * sign.
   */
  async requireSignature(request: SignatureRequest, now: Date): Promise<WalletAddress> {
    const { wallet } = await this.#ofSignature(request, now)
    return wallet
  }

  /** The session of a bearer token; null when it has ended or is none. */
  async sessionOf(bearer: string | null, now: Date): Promise<Session | null> {
    return isSessionToken(bearer) ? this.#sessions.find(bearer, now) : null
  }

  async #ofSignature(request: SignatureRequest, now: Date): Promise<Caller> {
    const { credentials, resource } = request
    if (credentials.siwx === null) throw this.#challenge(request, 'siwx_missing_header', now)
    const signInRequest = { url: resource.url, opened: request.opened() }
    const identified = await this.#siwx.identify(credentials.siwx, signInRequest, now)
    if (typeof identified === 'string') throw this.#challenge(request, identified, now)
    return { wallet: identified.address, signIn: identified, session: null }
  }

  async #ofSession(token: string, introduction: Introduction, now: Date): Promise<Caller> {
    if (!introduction.isRead) throw this.#challenge(introduction, 'session_reads_only', now)
    const session = await this.sessionOf(token, now)
    if (!session) throw this.#challenge(introduction, 'session_ended', now)
    return { wallet: session.address, signIn: null, session }
  }

  #challenge(request: SignatureRequest, reason: SiwxRefusal | SessionRefusal, now: Date): PaymentRequired {
    const { resource } = request
    const opened = request.opened()
    return new PaymentRequired({
      kind: 'identity',
      reason,
      message: { ...SIWX_MESSAGES, ...SESSION_MESSAGES }[reason],
      resource,
      offers: [],
      authenticate: [],
      problem: null,
      bill: null,
      extensions: { 'sign-in-with-x': this.#siwx.challenge({ url: resource.url, opened }, now) },
    })
  }
}
