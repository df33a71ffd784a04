import type { GraphQLResolveInfo } from 'graphql'
import { givenList } from '../../kit/givenList.ts'
import type { FieldResolver, Topic } from '../../kit/subgraph.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { askForPlaces, type Excluded, type PlaceKind } from './ask.ts'
import { PRICE_LEVEL_WORDS, type PriceLevel } from './priceLevels.ts'

/** Places that a text describes. */
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

function searching(kind: PlaceKind): FieldResolver<EnrichEngines> {
  const resolve = (_: unknown, { search, excludeFields }: Args, context: EnrichContext, info: GraphQLResolveInfo) => {
    const { maxResultCount: pageSize, priceLevels, ...rest } = search
    const levels = givenList(priceLevels)
    const body = {
      ...rest,
      pageSize,
      // Without it the company takes a type for a wish.
      ...(search.includedType ? { strictTypeFiltering: true } : {}),
      ...(levels ? { priceLevels: levels.map((level) => PRICE_LEVEL_WORDS[level]) } : {}),
    }
    const asked = { path: '/v1/places:searchText', body, extra: ['nextPageToken'] }
    return askForPlaces(asked, kind, excludeFields, context, info)
  }
  return resolve as FieldResolver<EnrichEngines>
}
