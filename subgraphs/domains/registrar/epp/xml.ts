import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import { canonicalName, namespaceOf } from './namespaces.ts'
import { decodeReferences, xmlText } from './xmlText.ts'

/**
 * Source of a document: element names as in RFC 5730 (`domain:name`), attributes with a leading `@`, the text of an
 * element with attributes under `#text`. Undefined members are omitted.
 */
export interface XmlTree {
  readonly [name: string]: XmlContent | undefined
}
export type XmlContent = string | XmlTree | readonly (string | XmlTree)[]

/** The document is not well-formed XML, or uses a DTD, which EPP forbids (RFC 5730, 2). */
export class MalformedXml extends Error {}

/** A parsed element. Names are canonical: `domain:create`, independent of the sender's prefix. */
export class XmlElement {
  readonly name: string
  /** The element's own text, trimmed (every EPP type we read is a token). */
  readonly text: string
  readonly attributes: ReadonlyMap<string, string>
  /** Child elements; those of one name in document order. */
  readonly elements: readonly XmlElement[]

  constructor(name: string, text: string, attributes: ReadonlyMap<string, string>, elements: readonly XmlElement[]) {
    this.name = name
    this.text = text
    this.attributes = attributes
    this.elements = elements
  }

  /** The children with that name. */
  all(name: string): readonly XmlElement[] {
    return this.elements.filter((element) => element.name === name)
  }

  /** Follows the first child of each name in turn. Undefined if one is missing. */
  at(...path: readonly string[]): XmlElement | undefined {
    let element: XmlElement | undefined = this
    for (const name of path) element = element?.elements.find((child) => child.name === name)
    return element
  }
}

/** Most nesting of elements; EPP's own documents stay below ten. */
const MAX_DEPTH = 24

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  suppressEmptyNode: true,
  // Otherwise an attribute with the value "true" loses its value.
  suppressBooleanAttributes: false,
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  entityDecoder: {
    decode: decodeReferences,
    addInputEntities: refuseEntities,
    setExternalEntities: () => {},
    setXmlVersion: () => {},
    reset: () => {},
  },
})

function refuseEntities(): never {
  throw new MalformedXml('A document that declares entities')
}

/** Writes an EPP document: escapes values, and declares namespaces at their first use. */
export function writeXml(epp: XmlTree): string {
  const root = { epp: { '@xmlns': namespaceOf('') ?? '', ...written(epp, new Set()) } }
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8', '@standalone': 'no' }, ...root })
}

function written(tree: XmlTree, declared: ReadonlySet<string>): XmlTree {
  const members = Object.entries(tree).filter((member): member is [string, XmlContent] => member[1] !== undefined)
  return Object.fromEntries(members.map(([name, content]) => [name, writtenContent(name, content, declared)]))
}

function writtenContent(name: string, content: XmlContent, declared: ReadonlySet<string>): XmlContent {
  if (name.startsWith('@') || name === '#text') return xmlText(String(content))
  if (Array.isArray(content)) return content.map((item) => writtenContent(name, item, declared) as string | XmlTree)
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
  const isNew = prefix !== '' && !declared.has(prefix)
  const namespace = isNew ? { [`@xmlns:${prefix}`]: namespaceOf(prefix) ?? '' } : {}
  if (typeof content === 'string') return isNew ? { ...namespace, '#text': xmlText(content) } : xmlText(content)
  return { ...namespace, ...written(content as XmlTree, isNew ? new Set([...declared, prefix]) : declared) }
}

/** Parses a document and returns its root element. Throws MalformedXml. */
export function readXml(document: string): XmlElement {
  // Documents with a DTD are rejected, so entities and defaults cannot take effect.
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(document)) throw new MalformedXml('A document with a DTD')
  let parsed: unknown
  try {
    parsed = parser.parse(document, true)
  } catch (error) {
    throw new MalformedXml(`Not well-formed XML: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
  const roots = Object.entries(parsed as Record<string, unknown>).filter(([name]) => name !== '#text')
  const [root] = roots
  if (roots.length !== 1 || !root || Array.isArray(root[1])) throw new MalformedXml('Not one root element')
  return elementOf(root[0], root[1], new Map())
}

/** `scope`: the namespaces in effect, by prefix. */
function elementOf(name: string, node: unknown, scope: ReadonlyMap<string, string>): XmlElement {
  if (typeof node !== 'object' || node === null)
    return new XmlElement(resolved(name, scope), String(node), new Map(), [])
  const entries = Object.entries(node)
  const attributes = new Map(
    entries.filter(([key]) => key.startsWith('@')).map(([key, value]) => [key.slice(1), String(value)]),
  )
  const inner = new Map(scope)
  for (const [key, value] of attributes) {
    if (key === 'xmlns') inner.set('', value)
    if (key.startsWith('xmlns:')) inner.set(key.slice('xmlns:'.length), value)
  }
  const elements = entries
    .filter(([key]) => !key.startsWith('@') && key !== '#text')
    .flatMap(([key, value]) => [value].flat().map((item: unknown) => elementOf(key, item, inner)))
  const text = entries.find(([key]) => key === '#text')?.[1]
  return new XmlElement(resolved(name, inner), text === undefined ? '' : String(text), attributes, elements)
}

function resolved(name: string, scope: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(':')
  const uri = scope.get(colon < 0 ? '' : name.slice(0, colon))
  return canonicalName(uri ?? '', name.slice(colon + 1))
}
