import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { argumentsOf, knowingArguments } from '../askedBy.ts'
import { bySearch } from '../bySearch.ts'
import { pageOfAnswer } from '../pageOfAnswer.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { tripIssues } from './trip.ts'

const read = readsFrom((engines: TravelEngines) => engines.transfers)

/** The company's path of the search. */
export const TRANSFER_OFFERS = '/v1/shopping/transfer-offers'

/** Rides and their prices. The members are the company's own. */
export const transferSearch: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      transferOffers: knowingArguments(
        bySearch<Args<'Query.transferOffers'>, Value<'TransferOffers'>>(
          read(
            (search, { now }) => {
              const issues = tripIssues(search, now())
              if (issues.length > 0) throw new BadInput(issues)
              return ask(TRANSFER_OFFERS, withoutNulls(search))
            },
            { isEmpty: (found) => (found as { readonly offers: readonly unknown[] }).offers.length === 0 },
          ),
        ),
      ),
    },
    TransferOffers: {
      offers: (answer, args, context) =>
        pageOfAnswer(context, ['transferOffers', argumentsOf(answer)], args, async () => answer.offers),
    },
    TransferOffer: {
      price: ({ quotation: { monetaryAmount, currencyCode } }) =>
        currencyCode ? { amount: monetaryAmount, currency: currencyCode } : null,
    },
  },
}

function withoutNulls(search: object): object {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== null && value !== undefined))
}
