import { useEffect, useState } from 'react'
import { type Trouble, troubleOf } from '../pay/trouble.ts'

/** Loading, loaded, or failed; `again` retries. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly trouble: Trouble; readonly again: () => void }

/** Loads on mount, and whenever `load` changes. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same load once more
  useEffect(() => {
    let isCurrent = true
    setLoaded({ state: 'loading' })
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) =>
        isCurrent &&
        setLoaded({ state: 'failed', trouble: troubleOf(error), again: () => setAttempt((count) => count + 1) }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  return loaded
}
