/**
 * Error codes of a database that cannot serve now, by Node and Postgres: the connection was lost or refused (class 08),
 * the server starts or stops (57P01 to 57P03), has ended an idle session or transaction (57P05, 25P03, 25P04), has
 * cancelled a statement that took too long (57014), is out of connections, memory or disk (class 53, 58030), or only
 * reads, as after a failover (25006).
 */
const GONE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57014|57P0[1235]|25P0[34]|08\w{3}|53\w{3}|58030|25006)$/
/** Prisma's own: unreachable, timed out, closed, no connection free, too many connections. */
const PRISMA_CODES = /^(P1001|P1002|P1008|P1017|P2024|P2037)$/
const GONE_MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Can't reach database server/
/** A transaction lost against another one: serialization failure, deadlock, a lock that did not come in time. */
const BUSY_CODES = /^(40001|40P01|55P03)$/

/** Whether an error means that the database cannot serve now: the same statement may succeed later. */
export function isDatabaseGone(error: unknown): boolean {
  const { message } = shapeOf(error)
  return codesOf(error).some((code) => GONE_CODES.test(code) || PRISMA_CODES.test(code)) || GONE_MESSAGES.test(message)
}

/** Whether a transaction was rolled back because of other transactions, and may succeed if it is repeated. */
export function isDatabaseBusy(error: unknown): boolean {
  return codesOf(error).some((code) => BUSY_CODES.test(code) || code === 'P2034')
}

/** The code of an error; for one of Prisma's, also the code that Postgres gave. */
function codesOf(error: unknown): string[] {
  const { cause, code, meta, name } = shapeOf(error)
  if (!/^(Prisma|DriverAdapterError)/.test(name)) return [code]
  const { originalCode } = shapeOf(shapeOf(shapeOf(meta).driverAdapterError ?? error).cause ?? cause)
  return [code, originalCode]
}

function shapeOf(error: unknown) {
  const shape = (error ?? {}) as Readonly<Record<string, unknown>>
  const text = (member: unknown) => (typeof member === 'string' ? member : '')
  return {
    name: text(shape.name),
    code: text(shape.code),
    originalCode: text(shape.originalCode),
    message: text(shape.message),
    cause: shape.cause,
    meta: shape.meta,
    driverAdapterError: shape.driverAdapterError,
  }
}
