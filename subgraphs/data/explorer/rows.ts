/** A raw row of a response. */
export type Row = Readonly<Record<string, unknown>>

/** Applies a row conversion to a whole response. A value without a list of rows is unchanged, so that the reader rejects it. */
export function eachRow(respell: (row: Row) => Row): (body: unknown) => unknown {
  return (body) => {
    if (!isRow(body)) return body
    const { result } = body
    return Array.isArray(result) && result.every(isRow) ? { ...body, result: result.map(respell) } : body
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
