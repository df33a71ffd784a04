import fastify from 'fastify'

/** What the company answers to a path. */
export interface Payload {
  readonly status?: number
  readonly body: unknown
}

/** A request that the company got. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** A GDS of our own making, which gives tokens and answers what tests tell it to. */
export interface TestCompany {
  /** Settings with which the service asks this company. */
  readonly settings: Readonly<Record<string, string>>
  /** By path, such as `/v3/shopping/hotel-offers`. */
  readonly answers: Map<string, Payload>
  /** Oldest first, tokens left out. */
  readonly asked: Asked[]
  stop(): Promise<void>
}

export async function startCompany(): Promise<TestCompany> {
  const answers = new Map<string, Payload>()
  const asked: Asked[] = []
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null, {})
  })
  app.all('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path.endsWith('/oauth2/token')) return { access_token: 'token', expires_in: 1799 }
    const { method, headers, body } = request
    asked.push({ method, path, query: request.query as Record<string, string>, headers, body })
    const answer = answers.get(path) ?? { status: 404, body: { errors: [{ status: 404, title: 'NOT FOUND' }] } }
    return reply
      .code(answer.status ?? 200)
      .type('application/json')
      .send(JSON.stringify(answer.body))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const settings = { DUFFEL_URL: url, DUFFEL_KEY: 'id', GDS_CLIENT_SECRET: 'secret' }
  return { settings, answers, asked, stop: () => app.close() }
}
