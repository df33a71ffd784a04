import { decode, type OptAnswer } from 'dns-packet'
import type { Logger } from 'pino'
import { withTimeout } from '../../../kit/async/timeout.ts'
import type { ZoneSource } from '../zones.ts'
import { MAX_UDP_BYTES, type Message, type Rcode, writeMessage } from './message.ts'
import { HEADER_BYTES, type Question, questionOf } from './question.ts'
import { type Resolution, resolve } from './resolution.ts'

export type Transport = 'udp' | 'tcp'

/** Limits of UDP without EDNS (RFC 1035, 4.2.1), and of the length field of TCP messages. Bytes. */
const PLAIN_UDP_BYTES = 512
const TCP_BYTES = 65_535

/** Longest wait for a zone: resolvers ask again after some seconds, and those that wait leave no room for others. Milliseconds. */
const ZONE_MS = 2_000

const CLASS_IN = 1
const QUERY_OPCODE = 0

/** The types that we serve; other types of an existing name are NODATA. */
const TYPE_NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'A'],
  [2, 'NS'],
  [5, 'CNAME'],
  [6, 'SOA'],
  [15, 'MX'],
  [16, 'TXT'],
  [28, 'AAAA'],
  [33, 'SRV'],
  [255, 'ANY'],
  [257, 'CAA'],
])

/** IXFR and AXFR: zone transfers are refused. */
const TRANSFERS: ReadonlySet<number> = new Set([251, 252])

/**
 * Responds to one packet of any content. Null if it must not be answered: too short for an id, or itself a response (two
 * servers would answer each other forever). Never throws.
 */
export async function respond(
  packet: Buffer,
  transport: Transport,
  zones: ZoneSource,
  log: Logger,
): Promise<Buffer | null> {
  if (packet.length < HEADER_BYTES || isResponse(packet)) return null
  const question = packet.readUInt16BE(4) === 1 ? questionOf(packet) : null
  const edns = question && ednsOf(packet)
  const limit = transport === 'tcp' ? TCP_BYTES : udpLimit(edns)
  const refuse = (rcode: Rcode): Buffer => writeMessage(packet, refusal(rcode, question, edns), limit)
  if (opcodeOf(packet) !== QUERY_OPCODE) return refuse('NOTIMP')
  if (!question || edns === 'malformed') return refuse('FORMERR')
  if (edns && edns.ednsVersion > 0) return refuse('BADVERS')
  if (question.class !== CLASS_IN || TRANSFERS.has(question.type)) return refuse('REFUSED')
  try {
    const resolution = await resolutionOf(question, zones)
    if (!resolution) return refuse('REFUSED')
    return writeMessage(packet, { ...resolution, question, edns, isAuthoritative: true }, limit)
  } catch (error) {
    log.error({ err: error, name: question.name, type: question.type }, 'a question could not be answered')
    return refuse('SERVFAIL')
  }
}

async function resolutionOf(question: Question, zones: ZoneSource): Promise<Resolution | null> {
  if (question.name === '') return null
  const zone = await withTimeout(ZONE_MS, zones.zoneOf(question.name))
  return zone && resolve(zone, question.name, TYPE_NAMES.get(question.type) ?? `TYPE${question.type}`)
}

function refusal(rcode: Rcode, question: Question | null, edns: OptAnswer | 'malformed' | null): Message {
  const known = edns === 'malformed' ? null : edns
  return { rcode, question, edns: known, isAuthoritative: false, answers: [], authorities: [] }
}

/** The OPT record of a query; null if there is none (RFC 6891, 6.1.1: at most one). */
function ednsOf(packet: Buffer): OptAnswer | 'malformed' | null {
  try {
    const options = (decode(packet).additionals ?? []).filter((record) => record.type === 'OPT')
    return options.length > 1 ? 'malformed' : (options[0] ?? null)
  } catch {
    return 'malformed'
  }
}

function udpLimit(edns: OptAnswer | 'malformed' | null): number {
  if (!edns || edns === 'malformed') return PLAIN_UDP_BYTES
  return Math.max(PLAIN_UDP_BYTES, Math.min(edns.udpPayloadSize, MAX_UDP_BYTES))
}

const isResponse = (packet: Buffer): boolean => (packet.readUInt16BE(2) & 0x8000) !== 0
const opcodeOf = (packet: Buffer): number => (packet.readUInt16BE(2) >> 11) & 0xf
