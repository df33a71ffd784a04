import type { Pool } from '../prisma/database.ts'

/** A mutation authorised by a signature. */
export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly wallet: string
  /** `graphql` for the GraphQL endpoint. */
  readonly service: string
  readonly method: string
  readonly path: string | null
  readonly operation: string
  readonly arguments: unknown
  readonly message: string
  readonly signature: string
  readonly requestId: string
  /** `OK` or an error code; null while it runs, and permanently if the process ended before it finished. */
  readonly outcome: string | null
  readonly endedAt: Date | null
}

/** Filter of entries; `since` is inclusive. */
export interface AuditFilter {
  readonly wallet?: string
  readonly since?: Date
}

/** The newest entries of the audit log, at most `limit`. */
export async function listAudit(pool: Pool, { wallet, since }: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { rows } = await pool.query<AuditRow>(
    `SELECT id, created_at AS at, wallet, door AS service, method, path, operation, arguments, message, signature,
       request_id AS "requestId", outcome, ended_at AS "endedAt"
     FROM identity.audit
     WHERE ($1::text IS NULL OR wallet = $1) AND ($2::timestamptz IS NULL OR created_at >= $2)
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [wallet ?? null, since ?? null, limit],
  )
  return rows
}
