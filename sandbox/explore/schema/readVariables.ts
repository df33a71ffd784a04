import { readVariables as readOrThrow } from '../../pay/graphqlBody.ts'

/** The values of the variables editor; null when they are no JSON object. */
export function readVariables(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return readOrThrow(text)
  } catch {
    return null
  }
}
