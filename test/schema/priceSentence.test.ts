import { expect, it } from 'vitest'
import { priceSentence } from '../../schema/catalogue/priceSentence.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'

const { fields } = loadCatalogue()

it.each([
  ['a root field', 'Query.globalMarket', 'Costs 0.01 USD.'],
  ['a root list', 'Query.hacks', 'Costs 0.01 USD for the whole list.'],
  ['a root list with pages', 'Query.coins', 'Costs 0.01 USD for the whole page.'],
  ['a field of a handle', 'Coin.market', 'Costs 0.01 USD for each value.'],
  ['a list of a handle', 'Chain.tvl', 'Costs 0.01 USD for each whole list.'],
  ['a list with pages of a handle', 'Token.pools', 'Costs 0.01 USD for each whole page.'],
  ['a field below a list', 'Holding.valueUsd', 'Costs 0.001 USD for each value.'],
])('the price of %s is stated for what one price covers', (_, coordinate, sentence) => {
  const facts = fields.get(coordinate)
  expect(facts && priceSentence(facts)).toBe(sentence)
})
