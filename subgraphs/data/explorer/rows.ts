/** A row of an answer, as it came. */
export type Row = Readonly<Record<string, unknown>>

/** Makes of a respelling of rows one of whole answers. What is no list of rows stays as it is, for the reader to refuse. */
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
