import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  buildSchema,
  GraphQLEnumType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printSchema,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Kept, keyOf, openKept } from '../../schema/catalogue/kept.ts'
import { wireNameOf } from '../../schema/catalogue/wireNames.ts'
import { type Catalogue, readCatalogue } from '../../schema/catalogue.ts'
import { API_SCHEMA_FILE } from '../../schema/supergraphFile.ts'

/** Keeps one text in memory, and counts. */
class Memory implements Kept {
  kept: { readonly key: string; readonly text: string } | null = null
  reads = 0
  read(key: string): string | null {
    if (this.kept?.key !== key) return null
    this.reads += 1
    return this.kept.text
  }
  write(key: string, text: string): void {
    this.kept = { key, text }
  }
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-kept-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a catalogue that an earlier process kept', () => {
  let fresh: Catalogue
  let kept: Catalogue
  beforeAll(() => {
    const memory = new Memory()
    fresh = readCatalogue(memory)
    kept = readCatalogue(memory)
    expect(memory.reads).toBe(1)
  })

  it('has the facts, paths and entities of the files', () => {
    const { schema: _, publicSchema: __, endpoints, annotate: ___, endpointsOf: ____, ...facts } = fresh
    expect(kept).toMatchObject(facts)
    expect(kept.fields).toEqual(fresh.fields)
    expect(kept.constraints).toEqual(fresh.constraints)
    expect(kept.endpoints).toHaveLength(endpoints.length)
    for (const [index, endpoint] of endpoints.entries())
      expect(withNamedTypes(kept.endpoints[index])).toEqual(withNamedTypes(endpoint))
    expect(kept.endpointsOf('mail').map(({ name }) => name)).toEqual(fresh.endpointsOf('mail').map(({ name }) => name))
  })

  it('has the schema of the files, with descriptions, defaults and wire names', () => {
    expect(printSchema(kept.schema)).toBe(printSchema(fresh.schema))
    expect(printSchema(kept.publicSchema)).toBe(printSchema(fresh.publicSchema))
    expect(elementsOf(kept.schema)).toEqual(elementsOf(fresh.schema))
  })

  it('has the types and fields of its own schema in its paths', () => {
    const types = new Set<object>(Object.values(kept.schema.getTypeMap()))
    for (const { members, fieldsToRoot, pricedFields, document, operation } of kept.endpoints) {
      expect(document.definitions).toContain(operation)
      for (const { type } of fieldsToRoot) expect(kept.schema.getType(type.name)).toBe(type)
      for (const field of pricedFields) expect(kept.fields.get(field.coordinate)).toBe(field)
      for (const { type } of members)
        expect(types.has(innermost(type)) || isNarrowed(innermost(type), kept.schema), String(type)).toBe(true)
    }
  })

  it('annotates another build of the schema as the files do', () => {
    const apiSdl = readFileSync(API_SCHEMA_FILE, 'utf8')
    const annotated = [fresh, kept].map((one) => {
      const schema = buildSchema(apiSdl)
      one.annotate(schema)
      return elementsOf(schema)
    })
    expect(annotated[1]).toEqual(annotated[0])
  })
})

