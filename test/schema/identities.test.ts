import { isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'

/**
 * The types with an `id`: it identifies one thing, whatever was asked. Clients' caches rely on it. A place in an answer has another name,
 * and so has what names only a part of the answer's subject (a coin in a currency, or on a day).
 */
const IDENTIFIED = `
  Activity AirportCode AuditEntry Bridge CancelledFlightOrder CityAirport CityRelationship CoinCategory DeletedMediaJob Dex
  DiscussionComment DiscussionPost FareAirportName FareSearchMetadata FlightOrder FundingRate HotelBooking HotelOffer HotelOrder InviteCode
  InviteRedemption Job MediaJob MediaUpload MerchOrder Message MessageSummary Network OnchainCategory Organization Payment Pool PoolTrade
  Protocol ProtocolHistory SiteCrawl SocialAccount SocialComment SocialGroup SocialHighlight SocialJob SocialMusic SocialPage SocialPost
  SocialProfile SocialStory StablecoinHistory SubdomainInbox Token TokenInfo TransferOrder TrendingCategory TrendingCollection Upload
  YieldPool Coin Company HotelSuggestion InfluencerProfile Location PageStatus Person Place PostalAddress Relative Resident TransferOffer WebCitation
  WebPage
`

it('a type has an id only where that identifies', () => {
  const types = Object.values(loadCatalogue().schema.getTypeMap()).filter(isObjectType)
  const withId = types.filter((type) => type.getFields().id && !type.name.startsWith('__')).map(({ name }) => name)
  expect(withId.sort()).toEqual(IDENTIFIED.trim().split(/\s+/).sort())
})
