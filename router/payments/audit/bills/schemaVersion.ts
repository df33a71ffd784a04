import { buildASTSchema, type GraphQLSchema, parse } from 'graphql'
import type { PoolClient } from '../../../../prisma/database.ts'
import { findSupergraph } from '../../../../prisma/ledger/audited.ts'
import { type FieldFacts, readSupergraph } from '../../../../schema/catalogue/fields.ts'
import { Problems } from '../../../../schema/catalogue/problems.ts'

/** The schema version that bills were drawn from. */
export interface SchemaVersion {
  readonly schema: GraphQLSchema
  readonly fields: ReadonlyMap<string, FieldFacts>
}

/** Reads prices and lists from a supergraph; all else was checked when it was composed. */
export function readVersion(supergraphSdl: string): SchemaVersion {
  const document = parse(supergraphSdl)
  const { fields } = readSupergraph(document, new Problems())
  return { schema: buildASTSchema(document, { assumeValid: true, assumeValidSDL: true }), fields }
}

/** The schema versions that a ledger names, each read once. */
export class SchemaVersions {
  readonly #client: PoolClient
  readonly #known = new Map<string, SchemaVersion | null>()

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** A version by id; null where it is not stored. */
  async get(id: string): Promise<SchemaVersion | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const supergraph = await findSupergraph(this.#client, id)
    const version = supergraph === null ? null : readVersion(supergraph)
    this.#known.set(id, version)
    return version
  }
}
