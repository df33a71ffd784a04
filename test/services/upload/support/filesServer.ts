import type { Logger } from 'pino'
import type { Database } from '../../../../prisma/database.ts'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { dispatcher } from '../../../../subgraphs/upload/server/dispatch.ts'
import { filesHandler } from '../../../../subgraphs/upload/server/filesHandler.ts'
import type { Handlers } from '../../../../subgraphs/upload/server/handlers.ts'
import { startHostingServer } from '../../../../subgraphs/upload/server/hostingServer.ts'
import { CONNECTION_LIMIT } from '../../../support/connectionLimit.ts'
import { freePorts } from '../../../support/ports.ts'

export const SITES_DOMAIN = 'sites.localhost'

export interface FilesServer {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
}

interface Ground {
  readonly db: Database
  readonly blobs: BlobStore
  readonly log: Logger
  now(): Date
}

/** A server of uploads and files, as one process of an installation has it; `others` are the handlers of its neighbours. */
export async function startFilesServer(ground: Ground, others: Handlers = {}, given?: number): Promise<FilesServer> {
  const port = given ?? (await freePorts(1))[0] ?? 0
  const url = `http://127.0.0.1:${port}`
  const addresses = { files: url, sitesDomain: SITES_DOMAIN, site: (name: string) => `http://${name}.${SITES_DOMAIN}` }
  const handlers = { files: filesHandler({ ...ground, addresses }), ...others }
  const dispatch = dispatcher({ handlers, sitesDomain: SITES_DOMAIN, log: ground.log })
  const server = await startHostingServer(dispatch, {
    host: '127.0.0.1',
    port,
    setting: 'HOSTING_PORT',
    connectionLimit: CONNECTION_LIMIT,
    log: ground.log,
  })
  return { url, port, stop: () => server.stop() }
}
