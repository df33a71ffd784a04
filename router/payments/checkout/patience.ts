/** How long a call's client waits for settlement. The work continues after that. */
export class Patience {
  /** Resolves when the time is up while the settlement is still under way; never otherwise. */
  readonly over: Promise<void>
  readonly #limitMs: number
  #end: () => void = () => {}
  #timer: NodeJS.Timeout | undefined
  #begunAt: number | null = null

  /** `limitMs` counts from `begin`, in milliseconds. */
  constructor(limitMs: number) {
    this.#limitMs = limitMs
    this.over = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  /** Starts the timer, with the settlement. */
  begin(): void {
    this.#begunAt = Date.now()
    this.#timer = setTimeout(this.#end, this.#limitMs)
  }

  /** Stops the timer when the settlement is over, whatever its outcome. */
  end(): void {
    clearTimeout(this.#timer)
  }

  /** The remaining time, in milliseconds, for other parts of the answer. */
  leftMs(): number {
    return this.#begunAt === null ? this.#limitMs : Math.max(0, this.#begunAt + this.#limitMs - Date.now())
  }
}
