import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'

/** What YAML says; Kubernetes' schemas check its shape. */
type Parsed = ReturnType<typeof parse>

/** A Kubernetes object of a rendered chart. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: {
    readonly name: string
    readonly labels: Readonly<Record<string, string>>
    readonly annotations?: Readonly<Record<string, string>>
  }
  readonly spec: Parsed
  readonly data: Parsed
}

/** A piece of a template: text, or what stands between `{{` and `}}`. */
type Piece = { readonly text: string } | { readonly action: string }

/** The variables in scope: `$` is the root, `.` the current object, others are declared by `range`. */
type Scope = ReadonlyMap<string, unknown>

/**
 * Renders a chart as `helm template <release>` does, for the part of the language that our charts use: values, `include`, `if`,
 * `not`, `range` over maps, and the functions quote, upper, toYaml and nindent. Throws at anything else.
 */
export function renderChart(folder: string, release: string, overrides: (values: Parsed) => void): Manifest[] {
  const values = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'))
  overrides(values)
  const files = readdirSync(join(folder, 'templates'))
  const read = (name: string) => readFileSync(join(folder, 'templates', name), 'utf8')
  const renderer = new Renderer()
  for (const name of files.filter((file) => file.endsWith('.tpl'))) renderer.define(read(name))
  const root = { Values: values, Release: { Name: release } }
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(renderer.render(read(file), root)))
    .map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      return document.toJS() as Manifest | null
    })
    .filter((manifest) => manifest !== null)
}

class Renderer {
  readonly #templates = new Map<string, readonly Piece[]>()

  /** Reads the `define` blocks of a file. */
  define(text: string): void {
    const pieces = piecesOf(text)
    for (let at = 0; at < pieces.length; at += 1) {
      const [, name] = /^define "([^"]+)"$/.exec(actionOf(pieces[at])) ?? []
      if (name === undefined) continue
      const end = endOf(pieces, at)
      this.#templates.set(name, pieces.slice(at + 1, end))
      at = end
    }
  }

  render(text: string, root: unknown): string {
    return this.#run(
      piecesOf(text),
      new Map([
        ['.', root],
        ['$', root],
      ]),
    )
  }

  #run(pieces: readonly Piece[], scope: Scope): string {
    let made = ''
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at]
      if (!piece) continue
      if ('text' in piece) {
        made += piece.text
        continue
      }
      const [, condition] = /^if (.+)$/.exec(piece.action) ?? []
      const [, key, value, list] = /^range (\$\w+), (\$\w+) := (.+)$/.exec(piece.action) ?? []
      if (condition === undefined && list === undefined) {
        made += asText(this.#pipeline(piece.action, scope))
        continue
      }
      const end = endOf(pieces, at)
      const body = pieces.slice(at + 1, end)
      if (condition !== undefined && isTrue(this.#pipeline(condition, scope))) made += this.#run(body, scope)
      if (list !== undefined && key !== undefined && value !== undefined) {
        const entries = Object.entries(this.#pipeline(list, scope) as object).sort(([one], [two]) =>
          one < two ? -1 : 1,
        )
        for (const [name, entry] of entries)
          made += this.#run(body, new Map([...scope, [key, name], [value, entry], ['.', entry]]))
      }
      at = end
    }
    return made
  }

  #pipeline(text: string, scope: Scope): unknown {
    const [first = '', ...functions] = text.split(' | ').map((part) => part.trim())
    return functions.reduce((value, call) => this.#call(call, value), this.#value(first, scope))
  }

  #value(text: string, scope: Scope): unknown {
    const [, template, given] = /^include "([^"]+)" (.+)$/.exec(text) ?? []
    if (template !== undefined && given !== undefined) {
      const pieces = this.#templates.get(template)
      if (!pieces) throw new Error(`There is no template ${template}`)
      const context = this.#value(given, scope)
      return this.#run(
        pieces,
        new Map([
          ['.', context],
          ['$', context],
        ]),
      )
    }
    if (text.startsWith('not ')) return !isTrue(this.#value(text.slice(4), scope))
    const [, start, path = ''] = /^(\$\w*|)((?:\.\w+)*|\.)$/.exec(text) ?? []
    if (start === undefined) throw new Error(`This is not supported: {{ ${text} }}`)
    const names = path.split('.').filter(Boolean)
    return names.reduce(
      (value, name) => {
        if (typeof value !== 'object' || value === null || !(name in value)) throw new Error(`${text} has no value`)
        return (value as Readonly<Record<string, unknown>>)[name]
      },
      scope.get(start === '' ? '.' : start),
    )
  }

  #call(call: string, value: unknown): unknown {
    const [, indent] = /^nindent (\d+)$/.exec(call) ?? []
    if (indent !== undefined) return `\n${asText(value)}`.replaceAll('\n', `\n${' '.repeat(Number(indent))}`)
    if (call === 'quote') return JSON.stringify(asText(value))
    if (call === 'upper') return asText(value).toUpperCase()
    if (call === 'toYaml') return stringify(value).trimEnd()
    throw new Error(`This function is not supported: ${call}`)
  }
}

/** Text and actions; a dash beside the braces trims the white space there. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let rest = text
  for (;;) {
    const found = /\{\{(-?)\s*(.*?)\s*(-?)\}\}/s.exec(rest)
    if (!found) return [...pieces, { text: rest }]
    const [whole, trimsBefore, action = '', trimsAfter] = found
    const before = rest.slice(0, found.index)
    pieces.push({ text: trimsBefore ? before.trimEnd() : before }, { action })
    rest = rest.slice(found.index + whole.length)
    if (trimsAfter) rest = rest.trimStart()
  }
}

function actionOf(piece: Piece | undefined): string {
  return piece && 'action' in piece ? piece.action : ''
}

/** Index of the `end` of the block that begins at an index. */
function endOf(pieces: readonly Piece[], begin: number): number {
  let depth = 0
  for (let at = begin; at < pieces.length; at += 1) {
    const action = actionOf(pieces[at])
    if (/^(if|range|define) /.test(action)) depth += 1
    if (action === 'end') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A block has no end')
}

/** As in Go templates: empty values are false. */
function isTrue(value: unknown): boolean {
  return Boolean(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : String(value)
}
