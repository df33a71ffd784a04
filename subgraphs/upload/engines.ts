import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { withAuthorityPage } from './acme/authorityPage.ts'
import { addressesOf } from './addresses.ts'
import { openHostnames } from './domains/openHostnames.ts'
import { dispatcher } from './server/dispatch.ts'
import { filesHandler } from './server/filesHandler.ts'
import type { Handlers } from './server/handlers.ts'
import { startHostingServer } from './server/hostingServer.ts'
import type { UploadSettings } from './settings.ts'
import { openSites } from './sites/openSites.ts'
import { startTlsServer } from './tls/tlsServer.ts'
import type { UploadEngines } from './work.ts'

/** Starts the servers of files and sites. On failure, stops those already started. */
export async function startUpload(host: ServiceHost<UploadSettings>): Promise<StartedService<UploadEngines>> {
  const { settings, db, blobs, log, connectionLimit } = host
  const addresses = addressesOf(settings)
  // Stop functions of the parts started so far.
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    const hostnames = await openHostnames(host)
    stops.push(hostnames.close)
    const sites = openSites({ db, blobs, log, now: () => host.now() })
    stops.push(sites.close)
    const engines: UploadEngines = {
      blobs,
      dns: host.dns.lookUp,
      addresses,
      hostnames: hostnames.engine,
      sites: sites.engine,
      log,
    }
    const files = filesHandler({ db, blobs, addresses, log, now: () => host.now() })
    const handlers: Handlers = {
      files: withAuthorityPage(hostnames.localAuthority, files),
      ...hostnames.handlers,
      sites: sites.handler,
    }
    const dispatch = dispatcher({ handlers, sitesDomain: addresses.sitesDomain, log })
    const { HOSTING_HOST, HOSTING_PORT, HOSTING_TLS_PORT } = settings
    const server = await startHostingServer(dispatch, {
      host: HOSTING_HOST,
      port: HOSTING_PORT,
      setting: 'HOSTING_PORT',
      connectionLimit,
      log,
    })
    stops.push(() => server.stop())
    const { certificates, issuer } = hostnames.engine
    const secure = {
      host: HOSTING_HOST,
      port: HOSTING_TLS_PORT,
      connectionLimit,
      certificates,
      dispatch,
      sitesDomain: addresses.sitesDomain,
      log,
    }
    const tlsServer = await startTlsServer(secure)
    stops.push(() => tlsServer.stop())
    return {
      engines,
      stop,
      providers: [
        { name: 'storage', kind: 'live', note: blobs.kind },
        { name: 'hosting', kind: 'live', note: addresses.files },
        { name: 'certificates', kind: issuer.kind, note: issuer.name },
      ],
    }
  } catch (error) {
    await stop()
    throw error
  }
}