describe('what is kept is used', () => {
  const own = new URL('../../schema/', import.meta.url)

  it('only for the very texts that it was made from', () => {
    const texts = ['the supergraph', 'the operations']
    const key = keyOf(texts)
    expect(keyOf(texts)).toBe(key)
    const changed = [
      ['the supergraph', 'the operations.'],
      ['the supergraph'],
      ['the supergrap', 'hthe operations'],
      [],
    ]
    for (const others of changed) expect(keyOf(others)).not.toBe(key)
  })

  it('only by the very code that made it: each source of the room counts', async () => {
    const copy = join(folder, 'schema')
    await cp(own, copy, { recursive: true })
    const place = pathToFileURL(`${copy}/`)
    const key = keyOf([], own)
    expect(keyOf([], place)).toBe(key)
    for (const name of ['catalogue.ts', 'money.ts', 'catalogue/fields.ts', 'toll/normalise.ts']) {
      const text = await readFile(join(copy, name), 'utf8')
      await writeFile(join(copy, name), `${text} `)
      expect(keyOf([], place), name).not.toBe(key)
      await writeFile(join(copy, name), text)
      expect(keyOf([], place), name).toBe(key)
    }
    await rename(join(copy, 'money.ts'), join(copy, 'cash.ts'))
    expect(keyOf([], place)).not.toBe(key)
  })

  it('never under another key: the files are read, and kept in its place', () => {
    const memory = new Memory()
    memory.kept = { key: keyOf(['other files']), text: 'what other files made' }
    expect(readCatalogue(memory).endpoints.length).toBeGreaterThan(300)
    expect(memory.reads).toBe(0)
    expect(memory.kept?.key).not.toBe(keyOf(['other files']))
    expect(readCatalogue(memory).endpoints.length).toBeGreaterThan(300)
    expect(memory.reads).toBe(1)
  })

  it('only whole: a file that is damaged, cut or for another key counts as none', async () => {
    const place = pathToFileURL(`${join(folder, 'damaged')}/`)
    const file = new URL('catalogue.json', place)
    const [key, other] = [keyOf(['these']), keyOf(['others'])]
    const kept = openKept(place)
    expect(kept.read(key)).toBeNull()
    kept.write(key, '{"price":"0.01"}')
    expect(kept.read(key)).toBe('{"price":"0.01"}')
    const named = { Zürich: 'not a letter of latin-1: €, 𝄞' }
    kept.write(key, JSON.stringify(named))
    expect(JSON.parse(kept.read(key) ?? '')).toEqual(named)
    kept.write(key, '{"price":"0.01"}')
    expect(kept.read(other)).toBeNull()
    const whole = await readFile(file, 'utf8')
    for (const bad of [whole.replace('0.01', '0.02'), whole.slice(0, -1), whole.slice(0, 70), '', 'text']) {
      await writeFile(file, bad)
      expect(kept.read(key), bad).toBeNull()
    }
    kept.write(key, 'again')
    expect(kept.read(key)).toBe('again')
  })

  it('nowhere, where there can be no folder', async () => {
    await writeFile(join(folder, 'file'), 'no folder')
    const kept = openKept(pathToFileURL(`${join(folder, 'file', 'cache')}/`))
    kept.write(keyOf([]), 'text')
    expect(kept.read(keyOf([]))).toBeNull()
  })
})

/** A path with the names of its types, which differ as objects. */
function withNamedTypes(value: unknown): unknown {
  const isSchemaType = (inner: unknown) => typeof inner === 'object' && inner !== null && 'toConfig' in inner
  const isWrapped = (inner: unknown) => typeof inner === 'object' && inner !== null && 'ofType' in inner
  if (isSchemaType(value) || isWrapped(value)) return `type ${value} ${valuesOf(value as GraphQLType)}`
  if (value instanceof Map) return new Map([...value].map(([key, inner]) => [key, withNamedTypes(inner)]))
  if (Array.isArray(value)) return value.map(withNamedTypes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNamedTypes(inner)]))
}

/** The values of an enum as requests write them: a path may have fewer than the schema. */
function valuesOf(type: GraphQLType): string {
  const named = getNamedType(type)
  return isEnumType(named) ? named.getValues().map(wireNameOf).join(' ') : ''
}

/** Whether a type is an enum with some of the values of the schema's. */
function isNarrowed(type: object, schema: GraphQLSchema): boolean {
  if (!(type instanceof GraphQLEnumType)) return false
  const whole = schema.getType(type.name)
  return isEnumType(whole) && type.getValues().length < whole.getValues().length
}

/** What is set on the types, fields, arguments and enum values of a schema. */
function elementsOf(schema: GraphQLSchema): Map<string, unknown> {
  const elements = new Map<string, unknown>()
  const coercions = (type: object) =>
    ['serialize', 'parseValue', 'parseLiteral'].map((name) => (type as Record<string, unknown>)[name])
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    elements.set(type.name, { description: type.description, is: 'serialize' in type ? coercions(type) : null })
    if (isEnumType(type))
      for (const { name, value, description, extensions, deprecationReason } of type.getValues())
        elements.set(`${type.name}.${name}`, { value, description, extensions, deprecationReason })
    if (isInputObjectType(type)) elements.set(type.name, { isOneOf: type.isOneOf, description: type.description })
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { name, description, deprecationReason } = field
      const defaultValue = 'defaultValue' in field ? field.defaultValue : undefined
      elements.set(`${type.name}.${name}`, { type: String(field.type), description, deprecationReason, defaultValue })
      for (const argument of 'args' in field ? field.args : [])
        elements.set(`${type.name}.${name}(${argument.name})`, {
          type: String(argument.type),
          description: argument.description,
          defaultValue: argument.defaultValue,
        })
    }
  }
  return elements
}

function innermost(type: object): object {
  return 'ofType' in type ? innermost(type.ofType as object) : type
}
