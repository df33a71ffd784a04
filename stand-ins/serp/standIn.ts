import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { agoOf, newsAbout } from './news.ts'
import { offersFor } from './offers.ts'
import { inCurrencyOf } from './prices.ts'

/** Default number of results. */
const USUAL = { news: 10, shopping: 40 } as const

/** The country of a search that names none. */
const COUNTRY = 'us'

const Question = z.object({
  q: z.string().min(1),
  num: z.int().min(1).max(100).optional(),
  gl: z.string().length(2).optional(),
  hl: z.string().min(2).optional(),
  location: z.string().optional(),
})

/** Stand-in of Serper. */
export function serpStandIn(app: FastifyInstance, world: EnrichWorld): void {
  app.post('/news', (request) => {
    const question = read(request)
    const found = newsAbout(world, question.q).slice(0, question.num ?? USUAL.news)
    return {
      searchParameters: { ...question, type: 'news' },
      news: found.map(({ title, link, snippet, published, paper }, index) => ({
        title,
        link,
        snippet,
        date: agoOf(published, world.now()),
        source: paper.name,
        imageUrl: `https://images.example/news/${link.slice(link.lastIndexOf('-') + 1)}.jpg`,
        position: index + 1,
      })),
      credits: 1,
    }
  })

  app.post('/shopping', (request) => {
    const question = read(request)
    const found = offersFor(world, question.q).slice(0, question.num ?? USUAL.shopping)
    return {
      searchParameters: { ...question, type: 'shopping' },
      shopping: found.map(({ title, shop, link, usd, imageUrl, rating, ratingCount }, index) => ({
        title,
        source: shop.name,
        link,
        price: inCurrencyOf(question.gl ?? COUNTRY, usd),
        imageUrl,
        rating,
        ratingCount,
        position: index + 1,
      })),
      credits: 2,
    }
  })
}

function read({ body, headers }: FastifyRequest): z.output<typeof Question> {
  if (!headers['x-api-key']) throw new StandInError(403, { message: 'Unauthorized.', statusCode: 403 })
  const { data } = Question.safeParse(body)
  if (!data) throw new StandInError(400, { message: 'Invalid parameters', statusCode: 400 })
  return data
}
