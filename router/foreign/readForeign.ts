import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { parseUsd } from '../../schema/money.ts'
import { ConfigError } from '../config/config.ts'
import { type ForeignSettings, nameProblem } from '../config/foreignSettings.ts'
import { isLoopbackHost } from '../origins/loopbackHost.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'

const usd = z.string().transform((text, context) => {
  try {
    return parseUsd(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
    return z.NEVER
  }
})

const answerKey = z.string().transform((x, context): KeyObject => {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the x of a public Ed25519 JWK: 43 characters of base64url' })
    return z.NEVER
  }
})

/** One entry of SUBGRAPHS_FILE; amounts in USD, times in milliseconds, sizes in bytes. */
const ENTRY = z.strictObject({
  url: z.url(),
  title: z.string().optional(),
  description: z.string().optional(),
  operations: z.string().optional(),
  maxUsd: usd.nullable().default(null),
  maxPerOperation: usd.nullable().default(null),
  extends: z.array(z.string()).default([]),
  acts: z.boolean().default(false),
  mayBePaid: z.boolean().default(false),
  timeoutMs: z.int().min(1).max(60_000).default(5_000),
  maxBytes: z.int().min(1_000).max(80_000_000).default(8_000_000),
  maxInFlight: z.int().min(1).max(10_000).default(100),
  answerKey: answerKey.nullable().default(null),
})

type Entry = z.output<typeof ENTRY>

/**
 * The subgraphs of SUBGRAPHS and SUBGRAPHS_FILE. Throws a ConfigError that lists what is wrong with them, also where an
 * answer would be authenticated by nothing.
 */
export function readForeign({ SUBGRAPHS, SUBGRAPHS_FILE }: ForeignSettings): ForeignSubgraph[] {
  const problems: string[] = []
  const plain = SUBGRAPHS.map(({ name, url }) => toSubgraph(name, ENTRY.parse({ url }), null))
  const filed = SUBGRAPHS_FILE ? readFile(SUBGRAPHS_FILE, problems) : []
  const all = [...plain, ...filed]
  for (const { name, url, answerKey: key } of all) {
    const { hostname, protocol } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:') problems.push(`The subgraph ${name} must have an https URL.`)
    else if (protocol === 'http:' && !key && !isLoopbackHost(hostname))
      problems.push(
        `The subgraph ${name} must have an https URL, or an answerKey in SUBGRAPHS_FILE: ${url} proves nothing.`,
      )
    if (all.filter((other) => other.name === name).length > 1) problems.push(`The subgraph ${name} is given twice.`)
  }
  if (problems.length > 0) throw new ConfigError([...new Set(problems)])
  return all
}

function readFile(file: string, problems: string[]): ForeignSubgraph[] {
  const entries = readJson(file)
  if (typeof entries === 'string') {
    problems.push(`SUBGRAPHS_FILE ${entries}`)
    return []
  }
  return Object.entries(entries).flatMap(([name, value]) => {
    const wrong = nameProblem(name)
    const entry = ENTRY.safeParse(value)
    if (wrong) problems.push(`SUBGRAPHS_FILE ${wrong}.`)
    if (!entry.success) {
      problems.push(
        ...entry.error.issues.map(({ path, message }) => `SUBGRAPHS_FILE ${[name, ...path].join('.')}: ${message}.`),
      )
      return []
    }
    const folder = entry.data.operations ? resolve(dirname(file), entry.data.operations) : null
    if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      problems.push(`SUBGRAPHS_FILE ${name}.operations: there is no folder ${folder}.`)
    return wrong ? [] : [toSubgraph(name, entry.data, folder)]
  })
}

function readJson(file: string): Readonly<Record<string, unknown>> | string {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed }
    return `must be a JSON object of subgraphs by name: ${file}.`
  } catch (error) {
    return `cannot be read: ${(error as Error).message}.`
  }
}

function toSubgraph(name: string, entry: Entry, operations: string | null): ForeignSubgraph {
  const { title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`, description = `The ${name} subgraph.` } = entry
  return { ...entry, name, title, description, operations }
}
