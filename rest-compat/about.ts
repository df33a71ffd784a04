import type { Catalogue } from '../schema/catalogue.ts'
import { SERVICES, type ServiceName } from '../schema/services.ts'

/** A service's titles and sentences, for its documents. */
export interface About {
  readonly title: string
  readonly description: string
  /** Version of the service's interface. */
  readonly version: string
  /** How to combine its calls, for agents. */
  readonly guidance: readonly string[]
}

/** A service as introduced in its documents: one of the ten, or a subgraph that the operator added. */
export function aboutOf(service: string, { introductions }: Pick<Catalogue, 'introductions'>): About {
  const own = SERVICES.find((name) => name === service)
  if (own) return ABOUT[own]
  const introduction = introductions.get(service)
  if (!introduction) throw new Error(`${service} is no subgraph of this graph`)
  return { ...introduction, version: '1.0.0', guidance: [] }
}

/** The ten services as introduced in their documents. */
const ABOUT: Readonly<Record<ServiceName, About>> = {
  gateway: {
    title: 'Tollgraph',
    description:
      'Search of API origins, invite codes, organizations, and sending USDC. No accounts: wallets sign and pay.',
    version: '0.1.2',
    guidance: [
      "Find an endpoint for a task with POST /api/search, then read that origin's /openapi.json.",
      'POST /api/send transfers USDC: the payment itself is the transfer, so its price is the amount.',
    ],
  },
  domains: {
    title: 'Tollgraph Domains',
    description:
      'Find, register and run domain names: availability, registration to the paying wallet, DNS, renewal, transfer.',
    version: '1.0.0',
    guidance: [
      'POST /api/check says whether a name is free and what it costs today. Register only when readyToRegister is true.',
      'When it is false, save the registrant with POST /api/profile, then confirm the 6-digit code with POST /api/profile/verify-email (field: code).',
      'POST /api/register takes the domain only. The wallet that pays becomes the owner.',
      'Prices rise over the day with the number of registrations; the 402 of /api/register states the price that you pay.',
    ],
  },
  data: {
    title: 'Tollgraph Data',
    description: 'Blockchain data: tokens, pools, protocols, balances, transactions.',
    version: '1.0.0',
    guidance: [
      'Every path is POST with a JSON body and costs 0.01 USD; a page is a call. Nothing found, or an unknown id (404), costs nothing.',
      'marketdata: coins by id (bitcoin), pools by network and address. protocolstats: protocols by slug, coins by chain:address.',
      'nodedata: a network by its slug (base-mainnet), addresses as 0x and 40 digits. explorer: a chain by its chainid; answers in the envelope {status, message, result}.',
      'Decimals are texts where precision matters. X-Data-Source says live or sandbox, Age how old the facts are in seconds.',
    ],
  },
  travel: {
    title: 'Tollgraph Travel',
    description: 'Flights, hotels, activities, transfers and flight tracking.',
    version: '1.0.0',
    guidance: [
      'Flights: search, then price, then book. Pass the whole flight offer on each time, as it came; a changed one is refused.',
      'Hotels: list or autocomplete for hotelIds, search for offers, book by the offer id. Transfers: search, then book by the offer id.',
      'Orders belong to the wallet that booked. Order ids have characters that URLs reserve: encode them.',
      'Flight tracking: lists have at most 15 rows a page; raise max_pages or follow links.next by its cursor. Maps answer image/png.',
      'Times without an offset are local to their airport.',
    ],
  },
  studio: {
    title: 'Tollgraph Studio',
    description: 'Image and video generation and editing.',
    version: '1.0.0',
    guidance: [
      'The price follows from the body: ask without paying to hear it. A paid call answers a jobId.',
      'Ask GET /api/jobs/{jobId} with the wallet that paid (SIWX) until status is complete or failed; a failed job is refunded by itself. Links in results work for 20 minutes and are made anew at each ask; files are kept for a day.',
      'Pictures of your own: POST /api/upload, PUT the file to /media/{clientToken} of the gateway, POST /api/upload/confirm; or name any public URL.',
    ],
  },
  social: {
    title: 'Tollgraph Social',
    description: 'Profiles, posts, comments and followers of social platforms.',
    version: '1.0.0',
    guidance: [
      'A paid call answers 202 and a ticket. Ask GET /api/jobs?jobId=… (or ?token=… for half an hour) with the wallet that paid until status is finished or failed; &wait=30 waits for that.',
      'Lists: the next page is another paid call, with the same members and cursor from data.page_info.',
      'Nothing found, or a private profile, fails the job, and the payment comes back by itself. Data are kept for 7 days.',
    ],
  },
  upload: { title: 'Tollgraph Upload', description: 'File and site hosting.', version: '1.0.0', guidance: [] },
  mail: {
    title: 'Tollgraph Mail',
    description: 'Sending mail, inboxes and mail subdomains.',
    version: '1.0.0',
    guidance: [],
  },
  merch: {
    title: 'Tollgraph Merch',
    description: 'Print-on-demand merchandise from an image.',
    version: '1.0.0',
    guidance: [
      'The price is the base price times (1 + commission_rate); give commission_address and commission_rate both, or none. An invalid picture or address is refused before anything is charged.',
    ],
  },
  enrich: {
    title: 'Tollgraph Enrich',
    description: 'People, company, web, place and e-mail data.',
    version: '1.0.0',
    guidance: [
      'What finds nothing is not charged. excludeFields takes dot paths of what to leave out.',
      'A crawl answers 202 and a token: ask GET /api/sitecrawl/jobs?token=… with the wallet that paid (SIWX).',
    ],
  },
}
