/** How long the client of one call waits for its payment to settle. The work goes on without it. */
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

  /** The settlement begins. */
  begin(): void {
    this.#begunAt = Date.now()
    this.#timer = setTimeout(this.#end, this.#limitMs)
  }

  /** The settlement is over, however it ended. */
  end(): void {
    clearTimeout(this.#timer)
  }

  /** What is left of the time, in milliseconds, for what belongs to the answer beside the settlement. */
  leftMs(): number {
    return this.#begunAt === null ? this.#limitMs : Math.max(0, this.#begunAt + this.#limitMs - Date.now())
  }
}
