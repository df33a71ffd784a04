import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { METHODS } from '../../router/http/methods.ts'
import type { ServiceName } from '../../schema/services.ts'
import { reasonOf, Trouble, UsageError } from '../errors.ts'
import { readHeaders } from './givenHeaders.ts'

/** One request, sent first without and then with a payment. */
export interface CallRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The request options of the command line; `@file` in place of a text means the file's contents. */
export interface RequestOptions {
  readonly service?: ServiceName
  readonly body?: string
  readonly query?: string
  readonly variables?: string
  /** `Name: value`. */
  readonly header?: readonly string[]
}

/** Builds the request from the command line. Throws UsageError for invalid arguments. */
export async function readRequest(
  method: string,
  target: string,
  options: RequestOptions,
  routerUrl: string,
  cwd: string,
): Promise<CallRequest> {
  const verb = method.toUpperCase()
  if (!METHODS.some((known) => known === verb))
    throw new UsageError(`${method} is no HTTP method: give one of ${METHODS.join(', ')}.`)
  const body = await readBody(options, cwd)
  if (body !== null && (verb === 'GET' || verb === 'HEAD')) {
    throw new UsageError(`${verb} takes no body: put its parameters into the path, or use POST.`)
  }
  const standard = { accept: 'application/json', ...(body === null ? {} : { 'content-type': 'application/json' }) }
  const headers = { ...standard, ...readHeaders(options.header ?? []) }
  return { method: verb, url: targetUrl(target, options.service, routerUrl), headers, body }
}

/** A path is relative to the router's URL and the service's base path. */
function targetUrl(target: string, service: ServiceName | undefined, routerUrl: string): string {
  if (/^https?:\/\//.test(target)) {
    if (service)
      throw new UsageError('--service goes with a path: give the path without the host, or leave --service out.')
    if (URL.canParse(target)) return new URL(target).href
  }
  if (!target.startsWith('/')) {
    throw new UsageError(`${target} is neither a path nor a URL: begin it with a slash, or with http:// or https://.`)
  }
  const base = service && service !== 'gateway' ? `${routerUrl}/${service}` : routerUrl
  return new URL(`${base}${target}`).href
}

async function readBody({ body, query, variables }: RequestOptions, cwd: string): Promise<string | null> {
  if (query === undefined) {
    if (variables !== undefined) throw new UsageError('--variables are those of a GraphQL query: give --query too.')
    if (body === undefined) return null
    const text = await textOf(body, cwd)
    parseJson('--body', text)
    return text
  }
  if (body !== undefined) throw new UsageError('--query and --body exclude each other: give one of them.')
  const given = variables === undefined ? {} : { variables: parseJson('--variables', await textOf(variables, cwd)) }
  return JSON.stringify({ query: await textOf(query, cwd), ...given })
}

function parseJson(option: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${option} is not JSON (${reasonOf(error)}): mend it, or quote it for the shell.`)
  }
}

async function textOf(given: string, cwd: string): Promise<string> {
  if (!given.startsWith('@')) return given
  const file = resolve(cwd, given.slice(1))
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new Trouble(`${file} cannot be read (${reasonOf(error)}): name a file after the @.`)
  })
}
