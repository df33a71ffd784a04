/** The payments that this process works on; any other row with its name has been left behind by a failure. */
export class InHand {
  /** How many pieces of work each payment is in. */
  readonly #counts = new Map<string, number>()

  get ids(): string[] {
    return [...this.#counts.keys()]
  }

  /** Adds a payment until the returned function is called. */
  take(id: string): () => void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const left = (this.#counts.get(id) ?? 1) - 1
      if (left > 0) this.#counts.set(id, left)
      else this.#counts.delete(id)
    }
  }
}
