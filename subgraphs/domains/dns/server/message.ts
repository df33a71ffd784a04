import { type Answer, encode, type OptAnswer } from 'dns-packet'
import { HEADER_BYTES, type Question } from './question.ts'

/** Response codes (RFC 1035, 4.1.1; BADVERS: RFC 6891, 9). */
const RCODE = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5, BADVERS: 16 } as const
export type Rcode = keyof typeof RCODE

/** Largest UDP response to EDNS clients: the size that passes everywhere without fragmentation. Bytes. */
export const MAX_UDP_BYTES = 1232

const FLAG = { response: 1 << 15, authoritative: 1 << 10, truncated: 1 << 9 } as const
/** Query flags that a response keeps: opcode, "recursion desired" and "checking disabled". */
const KEPT_FLAGS = 0x7910

/** OPT record with root name, type, class, TTL and no options. */
const OPT_BYTES = 11

export interface Message {
  readonly rcode: Rcode
  /** Null if it could not be parsed. */
  readonly question: Question | null
  readonly isAuthoritative: boolean
  readonly answers: readonly Answer[]
  readonly authorities: readonly Answer[]
  /** The query's OPT record, if any; the response then has one too (RFC 6891, 6.1.1). */
  readonly edns: OptAnswer | null
}

/**
 * Encodes the response to a query. If it exceeds `limit` bytes it is sent without records and with the TC bit, so that
 * the client retries over TCP. Throws an Error if a record cannot be encoded.
 */
export function writeMessage(query: Buffer, message: Message, limit: number): Buffer {
  const owners = ownersIn(message.question)
  const answers = message.answers.map((answer) => recordBytes(answer, owners))
  const authorities = message.authorities.map((answer) => recordBytes(answer, owners))
  const bytes = [...answers, ...authorities]
  const question = message.question?.bytes ?? Buffer.alloc(0)
  const fixed = HEADER_BYTES + question.length + (message.edns ? OPT_BYTES : 0)
  const isTruncated = bytes.reduce((sum, record) => sum + record.length, fixed) > limit
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  const flags = FLAG.response | (message.isAuthoritative ? FLAG.authoritative : 0) | (isTruncated ? FLAG.truncated : 0)
  header.writeUInt16BE(flags | (query.readUInt16BE(2) & KEPT_FLAGS) | (RCODE[message.rcode] & 0xf), 2)
  header.writeUInt16BE(message.question ? 1 : 0, 4)
  header.writeUInt16BE(isTruncated ? 0 : answers.length, 6)
  header.writeUInt16BE(isTruncated ? 0 : authorities.length, 8)
  header.writeUInt16BE(message.edns ? 1 : 0, 10)
  const records = isTruncated ? [] : bytes
  return Buffer.concat([header, question, ...records, ...(message.edns ? [optBytes(message)] : [])])
}

/** The suffixes of the question's name, with their offsets in the packet. */
function ownersIn(question: Question | null): ReadonlyMap<string, number> {
  const labels = question?.name.split('.') ?? []
  return new Map((question?.labels ?? []).map((offset, index) => [labels.slice(index).join('.'), offset]))
}

/**
 * Encodes a record; an owner name that is a suffix of the question's name is a pointer to it (RFC 1035, 4.1.4), in the
 * question's spelling.
 */
function recordBytes(answer: Answer, owners: ReadonlyMap<string, number>): Buffer {
  const offset = owners.get(answer.name)
  if (offset === undefined) return encode({ type: 'response', answers: [answer] }).subarray(HEADER_BYTES)
  const rooted = encode({ type: 'response', answers: [{ ...answer, name: '.' }] }).subarray(HEADER_BYTES + 1)
  return Buffer.concat([Buffer.from([0xc0 | (offset >> 8), offset & 0xff]), rooted])
}

function optBytes({ edns, rcode }: Message): Buffer {
  const opt: OptAnswer = {
    type: 'OPT',
    name: '.',
    udpPayloadSize: MAX_UDP_BYTES,
    extendedRcode: RCODE[rcode] >> 4,
    ednsVersion: 0,
    // The DO bit is copied from the query (RFC 3225, 3).
    flags: (edns?.flags ?? 0) & 0x8000,
    flag_do: edns?.flag_do ?? false,
    options: [],
  }
  return encode({ type: 'response', additionals: [opt] }).subarray(HEADER_BYTES)
}
