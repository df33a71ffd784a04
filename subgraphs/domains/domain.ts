import { BadInput } from '../../schema/errors.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { parseHostname } from './names.ts'
import type { DomainsGraph } from './types.gen.ts'

/** A domain name, of which nothing is known but the name: it need not be registered, here or anywhere. */
export interface DomainHandle {
  /** Lower-case ASCII (IDNA), without a trailing dot. */
  readonly name: string
}

/** Domain names, which other facts and other services are attached to. */
export const domain: Topic<DomainsGraph> = {
  resolvers: {
    Query: {
      domain: (_, { name }) => ({ name: parseHostname(name, 'name') }),
    },
    Domain: {
      __resolveReference: ({ name }) => handleOf(name),
    },
  },
}

/** Null for a text that is no domain name: a reference may come from a company's data. */
function handleOf(name: string): DomainHandle | null {
  try {
    return { name: parseHostname(name) }
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}
