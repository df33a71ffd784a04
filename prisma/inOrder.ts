// A batch of a dataloader returns its values in the order of the keys; Postgres returns rows in any order.

/** One row for each key, in the order of the keys: the last one that `keyOf` maps to the key, null if there is none. */
export function oneForEach<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}

/** All rows for each key, in the order of the keys; the rows of a key keep their order. */
export function allForEach<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map((key) => [key, []]))
  for (const row of rows) byKey.get(keyOf(row))?.push(row)
  return keys.map((key) => byKey.get(key) ?? [])
}

/** The keys that a text column can hold: Postgres rejects a whole statement for a NUL in one of its texts. */
export function storableKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => !key.includes('\0'))
}
