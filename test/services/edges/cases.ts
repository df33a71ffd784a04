import { randomUUID } from 'node:crypto'
import { parse } from 'graphql'
import { SUBGRAPHS } from '../../../router/services.ts'
import { directiveArguments } from '../../../schema/catalogue/directive.ts'
import { parseUsd } from '../../../schema/money.ts'
import { readSdl } from '../../../schema/subgraph.ts'
import { AIRPORTS } from '../../../stand-ins/worlds/travel/airports.ts'
import { newUploadId } from '../../../subgraphs/upload/slots/uploadId.ts'
import { tierNamed } from '../../../subgraphs/upload/tiers.ts'
import { messageId, type Owner, someWallet, subdomainInboxId } from './belongings.ts'

/** An entity of one service. */
export interface EntityCase {
  readonly service: string
  readonly entity: string
}

/** Every type with a key in the SDL of a service that resolves it. */
export const ENTITIES: readonly EntityCase[] = SUBGRAPHS.flatMap(({ name, schema }) =>
  parse(readSdl(schema)).definitions.flatMap((definition) => {
    if (definition.kind !== 'ObjectTypeDefinition' && definition.kind !== 'ObjectTypeExtension') return []
    const keys = definition.directives?.filter((directive) => directive.name.value === 'key') ?? []
    const isResolved = keys.some((key) => directiveArguments(key).resolvable !== false)
    return isResolved ? [{ service: name, entity: definition.name.value }] : []
  }),
)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Different codes of so many letters, other ones for each count. */
function codes(count: number, letters: number): string[] {
  return Array.from({ length: count }, (_, index) => `${LETTERS[count]}${LETTERS[index]}Q`.slice(0, letters))
}

/** Different hotels, other ones for each count. */
function hotelIds(count: number): string[] {
  return codes(count, 3).map((code) => `TGTG0${code}`)
}

/** Token contracts on one network. */
function contracts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `0x${String(count * 1000 + index).padStart(40, '0')}`)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The chain whose node the tests read. */
const SERVED = 'eip155:84532'

