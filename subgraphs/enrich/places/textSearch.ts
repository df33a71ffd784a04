import type { GraphQLResolveInfo } from 'graphql'
import { cursorIn, withCursorOpened, withCursorSealed } from '../../kit/paging/companyCursor.ts'
import { givenList } from '../../kit/paging/givenList.ts'
import type { FieldResolver, Topic } from '../../kit/service/subgraph.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { askForPlaces, type Excluded, type PlaceKind } from './ask.ts'
import { PRICE_LEVEL_WORDS, type PriceLevel } from './priceLevels.ts'

/** Text search for places. */
export const textSearch: Topic<EnrichEngines> = {
  resolvers: { Query: { placeSearch: searching('Place'), detailedPlaceSearch: searching('DetailedPlace') } },
}

interface Args {
  readonly search: {
    readonly textQuery: string
    readonly includedType?: string | null
    readonly maxResultCount: number
    readonly priceLevels?: readonly PriceLevel[] | null
  }
  readonly excludeFields?: Excluded
}

/** Page sizes may differ between pages; excluded fields do not affect which places are found. */
const PAGING = cursorIn('pageToken', 'nextPageToken', ['maxResultCount'])

function searching(kind: PlaceKind): FieldResolver<EnrichEngines> {
  const resolve = async (
    _: unknown,
    { search: given, excludeFields }: Args,
    context: EnrichContext,
    info: GraphQLResolveInfo,
  ) => {
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
  return resolve as FieldResolver<EnrichEngines>
}
