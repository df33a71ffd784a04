import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Chance } from '../../kit/chance.ts'
import { baseOf, metaOf } from '../shared/links.ts'
import { answering, invalidFormat, notFound } from '../shared/problem.ts'
import { neededNumber, type Query, wholeOf } from '../shared/query.ts'
import type { Activity } from './activity.ts'
import { openActivityCatalogue } from './catalogue.ts'

/** Maximum activities in a response. */
const MAX_ANSWER = 250

/** The GDS's tours and activities. */
export function activitiesStandIn(app: FastifyInstance, { chance }: { readonly chance: Chance }): void {
  const catalogue = openActivityCatalogue(chance)
  app.get(
    '/v1/shopping/activities',
    answering((request) => {
      const query = request.query as Query
      const latitude = neededNumber(query, 'latitude', -90, 90)
      const longitude = neededNumber(query, 'longitude', -180, 180)
      const km = wholeOf(query, 'radius', 0, 20) ?? 1
      return answer(request, catalogue.within({ latitude, longitude }, km))
    }),
  )
  app.get(
    '/v1/shopping/activities/by-square',
    answering((request) => {
      const query = request.query as Query
      const [north, south] = [neededNumber(query, 'north', -90, 90), neededNumber(query, 'south', -90, 90)]
      if (north <= south) throw invalidFormat('north', 'north must be greater than south')
      const [west, east] = [neededNumber(query, 'west', -180, 180), neededNumber(query, 'east', -180, 180)]
      return answer(request, catalogue.inside({ north, south, west, east }))
    }),
  )
  app.get(
    '/v1/shopping/activities/:activityId',
    answering((request) => {
      const { activityId } = request.params as { readonly activityId: string }
      const activity = catalogue.byId(activityId)
      if (!activity) throw notFound('No activity has this id')
      return { data: describe(activity, request), meta: { links: metaOf(request, 1).links } }
    }),
  )
}

function answer(request: FastifyRequest, activities: readonly Activity[]) {
  const data = activities.slice(0, MAX_ANSWER).map((activity) => describe(activity, request))
  return { data, meta: metaOf(request, data.length) }
}

function describe(activity: Activity, request: FastifyRequest) {
  return {
    id: activity.id,
    type: 'activity',
    self: { href: `${baseOf(request)}/v1/shopping/activities/${activity.id}`, methods: ['GET'] },
    name: activity.name,
    shortDescription: activity.summary,
    description: activity.description,
    geoCode: { latitude: activity.latitude, longitude: activity.longitude },
    rating: activity.rating.toFixed(1),
    price: { amount: activity.amount, currencyCode: activity.currency },
    pictures: [`https://pictures.example/activities/${activity.id}.jpg`],
    bookingLink: `https://activities.example/book/${activity.id}`,
    minimumDuration: durationOf(activity.minutes),
  }
}

function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const inHours = hours > 0 ? `${hours} hour${hours === 1 ? '' : 's'}` : ''
  return [inHours, rest > 0 ? `${rest} minutes` : ''].filter(Boolean).join(' ')
}