function hashOf(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`
}

/** Keys of as many entities as the owner has things; all but wallets are the owner's, or public. */
export const KEYS: Readonly<Record<string, (owner: Owner, service: string) => readonly object[]>> = {
  Wallet: ({ wallet, domains }) => domains.map((_, index) => ({ address: index === 0 ? wallet : someWallet() })),
  Domain: ({ domains }) => domains.map((name) => ({ name })),
  DomainOrder: ({ domainOrders }) => domainOrders.map((resourceId) => ({ resourceId })),
  MailSubdomain: ({ subdomains }) => subdomains.map((name) => ({ name })),
  Inbox: ({ usernames }) => usernames.map((username) => ({ username })),
  MerchOrder: ({ merchOrders }) => merchOrders.map((resourceId) => ({ resourceId })),
  Picture: ({ jobs }) => jobs.studio.map((resourceId) => ({ resourceId })),
  MediaUpload: ({ mediaUploads }) => mediaUploads.map((resourceId) => ({ resourceId })),
  Video: ({ jobs }) => jobs.videos.map((resourceId) => ({ resourceId })),
  SubdomainInbox: ({ usernames }) => usernames.map((name) => ({ resourceId: subdomainInboxId(name) })),
  Message: ({ usernames }) => usernames.map((name) => ({ resourceId: messageId(name) })),
  SentMail: ({ usernames }) => usernames.map((name) => ({ resourceId: name })),
  Page: ({ usernames }) => usernames.map((name) => ({ resourceId: name })),
  Upload: ({ uploads }) => uploads.map((resourceId) => ({ resourceId })),
  Site: ({ sites }) => sites.map((resourceId) => ({ resourceId })),
  Job: ({ jobs }, service) => (jobs[service as keyof typeof jobs] ?? jobs.studio).map((resourceId) => ({ resourceId })),
  Payment: ({ payments }) => payments.map((resourceId) => ({ resourceId })),
  Organization: ({ organizations }) => organizations.map((slug) => ({ slug })),
  InviteCode: ({ inviteCodes }) => inviteCodes.map((resourceId) => ({ resourceId })),
  Airline: ({ domains }) => codes(domains.length, 2).map((code) => ({ code })),
  Airport: ({ domains }, service) =>
    AIRPORTS.slice(0, domains.length).map(({ iata: code }, index) => ({
      code,
      ...(service === 'enrich' ? { location: { latitude: 30.26 + index / 100, longitude: -97.74 } } : {}),
    })),
  HotelListing: ({ domains }) =>
    domains.map((_, index) => ({
      name: `Hotel ${index}`,
      location: { latitude: 30.26 + index / 100, longitude: -97.74 },
    })),
  Flight: ({ domains }) => domains.map((_, index) => ({ ident: `DL${domains.length}${index}`, date: today() })),
  TrackedFlight: ({ domains }) =>
    domains.map((_, index) => ({ trackingId: `DAL${domains.length}${index}-1795209601-schedule-0000` })),
  FlightIntent: ({ intents }) => intents.map((resourceId) => ({ resourceId })),
  Aircraft: ({ domains }) => domains.map((_, index) => ({ registration: `N${domains.length}${index}` })),
  Hotel: ({ domains }) => hotelIds(domains.length).map((hotelId) => ({ hotelId })),
  FlightOrder: ({ orders }) => orders.FLIGHT.map((resourceId) => ({ resourceId })),
  HotelOrder: ({ orders }) => orders.HOTEL.map((resourceId) => ({ resourceId })),
  TransferOrder: ({ orders }) => orders.TRANSFER.map((resourceId) => ({ resourceId })),
  Company: ({ domains }) => domains.map((domainName) => ({ domainName })),
  Person: ({ domains }) =>
    domains.map((_, index) => ({ prospectId: String(domains.length * 100 + index).padStart(24, '0') })),
  Place: ({ domains }) => domains.map((_, index) => ({ placeId: `edges-${domains.length}-${index}` })),
  SocialAccount: ({ usernames }) => usernames.map((username) => ({ platform: 'SHORTVIDEO', username })),
  SiteCrawl: ({ jobs }) => jobs.enrich.map((resourceId) => ({ resourceId })),
  Coin: ({ domains }) => domains.map((_, index) => ({ slug: `coin-${domains.length}-${index}` })),
  Exchange: ({ domains }) => domains.map((_, index) => ({ slug: `exchange-${domains.length}-${index}` })),
  Institution: ({ domains }) => domains.map((_, index) => ({ ticker: `T${domains.length}.${index}` })),
  OnchainCategory: ({ domains }) => domains.map((_, index) => ({ slug: `category-${domains.length}-${index}` })),
  Pool: ({ domains }) => contracts(domains.length).map((address) => ({ chainId: 'eip155:1', address })),
  Chain: ({ domains }) => domains.map(() => ({ chainId: SERVED })),
  Token: ({ domains }) => contracts(domains.length).map((address) => ({ chainId: SERVED, address })),
  Contract: ({ domains }) => contracts(domains.length).map((address) => ({ chainId: SERVED, address })),
  Transaction: ({ domains }) => contracts(domains.length).map((one) => ({ chainId: SERVED, hash: hashOf(one) })),
  Nft: ({ domains }) => contracts(domains.length).map((contract) => ({ chainId: SERVED, contract, tokenId: '1' })),
  Protocol: ({ domains }) => domains.map((_, index) => ({ slug: `protocol-${index}` })),
  Stablecoin: ({ domains }) => domains.map((_, index) => ({ listingId: 9000 + index })),
  Bridge: ({ domains }) => domains.map((_, index) => ({ listingId: 9000 + index })),
  YieldPool: ({ domains }) => domains.map(() => ({ poolId: randomUUID() })),
}

/** Parents of types that no entity leads to, with the fields that read something for them. */
export interface ParentCase {
  readonly service: string
  readonly type: string
  readonly fields: readonly string[]
  parents(count: number): readonly object[]
}

export const PARENTS: readonly ParentCase[] = [
  {
    service: 'upload',
    type: 'StoredItem',
    fields: [
      'resourceId',
      'kind',
      'isSite',
      'tier',
      'maxSize',
      'actualSize',
      'publicUrl',
      'siteUrl',
      'fileCount',
      'customHostname',
      'status',
      'pricePaid',
    ],
    parents: (count) =>
      Array.from({ length: count }, () => ({
        id: newUploadId(),
        kind: 'SITE',
        tier: tierNamed('MB_10'),
        maxSize: 1n,
        actualSize: 1n,
        uploadedAt: null,
        expiresAt: new Date(),
        pricePaid: parseUsd('0.02'),
      })),
  },
  {
    service: 'domains',
    type: 'DomainSearchResult',
    fields: ['availability'],
    parents: (count) =>
      codes(count, 3).map((code) => ({
        domain: { name: `tg-edges-${code.toLowerCase()}.com` },
        available: true,
        tld: 'com',
        premium: false,
      })),
  },
  {
    service: 'data',
    type: 'NetworkListing',
    fields: ['name', 'assetPlatformId'],
    parents: (count) => contracts(count).map((_, index) => ({ chain: { chainId: `market:network-${index}` } })),
  },
  {
    service: 'data',
    type: 'CoinDetails',
    fields: ['protocol'],
    parents: (count) => contracts(count).map((_, index) => ({ coin: { slug: `coin-${index}` } })),
  },
  ...['Hack', 'Raise', 'TokenEmission'].map((type) => ({
    service: 'data',
    type,
    fields: ['protocol'],
    parents: (count: number) => contracts(count).map((_, index) => ({ protocolId: `${index}` })),
  })),
  {
    service: 'data',
    type: 'Holding',
    fields: ['valueUsd'],
    parents: (count) => contracts(count).map((contract) => ({ chainId: SERVED, contract, amount: '1' })),
  },
  {
    service: 'travel',
    type: 'FlightSegment',
    fields: ['carrier', 'flight'],
    parents: (count) =>
      codes(count, 2).map((carrierCode) => ({ carrierCode, number: '7', departure: { at: `${today()}T12:00:00` } })),
  },
  {
    service: 'travel',
    type: 'AirlineRecord',
    fields: ['airline'],
    parents: (count) => codes(count, 2).map((iataCode) => ({ iataCode })),
  },
  {
    service: 'travel',
    type: 'HotelListing',
    fields: ['hotel', 'distanceKm'],
    parents: (count) => hotelIds(count).map((hotelId) => ({ hotelId, distance: { value: 1, unit: 'MILE' } })),
  },
  ...['HotelOffers', 'HotelBooking'].map((type) => ({
    service: 'travel',
    type,
    fields: ['hotel'],
    parents: (count: number) => hotelIds(count).map((hotelId) => ({ profile: { hotelId } })),
  })),
  {
    service: 'travel',
    type: 'HotelReviews',
    fields: ['hotel'],
    parents: (count) => hotelIds(count).map((hotelId) => ({ hotelId })),
  },
  {
    service: 'travel',
    type: 'HotelSuggestion',
    fields: ['hotels'],
    parents: (count) => hotelIds(count).map((hotelId) => ({ hotelIds: [hotelId] })),
  },
  {
    service: 'travel',
    type: 'FlightEndPoint',
    fields: ['airport'],
    parents: (count) => codes(count, 3).map((iataCode) => ({ iataCode })),
  },
  {
    service: 'travel',
    type: 'RelevantAirport',
    fields: ['airport'],
    parents: (count) => codes(count, 3).map((iataCode) => ({ iataCode })),
  },
  {
    service: 'travel',
    type: 'FareStop',
    fields: ['airport'],
    parents: (count) => codes(count, 3).map((id) => ({ id })),
  },
  {
    service: 'travel',
    type: 'Location',
    fields: ['airport'],
    parents: (count) => codes(count, 3).map((iataCode) => ({ iataCode, subType: 'AIRPORT' })),
  },
  {
    service: 'travel',
    type: 'FlightAirport',
    fields: ['airport'],
    parents: (count) => codes(count, 3).map((codeIata) => ({ codeIata })),
  },
  {
    service: 'enrich',
    type: 'EmailAddressFacts',
    fields: ['deliverability'],
    parents: (count) => codes(count, 3).map((code) => ({ address: `${code}@no-mail.invalid` })),
  },
  {
    service: 'enrich',
    type: 'PersonProfile',
    fields: ['contacts'],
    parents: (count) => codes(count, 3).map((code) => ({ prospectId: code, email: `${code}@nowhere.example` })),
  },
]

/** Types, and fields of types, for which the upstream company has no call for several at once: one request for each. */
export const ONE_REQUEST_EACH: Readonly<Record<string, string>> = {
  'travel Airport': 'each fact of an airport is priced, and read by its code',
  'travel Airline': 'each fact of an airline is priced, and read by its code',
  'travel AirportHistory': 'as Airport',
  'travel Disruptions': 'as Airport and Airline',
  'travel PastFlight': 'as TrackedFlight',
  'travel Flight': 'flights are tracked by their number',
  'travel TrackedFlight': 'each fact of a flight is priced, and read by its id',
  'travel Aircraft': 'aircraft are tracked by their registration',
  'travel Hotel': 'the offers of a hotel are priced, and asked for by its code',
  'travel FlightOrder': 'an order is priced, and read by its id',
  'data Coin.details': 'the market list returns one record at a time',
  'data Coin.pools': 'as Coin.details, and the pools of one token at a time',
  'data Exchange.profile': 'as Coin.details',
  'data Institution.treasury': 'the list of protocol statistics returns one company at a time',
  'data Exchange.tickers': 'as Coin.details',
  'data OnchainCategory.pools': 'as Coin.details',
  'data Pool.tokenInfos': 'as Coin.details',
  'data Pool.trades': 'as Coin.details',
  'data Chain': 'each fact of a chain is one request, and priced',
  'data Contract': 'the explorer has no call for several contracts',
  'data Nft': 'as Contract',
  'data Bridge': 'as Protocol',
  'data Protocol': 'protocol statistics have no calls for several things',
  'data Stablecoin': 'as Protocol',
  'data YieldPool': 'as Protocol',
  'data Token': 'the node and the explorer have no calls for several tokens',
  'data Transaction': 'the explorer has no call for several transactions',
  'data Wallet': 'holdings, NFTs and transfers are listed by wallet; each is priced',
  'enrich Domain': 'a company is priced, and looked up, by its domain',
  'enrich Company': 'as Domain',
  'enrich Coin': 'news and discussions are priced, and searched for by words',
  'enrich Airport': 'places around an airport are priced, and searched for by its location',
  'enrich HotelListing': 'the place of a hotel is priced, and searched for by its name',
  'enrich Person': 'a person is priced, and looked up, by a number',
  'enrich Place': 'a place is priced, and looked up, by its number',
  'enrich SocialAccount': 'an account is priced, and looked up, by its name',
  'enrich PersonProfile': 'contacts are priced, and looked up, by the page of a person',
}

/** Facts of single things that no selection without arguments leads to: they have required arguments, or stand behind a free object. */
export const ASKED_ALONE: readonly string[] = [
  'travel Airport.transfersFrom',
  'travel Airport.transfersTo',
  'travel BookFlightPayload.order',
  'travel BookHotelPayload.order',
  'travel BookTransferPayload.order',
  'travel FlightOrderDetails.booking',
  'travel HotelOrderDetails.booking',
  'travel TransferOrderDetails.booking',
  'travel Airline.pastFlights',
  'travel Airport.filedRoutes',
  'travel Airport.flightsTo',
  'travel Airport.nearby',
  'travel AirportHistory.arrivals',
  'travel AirportHistory.departures',
  'travel AirportHistory.flightsTo',
  'travel Disruptions.count',
  'travel PastFlight.map',
  'travel PastFlight.route',
  'travel PastFlight.status',
  'travel PastFlight.track',
]

/** Priced facts that need arguments: one request for each, because their companies have no calls for several. */
export const NEED_ARGUMENTS: readonly string[] = [
  'data Chain.blockAt',
  'data Chain.blockReward',
  'data Chain.confirmationSeconds',
  'data Chain.dailyTransactions',
  'data Chain.receipts',
  'data Chain.sizes',
  'data ChainAccount.internalTransactions',
  'data ChainAccount.nativeBalance',
  'data ChainAccount.tokenBalances',
  'data ChainAccount.tokenTransfers',
  'data ChainAccount.transactions',
  'data Token.allowance',
  'data Coin.candles',
  'data Coin.chart',
  'data Coin.snapshot',
  'data Exchange.volumes',
  'data Pool.candles',
  'enrich Company.webPages',
]

/** Resolvers that compute their value from their parent and the settings. */
export const READ_NOTHING: readonly string[] = [
  'mail TooManyInboxesProblem.limit',
  'mail TooManySignersProblem.limit',
  'travel Booking.__resolveType',
  'travel FareFlight.flight',
  'travel FlightAvailableSegment.flight',
  'travel FlightSeatmap.flight',
  'travel TransferOffer.price',
  'travel TransferOffers.offers',
  'travel FlightOffers.self',
  'travel FlightOffers.offers',
  'travel FlightOffer.itineraries',
  'travel FlightItinerary.segments',
  'travel FlightOfferPrice.amount',
  'travel FlightAvailabilityList.availabilities',
  'travel FlightAvailability.segments',
  'travel FlightPricing.offers',
  'travel FlightUpsellList.offers',
  'travel FlightSeatmapList.seatmaps',
  'travel FlightOrderRecord.flightOffers',
  'travel FareSearch.bestFlights',
  'travel FareSearch.otherFlights',
  'travel FareBooking.selectedFlights',
  'travel FareJourney.flights',
  'travel AirlineList.airlines',
  'travel FlightOrderDetails.self',
  'data CoinEdge.cursor',
  'data CoinDetails.tickers',
  'data CoinDetails.tokens',
  'data CoinDetails.socialAccounts',
  'data Treasuries.institutionMetadata',
  'data Treasuries.assetMetadata',
  'data TreasuryAsset.coin',
  'data TokenEmission.coin',
  'data InstitutionListing.institution',
  'data CoinCategory.topCoins',
  'data SearchTrends.coins',
  'data TopMovers.topGainers',
  'data TopMovers.topLosers',
  'data ExchangeTickerConnection.pageInfo',
  'data NetworkEdge.cursor',
  'data OnchainCategoryEdge.cursor',
  'data PoolConnection.included',
  'data PoolEdge.cursor',
  'data PoolMarket.included',
  'data BridgeSummary.bridge',
  'data BridgeTransaction.transaction',
  'data BridgeTransaction.chain',
  'data BridgeTransaction.token',
  'data BridgeChain.chain',
  'data BridgeChain.coin',
  'data BridgeDetails.chainBreakdown',
  'data BridgeList.chains',
  'data BridgeOnChain.chain',
  'data ChainAccount.chain',
  'data ChainTvl.chain',
  'data ChainTvl.coin',
  'data FlowOverview.protocols',
  'data ProtocolFlow.protocol',
  'data ProtocolHistory.coin',
  'data ProtocolListing.coin',
  'data ProtocolListing.protocol',
  'data StablecoinChain.chain',
  'data StablecoinChain.coin',
  'data StablecoinHistory.coin',
  'data StablecoinHistory.chainBalances',
  'data StablecoinHistory.currentChainBalances',
  'data StablecoinChainAmount.chain',
  'data StablecoinChainBalance.chain',
  'data StablecoinListing.chainCirculating',
  'data StablecoinListing.coin',
  'data StablecoinOnChain.chain',
  'data StablecoinListing.stablecoin',
  'data Wallet.account',
  'data YieldListing.chain',
  'data YieldListing.protocol',
  'data YieldListing.yieldPool',
  'travel CheckinLinkList.self',
  'travel LocationPage.links',
  'travel RelevantAirportPage.links',
  'travel CityList.self',
  'travel AirlineList.self',
  'travel RecommendedDestinationList.self',
  'travel HotelOffer.self',
  'travel HotelOffers.self',
  'travel ActivityList.self',
  'travel Activity.self',
  'travel FlightMap.contentType',
  'travel AirborneFlight.trackedFlight',
  'travel AirborneFlightConnection.nodes',
  'travel AirborneFlightConnection.pageInfo',
  'travel AirborneFlightEdge.node',
  'travel Airport.history',
  'travel AirportDelayConnection.nodes',
  'travel AirportDelayConnection.pageInfo',
  'travel AirportDelayEdge.node',
  'travel DisruptionCount.airline',
  'travel DisruptionCount.airport',
  'travel DisruptionCountConnection.pageInfo',
  'travel FiledRouteConnection.pageInfo',
  'travel FlightJourneyConnection.pageInfo',
  'travel FlightPositionConnection.pageInfo',
  'travel FlightPositionEdge.node',
  'travel NearbyAirportConnection.nodes',
  'travel NearbyAirportConnection.pageInfo',
  'travel NearbyAirportEdge.node',
  'travel TrackedAirportConnection.nodes',
  'travel TrackedAirportConnection.pageInfo',
  'travel TrackedAirportEdge.node',
  'travel TrackedFlight.past',
  'travel FlightMap.url',
  'travel AirportReference.airportInfoUrl',
  'travel AlternativeAirport.airportFlightsUrl',
  'travel NearbyAirport.airportFlightsUrl',
  'studio MediaJob.job',
  ...['Profiles', 'Accounts', 'Posts', 'Comments', 'Stories', 'Highlights', 'Pages', 'Groups'].map(
    (page) => `social Social${page}.nodes`,
  ),
  'mail MessageContent.message',
  'mail MessageContent.attachments',
  'mail MessageContent.authentication',
  'mail MessageContent.safeHtml',
  'mail MessageAttachment.filename',
  'mail MessageAttachment.contentType',
  'mail MessageAttachment.size',
  'mail MessageAttachment.downloadUrl',
  'enrich Audience.account',
  'enrich CompanyConnection.nodes',
  'enrich CompanyConnection.pageInfo',
  'enrich CompanyEdge.node',
  'enrich CompanyProfile.socialAccounts',
  'enrich ContactMatch.socialAccounts',
  'enrich DetailedPlaceConnection.nodes',
  'enrich DetailedPlaceEdge.node',
  'enrich EmailAddressFacts.company',
  'enrich PersonEdge.node',
  'enrich PersonProfile.emailAddress',
  'enrich PersonProfile.employer',
  'enrich WebPage.company',
]
