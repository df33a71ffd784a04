/** What JSON can say. */
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

/** Reads a body; undefined where it is no JSON. */
export function readJson(body: string): Json | undefined {
  try {
    return JSON.parse(body) as Json
  } catch {
    return undefined
  }
}

/** What an answer is about: of a GraphQL answer its data, without the errors and the bookkeeping beside them. */
export function contentOf(answer: Json): Json {
  if (!isRecord(answer) || !('data' in answer)) return answer
  const isGraphql = Object.keys(answer).every((key) => key === 'data' || key === 'errors' || key === 'extensions')
  return isGraphql ? (answer.data ?? null) : answer
}
