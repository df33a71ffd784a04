import type { PageInfo } from '../../kit/paging/connection.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph, Value } from '../types.gen.ts'
import type { PlacesFound } from './ask.ts'

/** Lists of places: the records that were found, and the places to refer to. */
export const placeConnections: Topic<EnrichGraph> = {
  resolvers: {
    PlaceConnection: { nodes: ({ edges }) => edges.map(placeOfListing) },
    PlaceEdge: { node: placeOfListing },
    DetailedPlaceConnection: { nodes: ({ edges }) => edges.map(placeOfDetails) },
    DetailedPlaceEdge: { node: placeOfDetails },
  },
}

/** Places with their listings; `endCursor` is null on the last page. */
export function listingsOf(
  { places }: PlacesFound<'PlaceListing'>,
  endCursor: string | null = null,
): Value<'PlaceConnection'> {
  return { edges: places.map((listing) => ({ listing })), pageInfo: pageInfoOf(endCursor) }
}

/** Places with their details; `endCursor` is null on the last page. */
export function detailedOf(
  { places }: PlacesFound<'PlaceDetails'>,
  endCursor: string | null = null,
): Value<'DetailedPlaceConnection'> {
  return { edges: places.map((details) => ({ details })), pageInfo: pageInfoOf(endCursor) }
}

function pageInfoOf(endCursor: string | null): PageInfo {
  return { hasNextPage: endCursor !== null, hasPreviousPage: false, startCursor: null, endCursor }
}

function placeOfListing({ listing }: Value<'PlaceEdge'>): Value<'Place'> {
  return { placeId: listing.placeId }
}

function placeOfDetails({ details }: Value<'DetailedPlaceEdge'>): Value<'Place'> {
  return { placeId: details.listing.placeId }
}
