import { GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLResolveInfo, GraphQLString } from 'graphql'
import { fromOf, isRead } from '../../kit/upstream/reader.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get, segment } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { trimOf, withoutHolder } from '../excludeFields.ts'
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
  const wanted = wantedOf(kind, excluded, context, info, 'places')
  const fields = [...wanted.fields.map((name) => `places.${name}`), ...(search.extra ?? [])].join(',')
  const body = Object.fromEntries(Object.entries(search.body).filter(([, value]) => value !== null))
  const respell = (answer: unknown) => {
    const { places = [], ...rest } = answer as { readonly places?: readonly object[] }
    return { ...rest, places: places.map(wanted.respell) }
  }
  const request = ask(search.path, body, { fields })
  const { maps } = context.engines.places
  const list = await readUpstream<PlacesFound<Kind>>(maps, request, listOf(wanted.type), context, { respell })
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
  const wanted = wantedOf(kind, excluded, context, info)
  const request = get(`/v1/places/${segment(placeId)}`, { languageCode, fields: wanted.fields.join(',') })
  const respell = (answer: unknown) => wanted.respell(answer as object)
  const { maps } = context.engines.places
  return wanted.show(await readUpstream<Value<Kind>>(maps, request, wanted.type, context, { respell }))
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

const LINK = 'mapsUri'

/** Fields to request from the company, how to rename its link field, and which fields to return. */
function wantedOf(
  kind: PlaceKind,
  excluded: Excluded,
  context: EnrichContext,
  info: GraphQLResolveInfo,
  holder?: string,
) {
  const { mapsLinkField: link } = context.engines.places
  const type = typeNamed(info, kind)
  const listing = typeNamed(info, 'PlaceListing')
  // A detailed place contains the listing, which callers' paths do not name.
  const paths = (excluded ?? []).map((path) => withoutHolder(path, listing, holder))
  return {
    type,
    fields: membersOf(type)
      .filter((name) => !paths.includes(name))
      .map((name) => (name === LINK ? link : name)),
    show: trimOf(type, { paths }),
    respell: (place: object) => {
      const { [link]: uri, ...rest } = place as Record<string, unknown>
      return uri === undefined ? rest : { ...rest, [LINK]: uri }
    },
  }
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
