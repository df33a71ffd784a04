import type { GraphQLResolveInfo } from 'graphql'
import { cursorIn, withCursorOpened, withCursorSealed } from '../../kit/paging/companyCursor.ts'
import { givenList } from '../../kit/paging/givenList.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { askForPlaces, type PlaceKind, type PlaceList } from './ask.ts'
import { PRICE_LEVEL_WORDS } from './priceLevels.ts'

/** Text search for places. */
export const textSearch: Topic<EnrichGraph> = {
  resolvers: { Query: { placeSearch: searching('Place'), detailedPlaceSearch: searching('DetailedPlace') } },
}

/** Page sizes may differ between pages; excluded fields do not affect which places are found. */
const PAGING = cursorIn('pageToken', 'nextPageToken', ['maxResultCount'])

function searching<Kind extends PlaceKind>(kind: Kind) {
  return async (
    _: unknown,
    { search: given, excludeFields }: Args<'Query.placeSearch' | 'Query.detailedPlaceSearch'>,
    context: EnrichContext,
    info: GraphQLResolveInfo,
  ): Promise<PlaceList<Kind>> => {
    const search = withCursorOpened(PAGING, given, context, info)
    const { maxResultCount: pageSize, priceLevels, ...rest } = search
    const levels = givenList(priceLevels)
    const body = {
      ...rest,
      pageSize,
      // Without it the company treats the type as a preference.
      ...(search.includedType ? { strictTypeFiltering: true } : {}),
      ...(levels ? { priceLevels: levels.map((level) => PRICE_LEVEL_WORDS[level]) } : {}),
    }
    const asked = { path: '/v1/places:searchText', body, extra: ['nextPageToken'] }
    const list = await askForPlaces(asked, kind, excludeFields, context, info)
    return withCursorSealed(PAGING, list, given, context, info)
  }
}
