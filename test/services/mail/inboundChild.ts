import { pino } from 'pino'
import { z } from 'zod'
import { openDatabase } from '../../../prisma/database.ts'
import { createResolver } from '../../../subgraphs/kit/net/dns/resolver.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { startInbound } from '../../../subgraphs/mail/inbound/startInbound.ts'
import { mailSettings } from '../../../subgraphs/mail/settings.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'

// A process that takes mail in, and waits to be killed: database, files, folder of its own, DNS port, port of the server.
const [databaseUrl = '', blobFolder = '', dataDir = '', dnsPort = '', port = ''] = process.argv.slice(2)

const servers = [`127.0.0.1:${dnsPort}`]
await startInbound({
  settings: z.object(mailSettings).parse({ MX_PORT: port }),
  db: openDatabase(databaseUrl),
  blobs: await openFilesystemStore(blobFolder),
  dns: { lookUp: createResolver({ servers, timeoutMs: 2_000, isAuthoritativeOnly: true }) },
  log: pino({ level: 'error' }),
  dataDir,
  connectionLimit: CONNECTION_LIMIT,
  deriveKey: () => Buffer.alloc(32, 7),
  now: () => new Date(),
})
