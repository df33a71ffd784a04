import { useState } from 'react'
import { type Trouble, troubleOf } from '../pay/trouble.ts'

/** Something that a button does and that takes a while. */
export interface Action {
  readonly isBusy: boolean
  readonly trouble: Trouble | null
  /** Does it; nothing while it is being done. */
  readonly start: (work: () => Promise<void>) => void
}

/** Keeps track of what a button has begun. */
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
