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

/** What was read last: audits that follow each other name the same version, which takes 0.25 s to read. */
let last: WeakRef<{ readonly supergraphSdl: string; readonly version: SchemaVersion }> | undefined

/** Reads prices and lists from a supergraph; all else was checked when it was composed. */
function readVersion(supergraphSdl: string): SchemaVersion {
  const known = last?.deref()
  if (known?.supergraphSdl === supergraphSdl) return known.version
  const document = parse(supergraphSdl, { noLocation: true })
  const { fields } = readSupergraph(document, new Problems())
  const version = { schema: buildASTSchema(document, { assumeValid: true, assumeValidSDL: true }), fields }
  last = new WeakRef({ supergraphSdl, version })
  return version
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
