import { create } from 'zustand'

interface ConsentState {
  /** The request that waits for a second press; null for none. */
  readonly asked: string | null
  ask(request: string): void
  drop(): void
}

/** The second press before what cannot be taken back. Any change of the request asks anew. */
export const useConsent = create<ConsentState>((set) => ({
  asked: null,
  ask: (asked) => set({ asked }),
  drop: () => set({ asked: null }),
}))

/** Whether a request may go ahead: at the second press if its effects last, else at once. */
export function consents(request: string, lasting: readonly string[]): boolean {
  const { asked, ask, drop } = useConsent.getState()
  if (lasting.length > 0 && asked !== request) {
    ask(request)
    return false
  }
  drop()
  return true
}
