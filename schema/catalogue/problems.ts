/** The annotated schema or a documented path breaks a rule; each line names the place and what to change. */
export class CatalogueError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The catalogue is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'CatalogueError'
    this.problems = problems
  }
}

/** Collects problems, so that all are reported at once. */
export class Problems {
  readonly #lines: string[] = []

  add(place: string, rule: string): void {
    this.#lines.push(`${place}: ${rule}`)
  }

  /** Throws a CatalogueError if any problem was added. */
  throwIfAny(): void {
    if (this.#lines.length > 0) throw new CatalogueError(this.#lines)
  }
}
