import type { Bill } from '../api/types.ts'
import { troubleOf } from '../pay/trouble.ts'
import type { BillState } from '../state/bill.ts'
import type { Written } from '../state/request.ts'
import { isBlank } from './queryText.ts'

/** The result of a preview. */
export interface Priced {
  readonly bill: Bill
  readonly needsIdentity: boolean
}

interface BillWatchParts {
  readonly ask: (written: Written, signal: AbortSignal) => Promise<Priced>
  readonly tell: (state: BillState) => void
  /** A hidden page fetches no price until it is shown again. */
  readonly isHidden: () => boolean
  /** Debounce delay after typing, in milliseconds. */
  readonly delay: number
}

/** Keeps the bill of the edited request up to date: one fetch at a time, and none without a change. */
export class BillWatch {
  readonly #parts: BillWatchParts
  #written: Written = { query: '', variables: '' }
  /** The request of the last reported state, or of the running fetch; null when it must be fetched again. */
  #settled: Written | null = null
  #last: Bill | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | null = null

  constructor(parts: BillWatchParts) {
    this.#parts = parts
  }

  /** Call with every change of the text. */
  update(written: Written): void {
    if (isSame(written, this.#written) && this.#settled) return
    this.#written = written
    this.stop()
    if (isBlank(written.query)) {
      this.#last = null
      this.#settled = written
      this.#parts.tell({ state: 'empty' })
      return
    }
    this.#settled = null
    this.#parts.tell({ state: 'asking', last: this.#last })
    this.#timer = setTimeout(() => void this.#ask(), this.#parts.delay)
  }

  /** Fetches the price of the same text again: it may have changed, or the router may be back. */
  again(): void {
    this.#settled = null
    this.update(this.#written)
  }

  /** Call when the page is shown: fetches what was skipped while hidden. */
  wake(): void {
    if (!this.#settled && !this.#asking) void this.#ask()
  }

  /** Cancels the pending and the running fetch. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    this.#asking = null
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#parts.isHidden() || isBlank(this.#written.query)) return
    const asking = new AbortController()
    this.#asking = asking
    const state = await this.#stateOf(this.#written, asking.signal)
    if (this.#asking !== asking) return
    this.#asking = null
    this.#settled = this.#written
    if (state.state === 'known') this.#last = state.bill
    this.#parts.tell(state)
  }

  async #stateOf(written: Written, signal: AbortSignal): Promise<BillState> {
    try {
      return { state: 'known', ...(await this.#parts.ask(written, signal)) }
    } catch (error) {
      return { state: 'unknown', trouble: troubleOf(error) }
    }
  }
}

function isSame(one: Written, other: Written): boolean {
  return one.query === other.query && one.variables === other.variables
}
