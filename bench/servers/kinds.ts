/** What calls are measured beside; each has a file of its name in bench/peers/servers/. */
export const PEERS = ['hono', 'express', 'agentcash', 'mppx'] as const
export type Peer = (typeof PEERS)[number]

/** What the files of a site are measured beside, likewise. */
export const FILE_PEERS = ['sirv'] as const
export type FilePeer = (typeof FILE_PEERS)[number]

/** Tollgraph, and the same with a search that answers for ever what it answered first, as the peers' answer is a constant. */
const TOLLGRAPHS = ['tollgraph', 'tollgraph-constant'] as const

/** What calls can be measured of: a bare responder, Tollgraph and its peers. */
export const SERVERS = ['bare', ...TOLLGRAPHS, ...PEERS] as const
export type CallServer = (typeof SERVERS)[number]

/** What the bench runs. */
export type ServerName = CallServer | FilePeer

/** How servers are called in the table. */
export const TITLES: Readonly<Record<ServerName, string>> = {
  bare: 'bare node:http',
  tollgraph: 'Tollgraph',
  'tollgraph-constant': 'Tollgraph, constant',
  hono: '@x402/hono',
  express: '@x402/express',
  agentcash: '@agentcash/router',
  mppx: 'mppx (MPP)',
  sirv: 'sirv',
}

/**
 * `noop`: signatures are verified, and settlements taken for done. `devnet`: payments are settled on a real local chain.
 * `remote`: on one that is as far away, and as slow, as a public node; see remoteNode.ts.
 */
export type Settlement = 'noop' | 'devnet' | 'remote'

/** One way to run one server. */
export interface ServerKind {
  readonly name: ServerName
  readonly settlement: Settlement
}

export function isTollgraph(name: ServerName): boolean {
  return TOLLGRAPHS.some((one) => one === name)
}

export function isPeer(name: ServerName): name is Peer | FilePeer {
  return [...PEERS, ...FILE_PEERS].some((peer) => peer === name)
}

/** What a server tells about itself when it is ready. */
export interface Ready {
  readonly kind: 'ready'
  readonly url: string
  /** JSON-RPC of its own devnet; null where it has none. */
  readonly rpcUrl: string | null
  /** Where it listens besides, by setting; left out where it does nowhere. */
  readonly ports?: Readonly<Record<string, number>>
}

/** What a server's process has used. */
export interface Usage {
  readonly kind: 'usage'
  /** Resident set, in bytes. */
  readonly rss: number
  /** The largest resident set since the last question, in bytes. */
  readonly peakRss: number
  /** CPU time of all of its threads since its start, in milliseconds. */
  readonly cpu: number
}

/** What comes over the channel between the bench and a server's process. */
export type FromServer = Ready | Usage | { readonly kind: 'failed'; readonly message: string }
