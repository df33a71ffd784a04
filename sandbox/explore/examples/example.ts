/** An example question, as a query over two or more services. */
export interface Example {
  readonly id: string
  readonly title: string
  /** The question in everyday words. */
  readonly question: string
  /** What has to be there before, or to be put into the variables. */
  readonly first?: string
  readonly query: string
  /** The variables' values, computed from today so that travel dates are in the future. */
  readonly variables?: (today: Date) => Readonly<Record<string, unknown>>
  /** The services that the query uses. */
  readonly services: readonly string[]
  /** Its price: decimal USD string. */
  readonly usd: string
}

/** Examples on one subject. */
export interface ExampleGroup {
  readonly title: string
  readonly examples: readonly Example[]
}

/** The example's variables as editor text; empty without any. */
export function variablesText({ variables }: Example, today: Date): string {
  return variables ? JSON.stringify(variables(today), null, 2) : ''
}

/** The day `days` days after `today`, as `2026-01-31`. */
export function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
