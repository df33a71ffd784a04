import { randomUUID } from 'node:crypto'
import { type FormattedExecutionResult, type GraphQLSchema, getArgumentValues } from 'graphql'
import type { Pool } from '../../prisma/database.ts'
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
    await this.#pool.query(
      `INSERT INTO identity.audit (id, wallet, door, method, path, operation, arguments, message, signature, request_id, digest)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        address,
        endpoint.service,
        resource.method,
        endpoint.path,
        textWithoutSecrets(operation.document),
        JSON.stringify(argumentsOf(call, schema)),
        message,
        signature,
        requestId,
        openedBy({ method: resource.method, operation, variables: call.variables }, schema).digest,
      ],
    )
    return id
  }

  /** Writes the outcome. */
  async end(id: string, result: FormattedExecutionResult): Promise<void> {
    await this.#pool.query('UPDATE identity.audit SET outcome = $2, ended_at = now() WHERE id = $1', [
      id,
      outcomeOf(result),
    ])
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
