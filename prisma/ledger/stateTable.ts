/** States, each with the states that may follow it. A table adds the facts that its sets of states are derived from. */
export type StateTable = Readonly<Record<string, { readonly next: readonly string[] }>>

/** Name of a state of a table. */
export type StateOf<Table extends StateTable> = keyof Table & string

/** The states of a table for which a condition holds, in the table's order. */
export function statesWhere<Table extends StateTable>(
  table: Table,
  isWanted: (entry: Table[StateOf<Table>]) => boolean,
): StateOf<Table>[] {
  const states: StateOf<Table>[] = Object.keys(table)
  return states.filter((state) => isWanted(table[state]))
}

/** The states of a table from which one of its states may be entered. */
export function statesLeadingTo<Table extends StateTable>(table: Table, next: StateOf<Table>): StateOf<Table>[] {
  return statesWhere(table, (entry) => entry.next.includes(next))
}

/** States as an SQL list, for `state IN …`. */
export function sqlStates(states: readonly string[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`
}
