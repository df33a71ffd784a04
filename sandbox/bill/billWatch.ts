import type { Bill } from '../api/types.ts'
import { troubleOf } from '../pay/trouble.ts'
import type { BillState } from '../state/bill.ts'
import type { Written } from '../state/request.ts'
import { isBlank } from './queryText.ts'

/** What a preview came to. */
export interface Priced {
  readonly bill: Bill
  readonly needsIdentity: boolean
}

interface BillWatchParts {
  readonly ask: (written: Written, signal: AbortSignal) => Promise<Priced>
  readonly tell: (state: BillState) => void
  /** Nobody looks at a hidden page: it asks when it is shown again. */
  readonly isHidden: () => boolean
  /** How long typing must rest, in milliseconds. */
  readonly delay: number
}

/** Keeps the bill of what is being written up to date: one question at a time, and none while nothing changed. */
export class BillWatch {
  readonly #parts: BillWatchParts
  #written: Written = { query: '', variables: '' }
  /** What the state that was told last is about, or what is being asked; null when that must be asked anew. */
  #settled: Written | null = null
  #last: Bill | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | null = null

  constructor(parts: BillWatchParts) {
    this.#parts = parts
  }

  /** To be called with every change of the text. */
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

  /** Asks about the same text once more: the price may have moved, or the router may be back. */
  again(): void {
    this.#settled = null
    this.update(this.#written)
  }

  /** To be called when the page is shown: asks what it would not ask before. */
  wake(): void {
    if (!this.#settled && !this.#asking) void this.#ask()
  }

  /** Forgets what is on its way. */
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
