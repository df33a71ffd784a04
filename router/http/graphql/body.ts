import type { GraphqlRequest } from './request.ts'

/** A JSON body, or the status and message of its refusal. */
type Body = { readonly value: unknown } | { readonly refused: 400 | 415; readonly message: string }

const CONTENT_TYPE = /^application\/json(;charset="?utf-8"?)?$/

/** Reads the JSON body of a POST. */
export function readBody({ body, headers }: GraphqlRequest): Body {
  const type = String(headers['content-type'] ?? '')
    .replace(/\s/g, '')
    .toLowerCase()
  if (!CONTENT_TYPE.test(type))
    return { refused: 415, message: 'The body must be JSON: send Content-Type: application/json.' }
  try {
    return { value: JSON.parse(body.toString('utf8')) as unknown }
  } catch {
    return { refused: 400, message: 'The body is not valid JSON.' }
  }
}
