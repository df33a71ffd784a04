import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph, Value } from '../types.gen.ts'
import { coinOf } from './coinOf.ts'
import { read, readOf } from './read.ts'
import { treasuriesSpelt } from './spelling.ts'

/** A ticker in its canonical spelling. */
const TICKER = /^[A-Z0-9][A-Z0-9.-]{0,19}$/

/** Funds and companies that hold coins. */
export const funds: Topic<DataGraph> = {
  resolvers: {
    Query: {
      etfs: read(() => get('/etfs/snapshot')),
      etfFlows: read(() => get('/etfs/flows')),
      treasuries: read(() => get('/dat/institutions'), { respell: treasuriesSpelt }),
      institution: (_, { ticker }) => institutionOf(ticker),
    },
    Institution: {
      __resolveReference: ({ ticker }) => institutionOf(ticker),
      treasury: readOf(({ ticker }) => get(`/dat/institutions/${segment(ticker)}`)),
    },
    Treasuries: {
      institutionMetadata: ({ institutionMetadata }, { first }) => institutionMetadata.slice(0, first),
      assetMetadata: ({ assetMetadata }, { first }) => assetMetadata.slice(0, first),
    },
    TreasuryAsset: { coin: coinOf },
    InstitutionListing: {
      institution: ({ ticker }) => ({ ticker: ticker.toUpperCase() }),
    },
  },
}

function institutionOf(text: string): Value<'Institution'> | null {
  const ticker = text.toUpperCase()
  return TICKER.test(ticker) ? { ticker } : null
}
