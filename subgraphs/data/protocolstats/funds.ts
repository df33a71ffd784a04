import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph, Value } from '../types.gen.ts'
import { read } from './read.ts'

/** A ticker in its canonical spelling. */
const TICKER = /^[A-Z0-9][A-Z0-9.-]{0,19}$/

/** Funds and companies that hold coins. */
export const funds: Topic<DataGraph> = {
  resolvers: {
    Query: {
      etfs: read(() => get('/etfs/overview')),
      etfFlows: read(() => get('/etfs/history')),
      treasuries: read(() => get('/dat/institutions')),
      institution: (_, { ticker }) => institutionOf(ticker),
    },
    Institution: {
      __resolveReference: ({ ticker }) => institutionOf(ticker),
      treasury: (institution, args, context, info) => {
        const readTreasury = read<object, Value<'Treasury'> | null>(() =>
          get(`/dat/institutions/${segment(institution.ticker)}`),
        )
        return readTreasury(institution, args, context, info)
      },
    },
    Treasuries: {
      institutionMetadata: ({ institutionMetadata }, { first }) => institutionMetadata.slice(0, first),
    },
    InstitutionListing: {
      institution: ({ ticker }) => ({ ticker: ticker.toUpperCase() }),
    },
  },
}

function institutionOf(text: string): Value<'Institution'> | null {
  const ticker = text.toUpperCase()
  return TICKER.test(ticker) ? { ticker } : null
}
