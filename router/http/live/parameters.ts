import { z } from 'zod'

const members = z.record(z.string(), z.unknown())

const parameters = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: members.nullish(),
  extensions: members.nullish(),
})

/** What a client sends to subscribe, over either transport. */
export type Parameters = z.output<typeof parameters>

const persistedQuery = z.object({ sha256Hash: z.string() })

/** The parameters of a JSON value; null when it has another form. */
export function parametersOf(value: unknown): Parameters | null {
  return parameters.safeParse(value).data ?? null
}

/** The parameters of a URL, whose objects are JSON; null when they have another form. */
export function parametersOfUrl(search: URLSearchParams): Parameters | null {
  try {
    return parametersOf({
      query: search.get('query'),
      operationName: search.get('operationName'),
      variables: JSON.parse(search.get('variables') ?? 'null') as unknown,
      extensions: JSON.parse(search.get('extensions') ?? 'null') as unknown,
    })
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The hash that names a persisted document; null when the request names none. */
export function hashOf({ extensions }: Parameters): string | null {
  return persistedQuery.safeParse(extensions?.persistedQuery).data?.sha256Hash ?? null
}
