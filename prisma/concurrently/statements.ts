import { MigrationError } from '../migrationError.ts'

/** A statement that builds an index. */
export interface CreateIndex {
  readonly kind: 'create'
  readonly text: string
  readonly isUnique: boolean
  /** As in `pg_class`, without quotes. */
  readonly name: string
  /** As written, with its schema and quotes. */
  readonly table: string
  /** All that follows the table's name. */
  readonly definition: string
}

/** A statement that removes an index. */
export interface DropIndex {
  readonly kind: 'drop'
  readonly text: string
  /** As written, with its schema and quotes. */
  readonly index: string
}

/** Begins a migration that builds its indexes while others write; the rest of the line says why. */
const MARK = /^-- @concurrent\b:?[ \t]*(.*)$/m

const NAME = String.raw`(?:"(?:[^"]|"")+"|[a-z_][\w$]*)`
const PLACE = String.raw`(?:${NAME}\s*\.\s*)?${NAME}`
const CREATE = new RegExp(
  String.raw`^CREATE\s+(UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(${NAME})\s+ON\s+(?!ONLY\b)(${PLACE})\s*((?:USING\b|\().*)$`,
  'is',
)
const DROP = new RegExp(String.raw`^DROP\s+INDEX\s+CONCURRENTLY\s+IF\s+EXISTS\s+(${PLACE})$`, 'i')

/** Comments, quoted texts and names, the end of a statement, and everything else. */
const TOKENS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^;'"/-]+|['"/-]/g

const RULE =
  'a migration marked -- @concurrent holds only CREATE [UNIQUE] INDEX CONCURRENTLY IF NOT EXISTS name ON table … and DROP INDEX CONCURRENTLY IF EXISTS name'

/** Whether a migration runs statement by statement, outside a transaction. */
export function isConcurrent(sql: string): boolean {
  return MARK.test(sql)
}

/**
 * The statements of a migration marked `-- @concurrent`. Throws MigrationError when the mark is not the first line, gives no
 * reason, or when a statement could not be run again after an attempt that was aborted.
 */
export function indexStatements(migration: string, sql: string): readonly (CreateIndex | DropIndex)[] {
  const mark = MARK.exec(sql)
  if (mark?.index !== 0) throw new MigrationError(`Migration ${migration}: -- @concurrent must be its first line`)
  if (!mark[1]?.trim()) {
    throw new MigrationError(`Migration ${migration}: -- @concurrent gives no reason; write it behind the mark`)
  }
  const statements = splitStatements(sql)
  if (statements.length === 0) throw new MigrationError(`Migration ${migration} has no statement: ${RULE}`)
  return statements.map((text) => {
    const statement = readStatement(text)
    if (!statement) throw new MigrationError(`Migration ${migration}: "${text}" is refused: ${RULE}`)
    return statement
  })
}

function readStatement(text: string): CreateIndex | DropIndex | null {
  // In these quotes a semicolon might not end a statement, and the other way round.
  if (/\$\$|\\/.test(text)) return null
  const create = CREATE.exec(text)
  if (create) {
    const [, unique, name = '', table = '', definition = ''] = create
    return { kind: 'create', text, isUnique: unique !== undefined, name: unquote(name), table, definition }
  }
  const drop = DROP.exec(text)
  return drop ? { kind: 'drop', text, index: drop[1] ?? '' } : null
}

/** The statements of a script without its comments. */
export function splitStatements(sql: string): string[] {
  let text = ''
  const statements: string[] = []
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token === ';') {
      statements.push(text.trim())
      text = ''
    } else text += token.startsWith('--') || token.startsWith('/*') ? ' ' : token
  }
  return [...statements, text.trim()].filter((statement) => statement !== '')
}

/** A name as `pg_class` has it. */
function unquote(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase()
}
