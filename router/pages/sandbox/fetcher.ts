interface GraphqlParams {
  readonly query: string
  readonly operationName?: string | null
  readonly variables?: unknown
}

interface FetcherOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined
}

let asksForBill = false

/** Makes the request that `send` starts, before it returns, ask for its bill instead of being run. */
export function askForBill(send: () => void): void {
  asksForBill = true
  try {
    send()
  } finally {
    asksForBill = false
  }
}

/**
 * Sends what the editor holds. A refusal (402 above all) is an answer like any other and is shown as its JSON: GraphiQL's
 * own fetcher would do the same, but cannot send extensions.
 */
export async function fetcher(params: GraphqlParams, { headers }: FetcherOptions = {}): Promise<object> {
  const extensions = asksForBill ? { extensions: { bill: true } } : {}
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...params, ...extensions }),
  })
  const text = await response.text()
  try {
    return JSON.parse(text) as object
  } catch {
    return {
      errors: [
        { message: `The answer (status ${response.status}) is no JSON`, extensions: { body: text.slice(0, 2000) } },
      ],
    }
  }
}
