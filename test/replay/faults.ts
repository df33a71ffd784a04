import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { ParameterForm, ReplayRequest, ReplayRoute, RequestIssue } from './definition.ts'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const compiled = new WeakMap<object, ValidateFunction>()

/** What in a request is not as the company documents it: what is missing, of another type, or not documented at all. */
export function faultsOf(route: ReplayRoute, request: ReplayRequest): readonly RequestIssue[] {
  return [
    ...queryFaults(route.query ?? {}, request.query),
    ...(route.body ? bodyFaults(route.body, request.body) : []),
    ...(route.check?.(request) ?? []),
  ]
}

function queryFaults(documented: Readonly<Record<string, ParameterForm>>, query: URLSearchParams): RequestIssue[] {
  const forms = new Map(Object.entries(documented).map(([name, form]) => [name.replace(/!$/, ''), form]))
  const missing = Object.keys(documented)
    .filter((name) => name.endsWith('!') && !query.has(name.slice(0, -1)))
    .map((name) => ({ at: name.slice(0, -1), message: 'is required' }))
  const wrong = [...query].flatMap(([at, text]) => {
    const form = forms.get(at)
    if (form === undefined) return [{ at, message: 'is not documented' }]
    return fits(form, text) ? [] : [{ at, message: `is not ${String(form)}: ${text}` }]
  })
  return [...missing, ...wrong]
}

const FORMS = {
  string: /^.+$/s,
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  boolean: /^(true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
} as const

function fits(form: ParameterForm, text: string): boolean {
  if (form instanceof RegExp) return form.test(text)
  return typeof form === 'string' ? FORMS[form].test(text) : form.includes(text)
}

function bodyFaults(schema: object, body: unknown): RequestIssue[] {
  let validate = compiled.get(schema)
  if (!validate) {
    validate = ajv.compile(schema)
    compiled.set(schema, validate)
  }
  const broken = validate(body ?? null) ? [] : (validate.errors ?? []).map(issueOf)
  return [...broken, ...undocumented(schema, body, '').map((at) => ({ at, message: 'is not documented' }))]
}

function issueOf({ instancePath, params, message = 'is wrong' }: ErrorObject): RequestIssue {
  const place = instancePath.slice(1).replaceAll('/', '.')
  const missing: unknown = params.missingProperty
  return { at: [place, missing].filter(Boolean).join('.') || 'body', message }
}

interface Described {
  readonly properties?: Readonly<Record<string, object>>
  readonly items?: object
  readonly additionalProperties?: unknown
}

/** Members of a value that a schema does not name, at any depth. */
function undocumented(schema: Described, value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return schema.items ? value.flatMap((item) => undocumented(schema.items ?? {}, item, `${place}[]`)) : []
  const { properties } = schema
  if (!properties) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = place ? `${place}.${name}` : name
    const known = properties[name]
    if (known) return undocumented(known, inner, at)
    return schema.additionalProperties ? [] : [at]
  })
}
