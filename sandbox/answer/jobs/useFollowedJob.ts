import { useCallback, useEffect, useState } from 'react'
import { beginSession } from '../../pay/session.ts'
import { useWallet } from '../../state/wallet.ts'
import { browserDesk } from '../../wallet/browserDesk.ts'
import { type FollowedJob, followJob } from './followJob.ts'

/** A job that is followed. */
export interface Following {
  /** Its last known state; null before the first. */
  readonly job: FollowedJob | null
  /** Why it is not followed any more; null while it is, and before. */
  readonly problem: string | null
  readonly isFollowed: boolean
  /** Signs in where needed, and follows it. */
  follow(): void
}

/**
 * Follows a job at once where that needs no one: with a session, or with the wallet that is kept in this browser. Other
 * wallets would ask their owner to sign, so that is left to a press.
 */
export function useFollowedJob(id: string): Following {
  const needsNoOne = useWallet(({ wallet, sessionEnds }) => sessionEnds !== null || wallet?.kind === 'local')
  const [asked, setAsked] = useState(needsNoOne ? 1 : 0)
  const [job, setJob] = useState<FollowedJob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (asked === 0) return
    const stopping = new AbortController()
    const { signal } = stopping
    const run = async () => {
      const { token } = browserDesk.session.read() ?? (await beginSession({ signal }, browserDesk))
      for await (const state of followJob(id, token, signal)) setJob(state)
    }
    setProblem(null)
    run().catch((error: unknown) => {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    })
    return () => stopping.abort()
  }, [id, asked])

  const follow = useCallback(() => setAsked((times) => times + 1), [])
  return { job, problem, isFollowed: asked > 0 && problem === null, follow }
}
