/** A database URL whose query parameters are changed; the rest of it is left as it is, also where it names several servers. */
export function withParameters(url: string, change: (parameters: URLSearchParams) => void): string {
  const [start = '', ...query] = url.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  change(parameters)
  return parameters.size > 0 ? `${start}?${parameters}` : start
}
