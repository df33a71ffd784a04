import type { Catalogue } from '../../schema/catalogue.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { type InviteLimits, inviteLimitsOf } from './invites/inviteRates.ts'
import type { Embedder } from './search/embedding/embedder.ts'
import { localEmbedder } from './search/embedding/local.ts'
import { remoteEmbedder } from './search/embedding/remote.ts'
import { openSearch, type SearchEngine } from './search/engine.ts'
import { type OwnEndpoint, ownEndpointsOf } from './search/ownEndpoints.ts'
import type { RegistrySource } from './search/refresh.ts'
import { openSendMinimum, type SendMinimum } from './sendMinimum.ts'
import type { GatewaySettings } from './settings.ts'

/** Engines that the service creates when it starts. */
export interface GatewayEngines {
  readonly search: SearchEngine
  /** Prefix of each invite code. */
  readonly inviteCodePrefix: string
  readonly inviteLimits: InviteLimits
  readonly sendMinimum: SendMinimum
}

/** Opens search and fills its index in the background, so that the service can start serving. */
export async function startGateway(host: ServiceHost<GatewaySettings>): Promise<StartedService<GatewayEngines>> {
  const { settings, log } = host
  const embedder = embedderOf(settings)
  const search = openSearch({
    pool: host.db.pool,
    log,
    embedder,
    registries: registriesOf(settings),
    refreshMinutes: settings.SEARCH_REFRESH_MINUTES,
    ownEndpoints: offeredEndpoints(host),
    introductions: host.catalogue.introductions,
    protocols: host.protocols,
    baseUrl: (service) => host.baseUrl(service),
  })
  const filling = search.refresh(host.now()).catch((error: unknown) => {
    log.warn({ err: error }, 'The search index could not be filled at the start; the schedule tries again')
  })
  return {
    engines: {
      search,
      inviteCodePrefix: settings.INVITE_CODE_PREFIX,
      inviteLimits: inviteLimitsOf(settings),
      sendMinimum: openSendMinimum({
        least: settings.SEND_MINIMUM_USD,
        ethPrice: settings.ETH_PRICE_USD,
        rpcUrl: host.node.rpcUrl,
        log,
      }),
    },
    async stop() {
      search.stop()
      await filling
    },
    providers: [{ name: 'embeddings', kind: 'live', note: embedder.model }],
  }
}

/** The endpoints that are offered now; listed anew when the offer has changed. */
function offeredEndpoints(host: Pick<ServiceHost<GatewaySettings>, 'catalogue'>): () => readonly OwnEndpoint[] {
  let listed: { readonly of: Catalogue; readonly endpoints: readonly OwnEndpoint[] } | undefined
  return () => {
    const { catalogue } = host
    if (listed?.of !== catalogue) listed = { of: catalogue, endpoints: ownEndpointsOf(catalogue) }
    return listed.endpoints
  }
}

function embedderOf({ EMBEDDINGS_URL: url, EMBEDDINGS_KEY: key, EMBEDDINGS_MODEL: model }: GatewaySettings): Embedder {
  return url ? remoteEmbedder({ url, key, model }) : localEmbedder
}

/** Trusted registries come first, since they take precedence for an origin that several registries list. */
function registriesOf({
  SEARCH_REGISTRIES: all,
  SEARCH_TRUSTED_REGISTRIES: trusted,
}: GatewaySettings): RegistrySource[] {
  const urls = [...new Set([...trusted, ...all])]
  const malformed = urls.filter((url) => !/^https?:\/\//.test(url) || !URL.canParse(url))
  if (malformed.length > 0) throw new Error(`SEARCH_REGISTRIES: no http or https URL: ${malformed.join(', ')}`)
  return urls.map((url) => ({ url, vetted: trusted.includes(url) }))
}
