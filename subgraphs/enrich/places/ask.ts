import { GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLResolveInfo, GraphQLString } from 'graphql'
import { fromOf, isRead } from '../../kit/upstream/reader.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get, segment } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf, withoutHolder } from '../excludeFields.ts'
import { foundPlace, foundPlaces } from '../providers/googlePlaces.ts'
import type { Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'

/** Which set of fields is requested per place. */
export type PlaceKind = 'PlaceListing' | 'PlaceDetails'

/** Fields that the caller excludes, as dotted paths. */
export type Excluded = readonly string[] | null | undefined

/** Result of a place search. */
export interface PlacesFound<Kind extends PlaceKind> {
  readonly places: readonly Value<Kind>[]
  /** The company's cursor of the next page. */
  readonly nextPageToken?: string | null
}

/**
 * Searches for places, leaving null members out of the request; an empty result is waived. `extra` names response
 * fields beside the places.
 */
export async function askForPlaces<Kind extends PlaceKind>(
  search: { readonly path: string; readonly body: object; readonly extra?: readonly string[] },
  kind: Kind,
  excluded: Excluded,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<PlacesFound<Kind>> {
  const wanted = wantedOf(kind, excluded, info, 'places')
  const fields = [...wanted.fields.map((name) => `places.${name}`), ...(search.extra ?? [])].join(',')
  const body = Object.fromEntries(Object.entries(search.body).filter(([, value]) => value !== null))
  const request = ask(search.path, body, { fields })
  const { maps } = context.engines.places
  const list = await readUpstream<PlacesFound<Kind>>(maps, request, listOf(wanted.type), context, {
    respell: foundPlaces,
  })
  if (list.places.length === 0) context.waive(info, 'No place was found')
  return { ...list, places: list.places.map(wanted.show) }
}

/** Fetches one place. Throws NotFound for an unknown id. */
export async function askForPlace<Kind extends PlaceKind>(
  { placeId, languageCode }: { readonly placeId: string; readonly languageCode: string },
  kind: Kind,
  excluded: Excluded,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<Kind>> {
  const wanted = wantedOf(kind, excluded, info)
  const request = get(`/v1/places/${segment(placeId)}`, { languageCode, fields: wanted.fields.join(',') })
  const { maps } = context.engines.places
  return wanted.show(await readUpstream<Value<Kind>>(maps, request, wanted.type, context, { respell: foundPlace }))
}

const LISTS = new WeakMap<GraphQLObjectType, GraphQLObjectType>()

/** The company's answer to a search. */
function listOf(type: GraphQLObjectType): GraphQLObjectType {
  const known = LISTS.get(type)
  if (known) return known
  const places = { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))) }
  const made = new GraphQLObjectType({
    name: `${type.name}s`,
    fields: { places, nextPageToken: { type: GraphQLString } },
  })
  LISTS.set(type, made)
  return made
}

/** Fields to request from the company, and which fields to return. */
function wantedOf(kind: PlaceKind, excluded: Excluded, info: GraphQLResolveInfo, holder?: string) {
  const type = typeNamed(info, kind)
  const listing = typeNamed(info, 'PlaceListing')
  // A detailed place contains the listing, which callers' paths do not name.
  const paths = (excluded ?? []).map((path) => withoutHolder(path, listing, holder))
  const left = new Set(paths.flatMap((path) => [path, memberOf(listing, path)]))
  return { type, fields: membersOf(type).filter((name) => !left.has(name)), show: trimOf(type, { paths }) }
}

/** The company's member that a field of a place is read from. */
function memberOf(type: GraphQLObjectType, name: string): string {
  const field = type.getFields()[name]
  return (field && fromOf(field).path) ?? name
}

/** The members of the company's record that a type is read from. */
function membersOf(type: GraphQLObjectType): string[] {
  const members = Object.values(type.getFields())
    .filter(isRead)
    .flatMap((field) => {
      const { path = field.name } = fromOf(field)
      const inner = field.type instanceof GraphQLNonNull ? field.type.ofType : field.type
      if (path === '$') return inner instanceof GraphQLObjectType ? membersOf(inner) : []
      return [path.split('.')[0] ?? path]
    })
  return [...new Set(members)]
}
