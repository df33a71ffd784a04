// What people and agents ask for, and the endpoint that each question means: written from the purposes of the contract, not from
// the summaries that search reads. Several endpoints where they answer the same question equally well.

/** A question in plain language. */
export interface Question {
  readonly asks: string
  /** `service METHOD path` of each endpoint that the question means. */
  readonly means: readonly string[]
}

const question = (asks: string, ...means: string[]): Question => ({ asks, means })

const videoModels = ['video-a', 'video-a-pro', 'video-b', 'video-b-fast', 'video-d'].map(
  (model) => `studio POST /api/generate/${model}/generate`,
)
const videoOf = (kind: 't2v' | 'i2v') =>
  ['video-c', 'video-e', 'video-e-fast'].map((model) => `studio POST /api/generate/${model}/${kind}`)
const imageOf = (kind: 'generate' | 'edit') =>
  ['image-a', 'image-a2', 'image-b', 'image-b-pro', 'image-c', 'image-d'].map(
    (model) => `studio POST /api/generate/${model}/${kind}`,
  )

/** A hundred questions. Ranking is tuned on those at even places (from 0); the figures count at the odd ones, which it has not seen. */
export const QUESTIONS: readonly Question[] = [
  question('find an API that can do something for me', 'gateway POST /api/search'),
  question('transfer dollars to another wallet', 'gateway POST /api/send'),
  question('hand out a code that gives new users a few dollars', 'gateway POST /api/invite-codes'),
  question('which teams do I belong to', 'gateway GET /api/organizations'),

  question('is this domain name still available', 'domains POST /api/check'),
  question('buy a domain', 'domains POST /api/register'),
  question('which endings of a name are still free', 'domains POST /api/search'),
  question('extend my domain for another two years', 'domains POST /api/domain/renew'),
  question('show all the domains I own', 'domains GET /api/domain/list'),
  question('when does my domain expire', 'domains GET /api/domain/status', 'domains GET /api/domain/list'),
  question('what DNS records does my domain have', 'domains GET /api/domain/dns'),
  question('point my domain at a new IP address', 'domains POST /api/domain/dns'),
  question('move my domain to another registrar', 'domains POST /api/domain/transfer-out'),
  question('prove that a wallet owns a domain', 'domains GET /api/domain/verify'),
  question('save the contact details of the registrant', 'domains POST /api/profile'),
  question('enter the six digit code from the e-mail', 'domains POST /api/profile/verify-email'),

  question(
    'what is bitcoin worth right now',
    'data POST /api/marketdata/price',
    'data POST /api/nodedata/prices/by-symbol',
    'data POST /api/protocolstats/coins/prices',
  ),
  question('which coins went up the most today', 'data POST /api/marketdata/top-movers'),
  question('candlestick chart of a coin', 'data POST /api/marketdata/ohlc'),
  question(
    'newly created liquidity pools',
    'data POST /api/marketdata/onchain/new-pools',
    'data POST /api/marketdata/onchain/network/new-pools',
  ),
  question('latest swaps in a liquidity pool', 'data POST /api/marketdata/onchain/pool/trades'),
  question(
    'how much money is locked in a DeFi protocol',
    'data POST /api/protocolstats/tvl',
    'data POST /api/protocolstats/protocol',
  ),
  question('biggest hacks in DeFi', 'data POST /api/protocolstats/hacks'),
  question('which startups in crypto raised money', 'data POST /api/protocolstats/raises'),
  question('inflows of bitcoin ETFs over time', 'data POST /api/protocolstats/etfs/history'),
  question('where do I earn the best yield on stablecoins', 'data POST /api/protocolstats/yields/pools'),
  question(
    'supply of a stablecoin on each chain',
    'data POST /api/protocolstats/stablecoin',
    'data POST /api/protocolstats/stablecoin-chains',
  ),
  question('funding rates of perpetual futures', 'data POST /api/protocolstats/yields/perps'),
  question(
    'companies that hold bitcoin on their balance sheet',
    'data POST /api/protocolstats/treasuries',
    'data POST /api/protocolstats/treasury',
  ),
  question(
    'when are tokens of a project unlocked',
    'data POST /api/protocolstats/emission',
    'data POST /api/protocolstats/emissions',
  ),
  question(
    'which tokens does this wallet hold',
    'data POST /api/nodedata/portfolio/tokens',
    'data POST /api/nodedata/portfolio/token-balances',
    'data POST /api/nodedata/token/token-balances',
  ),
  question('show the NFTs of an address', 'data POST /api/nodedata/portfolio/nfts'),
  question('how much may a contract spend of my tokens', 'data POST /api/nodedata/token/token-allowance'),
  question(
    'what would happen if I sent this transaction',
    'data POST /api/nodedata/simulation/simulate-execution',
    'data POST /api/nodedata/simulation/simulate-asset-changes',
  ),
  question('call eth_call on a node', 'data POST /api/nodedata/node/rpc'),
  question('source code of a verified smart contract', 'data POST /api/explorer/contract/getsourcecode'),
  question('current gas price', 'data POST /api/explorer/gas/gasoracle'),
  question('list all transactions of an address', 'data POST /api/explorer/account/txlist'),
  question('events emitted by a contract', 'data POST /api/explorer/logs/getLogs'),
  question('who deployed this contract', 'data POST /api/explorer/contract/getcontractcreation'),

  question(
    'cheap flights from Berlin to Lisbon',
    'travel GET /api/flights/search',
    'travel POST /api/flights/search',
    'travel GET /api/faresearch/search',
  ),
  question('reserve seats on a plane for two passengers', 'travel POST /api/flights/book'),
  question('cancel my flight', 'travel POST /api/flights/orders/cancel'),
  question(
    'which seats are still free on the plane',
    'travel GET /api/flights/seatmap',
    'travel POST /api/flights/seatmap',
  ),
  question('is my flight on time', 'travel GET /api/flights/status'),
  question('where can I check in online', 'travel GET /api/flights/checkin-links'),
  question('find a room in Paris for the weekend', 'travel GET /api/hotels/search'),
  question('book a hotel room', 'travel POST /api/hotels/book'),
  question('what do guests think of a hotel', 'travel GET /api/hotels/ratings'),
  question('things to do near the Eiffel Tower', 'travel GET /api/activities/search'),
  question('taxi from the airport to my hotel', 'travel POST /api/transfers/search'),
  question('call off a booked taxi ride', 'travel POST /api/transfers/cancel'),
  question(
    'airports close to a position',
    'travel GET /api/reference/airports',
    'travel GET /api/flighttracking/airports/nearby',
  ),
  question('suggest places to travel to', 'travel GET /api/reference/recommendations'),
  question('where is the aircraft right now', 'travel GET /api/flighttracking/flights/{id}/position'),
  question('draw the flown path on a picture', 'travel GET /api/flighttracking/flights/{id}/map'),
  question('weather forecast for an airport', 'travel GET /api/flighttracking/airports/{id}/weather/forecast'),
  question(
    'how many flights are cancelled at this airline today',
    'travel GET /api/flighttracking/disruption-counts/{entity_type}',
    'travel GET /api/flighttracking/disruption-counts/{entity_type}/{id}',
  ),
  question(
    'last trip of an aircraft by its tail number',
    'travel GET /api/flighttracking/history/aircraft/{registration}/last-flight',
  ),

  question('make a picture of a cat', ...imageOf('generate')),
  question('remove the background from a photo', ...imageOf('edit')),
  question('create a short clip from a text', ...videoOf('t2v'), ...videoModels),
  question('animate a still picture', ...videoOf('i2v')),
  question('is my video ready', 'studio GET /api/jobs/{jobId}', 'studio GET /api/jobs'),
  question('delete a generation that failed', 'studio DELETE /api/jobs/{jobId}'),

  question(
    'how many followers does a creator of short videos have',
    'social POST /api/shortvideo/profile',
    'social POST /api/shortvideo/followers',
  ),
  question('short videos with a hashtag', 'social POST /api/shortvideo/search-hashtag'),
  question('music used in short videos', 'social POST /api/shortvideo/search-music'),
  question('stories of a photo account', 'social POST /api/photosharing/stories'),
  question('find groups on a social network', 'social POST /api/network/search-groups'),
  question('people on a social network by name', 'social POST /api/network/search-people'),
  question('newest posts of a subreddit', 'social POST /api/forum/subreddit'),
  question(
    'what do people say about a product on a forum',
    'social POST /api/forum/search',
    'enrich POST /api/forum/search',
  ),

  question('share a file by link', 'upload POST /api/upload'),
  question('which files have I uploaded', 'upload GET /api/uploads'),
  question('put a static website online', 'upload POST /api/site', 'upload POST /api/site/activate'),
  question('replace the files of my website', 'upload PUT /api/site'),
  question('use my own domain for my website', 'upload POST /api/site/domain'),
  question('is the certificate of my site ready', 'upload GET /api/site/domain/status'),

  question('rent a mailbox for a month', 'mail POST /api/inbox/buy'),
  question('send an email', 'mail POST /api/send'),
  question(
    'any new messages in my mailbox',
    'mail POST /api/inbox/messages',
    'mail POST /api/subdomain/inbox/messages',
  ),
  question(
    'open a letter with its attachments',
    'mail POST /api/inbox/messages/read',
    'mail POST /api/subdomain/inbox/messages/read',
  ),
  question('keep my mailbox for another year', 'mail POST /api/inbox/topup/year'),
  question('get my money back for a mailbox I no longer need', 'mail POST /api/inbox/cancel'),
  question(
    'send mail from an address under my own name',
    'mail POST /api/subdomain/buy',
    'mail POST /api/subdomain/send',
  ),

  question('print my logo on a t-shirt', 'merch POST /api/shirt'),
  question('coffee cup with a photo', 'merch POST /api/mug'),

  question('read the text of a web page', 'enrich POST /api/websearch/contents', 'enrich POST /api/crawler/scrape'),
  question('answer a question from the web with sources', 'enrich POST /api/websearch/answer'),
  question('pages like this one', 'enrich POST /api/websearch/find-similar'),
  question('who works at this company as head of sales', 'enrich POST /api/prospects/people-search'),
  question('find out more about a company from its website', 'enrich POST /api/prospects/org-enrich'),
  question('phone number of a person from a profile link', 'enrich POST /api/contacts/contacts-enrich'),
  question(
    'restaurants around here',
    'enrich POST /api/maps/nearby-search/partial',
    'enrich POST /api/maps/nearby-search/full',
  ),
  question(
    'opening hours of a shop',
    'enrich GET /api/maps/place-details/partial',
    'enrich GET /api/maps/place-details/full',
  ),
  question('latest headlines on a topic', 'enrich POST /api/serp/news'),
  question('who owns this house', 'enrich POST /api/directory/property-search'),
  question(
    'does this e-mail address exist',
    'enrich POST /api/mailcheck/email-verifier',
    'enrich POST /api/identity/validate-emails',
  ),
  question('download a whole website page by page', 'enrich POST /api/sitecrawl/crawl'),
]
