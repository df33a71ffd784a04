import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers, segment } from '../../kit/upstream/request.ts'
import { ofLink } from '../linked.ts'
import { selfLink } from '../selfLink.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext, TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.activities)

const ACTIVITIES = '/v1/shopping/activities'

/** Activities: around a point, inside a box, and one by its id. */
export const activities: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      activitiesNearby: (_, args, context, info: GraphQLResolveInfo) => {
        const { latitude, longitude, radius, max } = args
        const place = { path: ACTIVITIES, ownPath: '/api/activities/search' }
        return listed({ ...place, query: { latitude, longitude, radius }, max }, context, info)
      },
      activitiesInSquare: (_, args, context, info: GraphQLResolveInfo) => {
        const { north, west, south, east, max } = args
        if (north <= south) throw new BadInput('must be greater than south', ['north'])
        if (west === east) throw new BadInput('must differ from east', ['west'])
        const place = { path: `${ACTIVITIES}/by-square`, ownPath: '/api/activities/by-square' }
        return listed({ ...place, query: { north, west, south, east }, max }, context, info)
      },
      activity: read(({ activityId }) => get(`${ACTIVITIES}/${segment(activityId)}`), {
        at: 'data',
      }),
    },
    ActivityList: ofLink,
    Activity: {
      self: ({ activityId }, _, context) => ({
        href: selfLink(context, '/api/activities/details', { activityId }),
        methods: ['GET'],
      }),
    },
  },
}

interface Listing {
  readonly path: string
  /** The documented path of the same search. */
  readonly ownPath: string
  readonly query: QueryMembers
  readonly max: number | null | undefined
}

/** Fetches all and returns the first `max`: the company has no `max` parameter. */
async function listed({ path, ownPath, query, max }: Listing, context: TravelContext, info: GraphQLResolveInfo) {
  const found = await readUpstream<Value<'ActivityList'>>(
    context.engines.activities,
    get(path, query),
    info.returnType,
    context,
  )
  const shown = found.activities.slice(0, max ?? undefined)
  if (shown.length === 0) context.waive(info, 'No activity was found')
  return { activities: shown, count: shown.length, self: selfLink(context, ownPath, { ...query, max }) }
}
