import { randomUUID } from 'node:crypto'
import { type FormattedExecutionResult, type GraphQLSchema, getArgumentValues } from 'graphql'
import { sql } from 'kysely'
import type { Pool } from '../../prisma/database.ts'
import { affected, tables } from '../../prisma/sql.ts'
import type { Call } from '../payments/protocol/call.ts'
import { openedBy } from './opened.ts'
import { rootFields } from './rootFields.ts'
import { textWithoutSecrets, withoutSecrets } from './secrets.ts'
import type { SignIn } from './siwx.ts'

/** The parts of a call that the audit log stores. */
export type AuditedCall = Pick<Call, 'endpoint' | 'operation' | 'requestId' | 'resource' | 'variables'>

/** Outcome of a mutation without errors; any other outcome is an error's code. */
const DONE = 'OK'

/** The log of mutations that a signature authorised. Its table allows only one update, to set the outcome. */
export class AuditLog {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * Writes signer and request before execution; returns the row's id. Throws when it cannot be written: the mutation
   * must not run then.
   */
  async begin(call: AuditedCall, { address, message, signature }: SignIn, schema: GraphQLSchema): Promise<string> {
    const id = randomUUID()
    const { endpoint, operation, requestId, resource } = call
    const entry = {
      id,
      wallet: address,
      door: endpoint.service,
      method: resource.method,
      path: endpoint.path,
      operation: textWithoutSecrets(operation.document),
      arguments: JSON.stringify(argumentsOf(call, schema)),
      message,
      signature,
      requestId,
      digest: openedBy({ method: resource.method, operation, variables: call.variables }, schema).digest,
    }
    await affected(this.#pool, tables.insertInto('identity.audit').values(entry))
    return id
  }

  /** Writes the outcome. */
  async end(id: string, result: FormattedExecutionResult): Promise<void> {
    const ended = { outcome: outcomeOf(result), endedAt: sql<Date>`now()` }
    await affected(this.#pool, tables.updateTable('identity.audit').set(ended).where('id', '=', id))
  }
}

/** The arguments of each root field by response key, whether literal or variable. */
function argumentsOf({ operation, variables }: AuditedCall, schema: GraphQLSchema): unknown {
  const fields = schema.getMutationType()?.getFields() ?? {}
  const given = [...rootFields(operation, variables)].flatMap(([key, node]) => {
    const field = fields[node.name.value]
    return field ? [[key, withoutSecrets(getArgumentValues(field, node, variables))]] : []
  })
  return Object.fromEntries(given)
}

function outcomeOf({ errors }: FormattedExecutionResult): string {
  const [first] = errors ?? []
  return first ? String(first.extensions?.code ?? 'INTERNAL') : DONE
}
