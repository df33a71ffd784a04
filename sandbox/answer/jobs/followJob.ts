import { gatewayUrl } from '../../api/base.ts'

/** A job as the page shows it. */
export interface FollowedJob {
  readonly service: string
  readonly kind: string
  readonly status: 'PENDING' | 'LOADING' | 'COMPLETE' | 'FAILED'
  /** Percent. */
  readonly progress: number
  readonly error: string | null
  /** What went back to the payer of a failed job. */
  readonly refund: { readonly state: string; readonly amount: string } | null
  readonly picture: { readonly url: string } | null
  readonly video: { readonly url: string } | null
}

const FOLLOWED = `subscription FollowedJob($id: ID!) {
  job(id: $id) { service kind status progress error refund { state amount } picture { url } video { url } }
}`

/**
 * The states of a job, from the present one to its end, by GraphQL over Server-Sent Events. A lost connection is taken up
 * again. Throws an Error with the router's words when the job cannot be read, or the session has ended.
 */
export async function* followJob(id: string, token: string, signal: AbortSignal): AsyncGenerator<FollowedJob> {
  const { createClient } = await import('graphql-sse')
  const client = createClient({ url: gatewayUrl('graphql'), headers: { authorization: `Bearer ${token}` } })
  const stop = () => client.dispose()
  signal.addEventListener('abort', stop)
  try {
    const events = client.iterate<{ readonly job: FollowedJob | null }>({ query: FOLLOWED, variables: { id } })
    for await (const { data, errors } of events) {
      if (signal.aborted) return
      const [error] = errors ?? []
      if (error) throw new Error(error.message)
      if (data?.job) yield data.job
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}
