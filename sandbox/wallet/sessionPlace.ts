import type { Session, SessionPlace } from '../pay/desk.ts'
import { useWallet } from '../state/wallet.ts'
import { keepStored, readStored } from './stored.ts'

interface Stored {
  readonly token: string
  readonly address: `0x${string}`
  readonly ends: string
}

const PLACE = 'tollgraph.session'
const STORAGE = 'sessionStorage'

let held: Session | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The session of this tab: its token is in no store, and lost with the tab. */
export const sessionPlace: SessionPlace = {
  read() {
    held ??= restored()
    if (held && held.ends.getTime() <= Date.now()) this.drop()
    return held
  },
  keep(session) {
    held = session
    keepStored(STORAGE, PLACE, { ...session, ends: session.ends.toISOString() })
    show(session)
  },
  drop() {
    held = null
    keepStored(STORAGE, PLACE, null)
    show(null)
  },
}

/** Restores this tab's session of a wallet, and discards another wallet's. */
export function takeUpSession(address: string | null): void {
  const session = sessionPlace.read()
  if (session && session.address.toLowerCase() !== address?.toLowerCase()) sessionPlace.drop()
  else show(session)
}

function restored(): Session | null {
  const stored = readStored<Stored>(STORAGE, PLACE)
  return stored ? { ...stored, ends: new Date(stored.ends) } : null
}

function show(session: Session | null): void {
  clearTimeout(timer)
  useWallet.getState().set({ sessionEnds: session?.ends ?? null })
  if (session) timer = setTimeout(() => sessionPlace.read(), session.ends.getTime() - Date.now() + 100)
}
