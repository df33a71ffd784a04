import { create } from 'zustand'

/** A request that waits for a second press. */
interface Asked {
  /** Names it among others, such as its text. */
  readonly request: string
  /** Its mutations whose effects last. */
  readonly lasting: readonly string[]
}

interface ConsentState {
  readonly asked: Asked | null
  ask(asked: Asked): void
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
  if (lasting.length > 0 && asked?.request !== request) {
    ask({ request, lasting })
    return false
  }
  drop()
  return true
}
