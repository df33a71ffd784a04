import { useState } from 'react'
import { type Trouble, troubleOf } from '../pay/trouble.ts'

/** An asynchronous action of a button. */
export interface Action {
  readonly isBusy: boolean
  readonly trouble: Trouble | null
  /** Starts the work; does nothing while it is running. */
  readonly start: (work: () => Promise<void>) => void
}

/** Tracks the state of a button's action. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const start = (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setTrouble(null)
    work()
      .catch((error: unknown) => setTrouble(troubleOf(error)))
      .finally(() => setBusy(false))
  }
  return { isBusy, trouble, start }
}
