import { type Draft, draftOf } from './draft.ts'
import type { FormExample } from './example.ts'
import type { Issue } from './issue.ts'
import { isObject, type Json } from './json.ts'
import type { EndpointForm } from './operation.ts'
import { readMembers } from './read.ts'

/** The user's input in the form of a path. */
export interface WrittenForm {
  readonly parameters: Readonly<Record<string, Draft>>
  readonly body: Readonly<Record<string, Draft>>
  /** The body as raw JSON; null when the form's fields are used. */
  readonly raw: string | null
}

/** The values of a filled form. */
export interface ReadForm {
  readonly parameters: Readonly<Record<string, Json>>
  /** The body text; null when the path has no body. */
  readonly body: string | null
  /** Every URL and body member by its name. */
  readonly members: Readonly<Record<string, Json>>
  readonly issues: readonly Issue[]
}

/** An empty form. */
export const BLANK: WrittenForm = { parameters: {}, body: {}, raw: null }

/** The form filled with an example. */
export function exampleForm(form: EndpointForm, { parameters, body }: FormExample): WrittenForm {
  return filledForm(form, parameters, body)
}

/** The form filled with these values. */
export function filledForm(
  form: EndpointForm,
  parameters: Readonly<Record<string, Json>>,
  body: Readonly<Record<string, Json>>,
): WrittenForm {
  return {
    parameters: Object.fromEntries(form.parameters.map(({ name, node }) => [name, draftOf(node, parameters[name])])),
    body: Object.fromEntries((form.body?.members ?? []).map(({ name, node }) => [name, draftOf(node, body[name])])),
    raw: null,
  }
}

/** Reads a filled form. */
export function readForm(form: EndpointForm, written: WrittenForm): ReadForm {
  const inUrl = readMembers(form.parameters, written.parameters)
  if (!form.body) return { parameters: inUrl.value, body: null, members: inUrl.value, issues: inUrl.issues }
  if (written.raw !== null) {
    const raw = readRaw(written.raw)
    return {
      parameters: inUrl.value,
      body: written.raw,
      members: { ...inUrl.value, ...raw.value },
      issues: [...inUrl.issues, ...raw.issues],
    }
  }
  const body = readMembers(form.body.members, written.body)
  return {
    parameters: inUrl.value,
    body: JSON.stringify(body.value),
    members: { ...inUrl.value, ...body.value },
    issues: [...inUrl.issues, ...body.issues],
  }
}

/** Converts the body's fields to raw JSON. */
export function toRaw(form: EndpointForm, written: WrittenForm): WrittenForm {
  const { value } = readMembers(form.body?.members ?? [], written.body)
  return { ...written, raw: JSON.stringify(value, null, 2) }
}

/** Converts raw JSON to fields; the problem's message says why it is impossible. */
export function toFields(form: EndpointForm, written: WrittenForm): WrittenForm | { readonly problem: string } {
  const { value, issues } = readRaw(written.raw ?? '{}')
  if (issues[0]) return { problem: `The body ${issues[0].message}.` }
  const names = new Set((form.body?.members ?? []).map(({ name }) => name))
  const strange = Object.keys(value).find((name) => !names.has(name))
  if (strange !== undefined) return { problem: `The form has no field named ${strange}.` }
  return { ...filledForm(form, {}, value), parameters: written.parameters }
}

function readRaw(text: string): { readonly value: Readonly<Record<string, Json>>; readonly issues: readonly Issue[] } {
  try {
    const value = JSON.parse(text) as unknown
    return isObject(value)
      ? { value, issues: [] }
      : { value: {}, issues: [{ path: [], message: 'must be a JSON object' }] }
  } catch (error) {
    const where = error instanceof Error ? `: ${error.message}` : ''
    return { value: {}, issues: [{ path: [], message: `is not valid JSON${where}` }] }
  }
}
