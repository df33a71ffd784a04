/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonRecord

export interface JsonRecord {
  readonly [key: string]: Json
}

/** Whether a value has members by name. */
export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a list; `Array.isArray` does not narrow readonly ones. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** Parses a body; undefined when it is not JSON. */
export function readJson(body: string): Json | undefined {
  try {
    return JSON.parse(body) as Json
  } catch {
    return undefined
  }
}

/** The content of a response: for GraphQL its `data`, without errors and extensions. */
export function contentOf(answer: Json): Json {
  if (!isRecord(answer) || !('data' in answer)) return answer
  const isGraphql = Object.keys(answer).every((key) => key === 'data' || key === 'errors' || key === 'extensions')
  return isGraphql ? (answer.data ?? null) : answer
}
