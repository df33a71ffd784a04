import type { Catalogue } from '../../schema/catalogue.ts'
import { BadInput } from '../../schema/errors.ts'
import type { Doors } from './doors.ts'
import { callable, endpointToolName } from './endpointNames.ts'
import { endpointTool } from './endpointTools.ts'
import type { Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

/** Tools on a page of `tools/list`. */
const PAGE = 50

/** The services whose endpoints are tools of their own. */
export type Services = readonly string[]

/** A page of tools, and the cursor of the next one. */
export interface ToolPage {
  readonly tools: readonly Tool[]
  readonly nextCursor: string | null
}

/**
 * Which endpoints a client wants as tools: none by default, because 330 do not fit a context; `?tools=all` for all,
 * `?service=travel` for those of a service, repeated for several. Throws BadInput that names the parameter.
 */
export function servicesOf(query: URLSearchParams, { services }: Pick<Catalogue, 'services'>): Services {
  const tools = query.get('tools')
  if (tools !== null && tools !== 'all') throw new BadInput('must be "all"', ['tools'])
  const named = query.getAll('service').flatMap((text) => text.split(','))
  const unknown = named.find((name) => !services.includes(name))
  if (unknown !== undefined) throw new BadInput(`must be one of ${services.join(', ')}`, ['service'])
  return tools === 'all' ? services : named
}

/** A page of the tools: those of every client first. Throws BadInput for a cursor that no page gave. */
export function toolPage(services: Services, cursor: string | undefined, { offered }: Doors): ToolPage {
  const start = cursor === undefined ? 0 : startOf(cursor)
  const endpoints = callable(offered).filter(({ service }) => services.includes(service))
  const end = start + PAGE
  const own = TOOLS.slice(start, end)
  const more = endpoints.slice(Math.max(start - TOOLS.length, 0), Math.max(end - TOOLS.length, 0))
  return {
    tools: [...own, ...more.map((endpoint) => endpointTool(endpoint, offered))],
    nextCursor: end < TOOLS.length + endpoints.length ? cursorOf(end) : null,
  }
}

/** The tool of a name, listed or not; null when there is none. */
export function toolNamed(name: string, { catalogue }: Doors): Tool | null {
  const own = TOOLS.find((tool) => tool.name === name)
  if (own) return own
  const endpoint = callable(catalogue).find((one) => endpointToolName(one) === name)
  return endpoint ? endpointTool(endpoint, catalogue) : null
}

function cursorOf(start: number): string {
  return Buffer.from(String(start)).toString('base64url')
}

function startOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const start = Number(text)
  if (/^\d{1,6}$/.test(text) && start % PAGE === 0) return start
  throw new BadInput('must be the nextCursor of a page of this list', ['cursor'])
}
