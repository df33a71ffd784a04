import { expect, it, onTestFinished } from 'vitest'
import { dateIn } from '../../../contract/facts/travel/flightOffer.ts'
import { rowOf } from '../../../contract/facts.ts'
import { requestOf } from '../../../contract/requests.ts'
import { startCompany } from '../../../kit/upstream/company.ts'
import { startTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet } from '../../../support/wallet.ts'

const oneWay = { departure_id: 'JFK', arrival_id: 'LHR', outbound_date: dateIn(40), type: '2' }
const metadata = { search_metadata: { id: 'a', status: 'Success' } }

it.each([
  ['an error in an answer of status 200', 'SearchFares', { error: 'We could not get results. Try again later.' }, 502],
  ['neither list of flights', 'SearchFares', metadata, 200],
  ['no seller', 'FareBookingOptions', { ...metadata, booking_options: [] }, 200],
])('%s is not charged', async (_, operation, body, status) => {
  const company = await startCompany(() => ({ body }))
  const tollgraph = await startTollgraph({ SERVICES: 'travel', SERPAPI_URL: company.url, SERPAPI_KEY: 'the key' })
  onTestFinished(() => tollgraph.stop())
  const wallet = await makeWallet(tollgraph)
  const before = await wallet.balance()
  const token = operation === 'SearchFares' ? {} : { booking_token: 'a token' }
  const { url, init } = requestOf(tollgraph, rowOf(operation), { ...oneWay, ...token })
  const answer = await wallet.pay(url, init)
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status })
  expect(before - (await wallet.balance())).toBe(0n)
})
