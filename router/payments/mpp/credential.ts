import { createHash } from 'node:crypto'
import type { Hex } from 'viem'
import { type Authorization, readAuthorization } from './authorization.ts'
import { decodeBase64url, decodeJson, parseJson } from './base64url.ts'
import type { Challenger } from './challenge.ts'
import { isChallengeId } from './challengeId.ts'
import { issueText } from './issueText.ts'
import type { EvmDetails, TempoDetails } from './offer.ts'
import type { MppRefusal } from './problem.ts'
import { type MppRequest, readEvmRequest, readTempoRequest } from './request.ts'
import { isSource, NOT_THE_PAYER, readSource, type Source } from './source.ts'
import { readTransaction } from './transaction.ts'
import { WireCredential } from './wire.ts'

/** Longest credential, in characters: Node accepts no more header bytes. */
const MAX_TOKEN = 16_384

/** A payment from `Authorization: Payment`, for a challenge that we issued. */
export type MppCredential = EvmCredential | TempoCredential

/** A payment on an EVM chain by EIP-3009. */
export interface EvmCredential extends Answer<EvmDetails> {
  readonly method: 'evm'
  readonly payload: Authorization
}

/** A payment on Tempo by a signed transaction. */
export interface TempoCredential extends Answer<TempoDetails> {
  readonly method: 'tempo'
  /** The serialized transaction, signed by the payer. */
  readonly payload: Hex
}

interface Answer<Details> {
  readonly challenge: MppChallenge
  readonly request: MppRequest<Details>
  /** The server's members of the challenge, its random one included. */
  readonly opaque: Readonly<Record<string, string>>
  /** The payer as the client claims; for payloads that name the signer, always the signer. */
  readonly source: Source | null
  /** SHA-256 of the decoded credential: equal for repeated requests with one credential. */
  readonly hash: Buffer
  /** The challenge as sent. */
  readonly wire: WireCredential['challenge']
}

/** A challenge answered by a credential. */
export interface MppChallenge {
  readonly id: string
  readonly realm: string
  readonly intent: 'charge'
  readonly expires: Date
}

/**
 * Reads the value of an `Authorization` header. Null for another scheme. Checks that the challenge is ours and that the
 * payment is for it; not whether it has expired, since an answer may be fetched after that, nor the signature, nor the
 * chain's state.
 */
export function readMppCredential(authorization: string, reader: Challenger): MppCredential | MppRefusal | null {
  const match = /^\s*payment(?:\s+(.*))?$/is.exec(authorization)
  if (!match) return null
  const token = (match[1] ?? '').trimEnd()
  if (token.length > MAX_TOKEN) return malformed(`The credential is longer than ${MAX_TOKEN} characters.`)
  const bytes = decodeBase64url(token)
  if (!bytes) return malformed('The credential is not one text in base64url.')
  const json = parseJson(bytes)
  if (json === undefined) return malformed('The credential is not JSON.')
  const read = WireCredential.safeParse(json)
  if (!read.success) return malformed(`The credential is malformed: ${issueText(read.error, '')}.`)
  const answer = readAnswer(read.data, createHash('sha256').update(bytes).digest(), reader)
  return isMppRefusal(answer) ? { challengeId: read.data.challenge.id, ...answer } : answer
}

/** Whether reading returned a refusal. */
export function isMppRefusal(read: object): read is MppRefusal {
  return 'reason' in read
}

function readAnswer(wire: WireCredential, hash: Buffer, reader: Challenger): MppCredential | MppRefusal {
  const { id, realm, method, intent, request, expires = '', digest = '', opaque = '' } = wire.challenge
  if (intent !== 'charge' || (method !== 'evm' && method !== 'tempo'))
    return { reason: 'method-unsupported', message: `Payments by ${method}/${intent} are not accepted here.` }
  if (realm !== reader.realm) return invalid('The challenge was not issued by this host.')
  const slots = { realm, method, intent, request, expires, digest, opaque }
  if (!isChallengeId(id, slots, reader.secret)) return invalid('The challenge was not issued here, or was changed.')
  const deadline = new Date(expires)
  const members = readOpaque(opaque)
  if (!members) return invalid('The challenge is of another version of this service. Answer a new one.')
  const challenge: MppChallenge = { id, realm, intent, expires: deadline }
  const source = readSource(wire.source ?? '')
  const answer = { challenge, opaque: members, source, hash, wire: wire.challenge }
  return method === 'evm' ? readEvm(answer, wire) : readTempo(answer, wire)
}

type Common = Omit<Answer<unknown>, 'request'>

function readEvm(answer: Common, wire: WireCredential): EvmCredential | MppRefusal {
  const request = readEvmRequest(wire.challenge.request)
  if (!request) return invalid('The challenge is of another version of this service. Answer a new one.')
  const payload = readAuthorization(wire.payload, answer.challenge, request)
  if (isMppRefusal(payload)) return payload
  if (wire.source !== undefined && !isSource(answer.source, payload.from, request.methodDetails.chainId))
    return NOT_THE_PAYER
  return { method: 'evm', ...answer, request, payload }
}

function readTempo(answer: Common, wire: WireCredential): TempoCredential | MppRefusal {
  const request = readTempoRequest(wire.challenge.request)
  if (!request) return invalid('The challenge is of another version of this service. Answer a new one.')
  const payload = readTransaction(wire.payload)
  if (typeof payload !== 'string') return payload
  return { method: 'tempo', ...answer, request, payload }
}

function readOpaque(opaque: string): Readonly<Record<string, string>> | null {
  const members = decodeJson(opaque)
  if (typeof members !== 'object' || members === null) return null
  const entries = Object.entries(members)
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : null
}

function malformed(message: string): MppRefusal {
  return { reason: 'malformed-credential', message }
}

function invalid(message: string): MppRefusal {
  return { reason: 'invalid-challenge', message }
}
