import { type GraphQLObjectType, type GraphQLResolveInfo, isObjectType } from 'graphql'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get, segment, type UpstreamRequest } from '../../kit/upstream/request.ts'
import { trimOf, withoutHolder } from '../excludeFields.ts'
import type { Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'

/** Which set of fields is requested per place. */
export type PlaceKind = 'Place' | 'DetailedPlace'

/** Fields that the caller excludes, as dotted paths. */
export type Excluded = readonly string[] | null | undefined

/** Result of a place search. */
export interface PlaceList<Kind extends PlaceKind> {
  readonly places: readonly Value<Kind>[]
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
): Promise<PlaceList<Kind>> {
  const wanted = wantedOf(kind, excluded, context, info, 'places')
  const fields = [...wanted.fields.map((name) => `places.${name}`), ...(search.extra ?? [])].join(',')
  const body = Object.fromEntries(Object.entries(search.body).filter(([, value]) => value !== null))
  const request = ask(search.path, body, { fields })
  const list = await read<PlaceList<Kind>>(request, context, info, (body) => {
    const { places = [], ...rest } = body as { readonly places?: readonly object[] }
    return { ...rest, places: places.map(wanted.respell) }
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
  const wanted = wantedOf(kind, excluded, context, info)
  const request = get(`/v1/places/${segment(placeId)}`, { languageCode, fields: wanted.fields.join(',') })
  return wanted.show(await read<Value<Kind>>(request, context, info, (body) => wanted.respell(body as object)))
}

function read<Value>(
  request: UpstreamRequest,
  context: EnrichContext,
  info: GraphQLResolveInfo,
  respell: (body: unknown) => unknown,
): Promise<Value> {
  return readUpstream(context.engines.places.maps, request, info.returnType, context, { respell })
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
  const own = fieldsOf('Place', info)
  const all = kind === 'Place' ? own : [...own, ...fieldsOf(kind, info).filter((name) => name !== 'place')]
  // A detailed place contains the plain one as a member, which callers' paths do not name.
  const given = (excluded ?? []).map((path) => withoutHolder(path, typeOf('Place', info), holder))
  const paths = given.map((path) =>
    kind === 'DetailedPlace' && own.includes(path.split('.')[0] ?? '') ? `place.${path}` : path,
  )
  return {
    fields: all.filter((name) => !given.includes(name)).map((name) => (name === LINK ? link : name)),
    show: trimOf(typeOf(kind, info), { paths }),
    respell: (place: object) => {
      const { [link]: uri, ...rest } = place as Record<string, unknown>
      return uri === undefined ? rest : { ...rest, [LINK]: uri }
    },
  }
}

function fieldsOf(kind: PlaceKind, info: GraphQLResolveInfo): string[] {
  return Object.keys(typeOf(kind, info).getFields())
}

function typeOf(kind: PlaceKind, { schema }: GraphQLResolveInfo): GraphQLObjectType {
  const type = schema.getType(kind)
  if (!isObjectType(type)) throw new Error(`The schema has no ${kind}`)
  return type
}
