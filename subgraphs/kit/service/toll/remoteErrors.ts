import type { GraphQLFormattedError } from 'graphql'
import { isErrorCode, type StatedProblem, TollgraphError, Upstream } from '../../../../schema/errors.ts'

/** Members of another gateway's or server's making, which clients must not get. */
const INTERNAL_MEMBERS = ['http', 'serviceName', 'service', 'stacktrace', 'exception']

/** Most errors, and most waivers, of one answer: each is placed in the client's answer and compared with each paid line. */
const MAX_STATEMENTS = 1_000

/** Throws Upstream for more errors or waivers of a foreign subgraph than an answer may have. */
export function checkStatements(service: string, statements: { readonly errors: number; readonly waivers: number }) {
  for (const [what, count] of Object.entries(statements))
    if (count > MAX_STATEMENTS) throw new Upstream(`The ${service} service answered with ${count} ${what}`)
}

/** The errors of a foreign subgraph: message, path, a known code, and `retryAfter`. */
export function foreignErrors(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  return errors.map(({ message, path, extensions }) => ({
    message: String(message),
    ...(path ? { path } : {}),
    extensions: foreignMembers(extensions ?? {}),
  }))
}

/** An error as an exception: of a quote, or of an act. */
export function thrownError({ message, extensions = {} }: GraphQLFormattedError, isOwn: boolean): TollgraphError {
  const { code, problem, ...fields } = isOwn ? shown(extensions) : foreignMembers(extensions)
  const error = new TollgraphError(isErrorCode(code) ? code : 'UPSTREAM', message, fields)
  if (isProblem(problem)) error.problem = problem
  return error
}

function isProblem(value: unknown): value is StatedProblem {
  return typeof value === 'object' && value !== null && 'type' in value && 'path' in value && Array.isArray(value.path)
}

function shown(extensions: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(extensions).filter(([name]) => !INTERNAL_MEMBERS.includes(name)))
}

function foreignMembers({ code, retryAfter }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    code: isErrorCode(code) ? code : 'UPSTREAM',
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  }
}
