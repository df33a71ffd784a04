import type { Unanswered, UnansweredPlace } from '../pay/unanswered.ts'
import { keepStored, readStored } from './stored.ts'

const STORAGE = 'sessionStorage'
const PLACE = 'tollgraph.unanswered'

let held: Readonly<Record<string, Unanswered>> | null = null

/** The payments of this tab without a response: a reload keeps them, so that none is made twice. */
export const unansweredPlace: UnansweredPlace = {
  read() {
    held ??= readStored<Record<string, Unanswered>>(STORAGE, PLACE) ?? {}
    return held
  },
  write(payments) {
    held = payments
    keepStored(STORAGE, PLACE, Object.keys(payments).length > 0 ? payments : null)
  },
}
