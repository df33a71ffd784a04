import { getNamedType, isEnumType, print, stripIgnoredCharacters } from 'graphql'
import type { Access, Endpoint, EndpointMember, HttpMethod, MemberLayout } from '../schema/catalogue/endpoint.ts'
import { wireNamesOf } from '../schema/catalogue/wireNames.ts'
import { type PriceEntry, priceEntry } from './cataloguePrice.ts'

/** One member of a request, and the variable of the operation that it feeds. */
export interface MemberEntry {
  /** On the wire. */
  readonly name: string
  readonly variable: string
  readonly in: EndpointMember['in']
  readonly required: boolean
  /** What the variable takes in place of the member's value; absent where it takes the value itself, in GraphQL's spelling. */
  readonly becomes?: MemberForm
}

/**
 * A cursor of the page with that number, a number of items for a number of pages, an object with the value as its one member, or the
 * name of an enum's value, by wire name.
 */
export type MemberForm =
  | { readonly as: 'page' }
  | { readonly as: 'items'; readonly of: number; readonly most: number }
  | { readonly as: 'member'; readonly name: string }
  | { readonly as: 'enum'; readonly names: Readonly<Record<string, string>> }

/** One documented path and its operation. */
export interface EndpointEntry {
  readonly service: string
  readonly method: HttpMethod
  /** Below the service's base URL, with its parameters in braces. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly access: Exclude<Access, 'secret'>
  /** The status of a successful response. */
  readonly status: number
  /** The media type of a successful response. */
  readonly produces: string
  readonly price?: PriceEntry
  /** Coordinates of the fields that lead to its root: of Query or Mutation, and of the types behind them. */
  readonly fields: readonly string[]
  /** The minified operation. */
  readonly document: string
  readonly members: readonly MemberEntry[]
  /** The keys of `data` that lead to the response's body; empty when that is all of `data`. */
  readonly root: readonly string[]
}

/** The document's entry of a path; null for a path of scheduled jobs, which no other client calls. */
export function endpointEntry(endpoint: Endpoint): EndpointEntry | null {
  const { access, service, method, path, name, summary, status, produces, price, document, members, root } = endpoint
  if (access === 'secret') return null
  return {
    service,
    method,
    path,
    operationId: name,
    summary,
    access,
    status,
    produces,
    ...(price ? { price: priceEntry(price.mode, price.min, price.max) } : {}),
    fields: coordinatesOf(endpoint),
    document: stripIgnoredCharacters(print(document)),
    members: members.map(memberEntry),
    root,
  }
}

function memberEntry(member: EndpointMember): MemberEntry {
  const { name, variable, in: place, isRequired, layout } = member
  const becomes = layout ? formOf(layout) : enumForm(member)
  return { name, variable, in: place, required: isRequired, ...(becomes ? { becomes } : {}) }
}

function formOf(layout: MemberLayout): MemberForm | null {
  if (layout.kind === 'page') return { as: 'page' }
  if (layout.kind === 'pages') return { as: 'items', of: layout.of, most: layout.most }
  return layout.kind === 'wrap' ? { as: 'member', name: layout.member } : null
}

function enumForm({ type }: EndpointMember): MemberForm | null {
  const named = getNamedType(type)
  const names = isEnumType(named) ? wireNamesOf(named) : null
  return names && { as: 'enum', names: Object.fromEntries([...names].map(([name, wire]) => [wire, name])) }
}

/**
 * Coordinates of the fields that lead to a path's root. Without `__typename`, which some paths use for constant members.
 */
export function coordinatesOf({ fieldsToRoot }: Endpoint): string[] {
  const named = fieldsToRoot.filter(({ node }) => !node.name.value.startsWith('__'))
  return [...new Set(named.map(({ type, node }) => `${type.name}.${node.name.value}`))]
}
