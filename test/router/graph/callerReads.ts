import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** What a top-level declaration of a file names, and whether it reads the caller of a context itself. */
interface Unit {
  readonly names: ReadonlySet<string>
  readonly readsCaller: boolean
}

interface Source {
  readonly declarations: ReadonlyMap<string, ts.Node>
  /** By local name: the file, and the name there. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

/** A resolver, quote or act as a topic writes it down. */
export interface Entry {
  /** `Query.domain`, `Domain.__resolveReference`. */
  readonly coordinate: string
  readonly kind: 'resolvers' | 'quotes' | 'acts'
  readonly place: string
  readonly readsCaller: boolean
}

const ROOT = fileURLToPath(new URL('../../../subgraphs', import.meta.url))

/**
 * Walks the sources of all services: every resolver, quote and act in them, and whether it, or any function that it names,
 * reads `caller` of its context. Names are followed through imports, so a function that is passed on counts as called.
 */
export function entriesOf(service: string): Entry[] {
  return filesBelow(join(ROOT, service)).flatMap((file) =>
    [...sourceOf(file).declarations.values()].flatMap((node) =>
      topicsIn(node).flatMap((topic) => entries(file, topic)),
    ),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declarations = new Map<string, ts.Node>()
  const imports = new Map<string, { file: string; name: string }>()
  for (const statement of parsed.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) declarations.set(name.text, initializer)
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      declarations.set(statement.name.text, statement)
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text
      const bindings = statement.importClause?.namedBindings
      if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue
      for (const { name, propertyName } of bindings.elements)
        imports.set(name.text, { file: resolve(dirname(file), from), name: (propertyName ?? name).text })
    }
  }
  const source = { declarations, imports }
  sources.set(file, source)
  return source
}

/** Object literals that hold a topic's tables. */
function topicsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node) && node.properties.some((property) => tableKind(property) !== null))
    return [node]
  const found: ts.ObjectLiteralExpression[] = []
  node.forEachChild((child) => {
    found.push(...topicsIn(child))
  })
  return found
}

function tableKind(property: ts.ObjectLiteralElementLike): Entry['kind'] | null {
  const name = property.name && nameOf(property.name)
  return name === 'resolvers' || name === 'quotes' || name === 'acts' ? name : null
}

function entries(file: string, topic: ts.ObjectLiteralExpression): Entry[] {
  return topic.properties.flatMap((property) => {
    const kind = tableKind(property)
    if (kind === null) return []
    const rows = members(file, property)
    const cells =
      kind === 'resolvers'
        ? rows.flatMap((type) =>
            members(type.file, type.node).map((field) => ({ ...field, name: `${type.name}.${field.name}` })),
          )
        : rows
    return cells.map((cell) => ({
      coordinate: cell.name,
      kind,
      place: cell.file.slice(ROOT.length + 1),
      readsCaller: reaches(cell.file, unitOf(cell.node), new Set()),
    }))
  })
}

interface Member {
  readonly name: string
  readonly file: string
  readonly node: ts.Node
}

/** The members of the object that a property holds; spreads, names of other objects and functions that return one are followed. */
function members(file: string, node: ts.Node): Member[] {
  if (ts.isPropertyAssignment(node)) return members(file, node.initializer)
  if (ts.isShorthandPropertyAssignment(node)) return members(file, node.name)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return members(file, node.expression)
  if (ts.isIdentifier(node)) {
    const found = declarationOf(file, node.text)
    return found ? members(found.file, found.node) : []
  }
  if (ts.isCallExpression(node)) return members(file, node.expression)
  if (ts.isFunctionDeclaration(node))
    return (node.body?.statements ?? []).flatMap((statement) => members(file, statement))
  if (ts.isReturnStatement(node) && node.expression) return members(file, node.expression)
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return members(file, property.expression)
    return [{ name: nameOf(property.name), file, node: property }]
  })
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText()
}

function declarationOf(file: string, name: string): { readonly file: string; readonly node: ts.Node } | null {
  const { declarations, imports } = sourceOf(file)
  const own = declarations.get(name)
  if (own) return { file, node: own }
  const imported = imports.get(name)
  return imported ? declarationOf(imported.file, imported.name) : null
}

const units = new WeakMap<ts.Node, Unit>()

function unitOf(node: ts.Node): Unit {
  const known = units.get(node)
  if (known) return known
  const names = new Set<string>()
  let readsCaller = false
  const visit = (child: ts.Node) => {
    if (ts.isTypeNode(child)) return
    if (ts.isIdentifier(child)) names.add(child.text)
    if (ts.isPropertyAccessExpression(child) && child.name.text === 'caller') readsCaller = true
    if (ts.isBindingElement(child) && (child.propertyName ?? child.name).getText() === 'caller') readsCaller = true
    child.forEachChild(visit)
  }
  visit(node)
  const unit = { names, readsCaller }
  units.set(node, unit)
  return unit
}

function reaches(file: string, unit: Unit, seen: Set<ts.Node>): boolean {
  if (unit.readsCaller) return true
  return [...unit.names].some((name) => {
    const found = declarationOf(file, name)
    if (!found || seen.has(found.node)) return false
    seen.add(found.node)
    return reaches(found.file, unitOf(found.node), seen)
  })
}
