import type { GraphQLResolveInfo } from 'graphql'
import { cursorIn, withCursorOpened, withCursorSealed } from '../../kit/paging/companyCursor.ts'
import { givenList } from '../../kit/paging/givenList.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { askForPlaces, type Excluded, type PlaceKind, type PlacesFound } from './ask.ts'
import { detailedOf, listingsOf } from './connections.ts'
import { PRICE_LEVEL_WORDS } from './priceLevels.ts'

/** Text search for places. */
export const textSearch: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      placeSearch: async (_, args, context, info) => {
        const found = await pageOfPlaces('PlaceListing', args, context, info)
        return listingsOf(found, found.nextPageToken)
      },
      detailedPlaceSearch: async (_, args, context, info) => {
        const found = await pageOfPlaces('PlaceDetails', args, context, info)
        return detailedOf(found, found.nextPageToken)
      },
    },
  },
}

/** Page sizes may differ between pages; excluded fields do not affect which places are found. */
const PAGING = cursorIn('after', 'nextPageToken', ['first'])

async function pageOfPlaces<Kind extends PlaceKind>(
  kind: Kind,
  { search, first, after, excludeFields }: Args<'Query.placeSearch' | 'Query.detailedPlaceSearch'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<PlacesFound<Kind>> {
  const given = { ...search, first, after }
  const { after: pageToken, ...opened } = withCursorOpened(PAGING, given, context, info)
  const found = await findByText({ ...opened, pageToken }, kind, excludeFields, context, info)
  return withCursorSealed(PAGING, found, given, context, info)
}

/** A search by words. */
export type TextSearch = Args<'Query.placeSearch'>['search'] & {
  readonly first: number
  /** The company's own cursor. */
  readonly pageToken?: string | null | undefined
}

/** A page of the places that words describe. Not charged if there is none. */
export function findByText<Kind extends PlaceKind>(
  search: TextSearch,
  kind: Kind,
  excluded: Excluded,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<PlacesFound<Kind>> {
  const { first: pageSize, priceLevels, ...rest } = search
  const levels = givenList(priceLevels)
  const body = {
    ...rest,
    pageSize,
    // Without it the company treats the type as a preference.
    ...(search.includedType ? { strictTypeFiltering: true } : {}),
    ...(levels ? { priceLevels: levels.map((level) => PRICE_LEVEL_WORDS[level]) } : {}),
  }
  return askForPlaces({ path: '/v1/places:searchText', body, extra: ['nextPageToken'] }, kind, excluded, context, info)
}
