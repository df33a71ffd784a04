import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Version of the handshake, and of all that routers and services of one installation exchange beside GraphQL. */
export const HANDSHAKE_VERSION = 1

/** Path of the handshake, beside `/graphql`. */
export const HANDSHAKE_PATH = '/handshake'

/** Characters of a digest: it is in the context of each request. */
const DIGEST_LENGTH = 16

const FACTS = z.object({
  /** HANDSHAKE_VERSION. */
  handshake: z.int(),
  service: z.string(),
  /** Version of the release. */
  version: z.string(),
  /** Hash of the service's SDL. */
  sdl: z.string(),
  network: z.object({
    /** CAIP-2. */
    id: z.string(),
    /** As in NETWORK. */
    name: z.string(),
    /** Settings by which payments are real money; empty on the devnet. */
    realBy: z.array(z.string()),
  }),
  store: z.object({ kind: z.enum(['filesystem', 's3']), id: z.string() }),
  /** Id of the installation, as in the database. */
  database: z.string(),
  /** PUBLIC_URL; null where it is unset. */
  publicUrl: z.string().nullable(),
  /** What serves each port. */
  ports: z.array(
    z.object({
      name: z.string(),
      as: z.enum(['live', 'own', 'stand-in', 'off']),
      /** Titles of companies, or names of settings. */
      by: z.array(z.string()),
    }),
  ),
  /** Fingerprints of keys that derive from SECRET and SECRET_PREVIOUS, the current one first. */
  secrets: z.array(z.string()),
})

/** What a process of a service is, as it tells routers of its installation. It contains no secrets. */
export type ServiceFacts = Readonly<z.infer<typeof FACTS>>

/** Reads the facts of an answer; null where a member is missing or has another form. */
export function readFacts(value: unknown): ServiceFacts | null {
  const read = FACTS.safeParse(value)
  return read.success ? read.data : null
}

/** The version of the handshake that an answer names, of any release; null where it names none. */
export function handshakeVersionOf(value: unknown): number | null {
  const read = FACTS.pick({ handshake: true }).safeParse(value)
  return read.success ? read.data.handshake : null
}

/** Equal for processes with equal facts: a router sends it with each request, and a process of another one executes none. */
export function digestOf(facts: ServiceFacts): string {
  return createHash('sha256')
    .update(JSON.stringify(FACTS.parse(facts)))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH)
}
