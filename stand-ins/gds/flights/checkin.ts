import { airlineByIata } from '../../worlds/travel/airlines.ts'
import { neededText, type Query, textOf } from '../shared/query.ts'

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/

/** An airline's check-in links, for web and phone. */
export function findCheckinLinks(query: Query) {
  const code = neededText(query, 'airlineCode', /^[A-Z0-9]{2}$/)
  const language = textOf(query, 'language') ?? 'en-GB'
  const airline = airlineByIata(code)
  const tag = LANGUAGE.test(language) ? language : 'en-GB'
  const data = airline
    ? (['Web', 'Mobile'] as const).map((channel) => ({
        type: 'checkin-link',
        id: `${code}${tag.replace('-', '').toUpperCase()}${channel}`,
        href: `${airline.checkInUrl}/${channel.toLowerCase()}?lang=${tag}`,
        channel,
      }))
    : []
  return { meta: { count: data.length }, data }
}
