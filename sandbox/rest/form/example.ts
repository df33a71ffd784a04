import { isObject, type Json, type JsonObject } from './json.ts'

/** What has to be done before an example works, as the document says it in `x-example-needs`. */
export interface ExampleNeeds {
  readonly members: readonly {
    /** Path of the member in the request: `images.0`. */
    readonly member: string
    /** Method and path of the request that makes the value. */
    readonly request: string
    /** The request that reads the outcome, where that one starts a job. */
    readonly reader?: string
    /** Path of the value in the answer. */
    readonly answer: string
  }[]
  /** Requests that are made before, without a value taken from their answers. */
  readonly after: readonly string[]
  /** What happens outside of the documented paths. */
  readonly step?: string
}

/** The document's example of a path: the members of its URL and of its body. */
export interface FormExample {
  readonly parameters: JsonObject
  readonly body: JsonObject
}

/** The example with the values that it needs, as far as answers to earlier requests have them. */
export function withAnswers(
  example: FormExample,
  needs: ExampleNeeds | null,
  answerTo: (request: string) => unknown,
): FormExample {
  let { parameters, body } = example
  for (const { member, request, reader, answer } of needs?.members ?? []) {
    const value = valueAt(answerTo(reader ?? request), answer.split('.'))
    if (value === undefined) continue
    const steps = member.split('.')
    if (steps[0] !== undefined && steps[0] in parameters) parameters = put(parameters, steps, value) as JsonObject
    else body = put(body, steps, value) as JsonObject
  }
  return { parameters, body }
}

function valueAt(value: unknown, [step, ...rest]: readonly string[]): Json | undefined {
  if (step === undefined) return value as Json | undefined
  return typeof value === 'object' && value !== null
    ? valueAt((value as Readonly<Record<string, unknown>>)[step], rest)
    : undefined
}

function put(into: Json | undefined, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(into))
    return into.map((item: Json, index) => (String(index) === step ? put(item, rest, value) : item))
  return isObject(into) ? { ...into, [step]: put(into[step], rest, value) } : (into ?? null)
}
