/** A question that people ask, as a query over two or more services. */
export interface Example {
  readonly id: string
  readonly title: string
  /** As a person would ask it. */
  readonly question: string
  readonly query: string
  /** The variables' values; journeys are asked for on days that are still to come. */
  readonly variables?: (today: Date) => Readonly<Record<string, unknown>>
  /** That answer it. */
  readonly services: readonly string[]
  /** What it costs as it stands: decimal string of USD. */
  readonly usd: string
}

/** Examples about one matter. */
export interface ExampleGroup {
  readonly title: string
  readonly examples: readonly Example[]
}

/** The example's variables as the editor holds them; empty without any. */
export function variablesText({ variables }: Example, today: Date): string {
  return variables ? JSON.stringify(variables(today), null, 2) : ''
}

/** The day so many days after `today`, as `2026-01-31`. */
export function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
