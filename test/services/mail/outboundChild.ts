import { pino } from 'pino'
import { openDatabase } from '../../../prisma/database.ts'
import { createResolver } from '../../../subgraphs/kit/net/dns/resolver.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { startCourier } from '../../../subgraphs/mail/outbound/courier.ts'
import { createDkimKeys } from '../../../subgraphs/mail/outbound/dkimKeys.ts'
import { createRoutes } from '../../../subgraphs/mail/outbound/routes.ts'
import { MAIL_DOMAIN, REWRITING, routeSettings, SEAL_KEY } from './outboundFixture.ts'

// A process that delivers what is due, and waits to be killed: database, files, DNS port, delivery port, the clock.
const [databaseUrl = '', blobFolder = '', dnsPort, deliveryPort, now = ''] = process.argv.slice(2)

const db = openDatabase(databaseUrl)
const servers = [`127.0.0.1:${dnsPort}`]
const dns = createResolver({ servers, timeoutMs: 2_000, isAuthoritativeOnly: true })
startCourier({
  pool: db.pool,
  blobs: await openFilesystemStore(blobFolder),
  dkimKeys: createDkimKeys(SEAL_KEY),
  routes: createRoutes(routeSettings({ deliveryPort: Number(deliveryPort) }, servers, dns)),
  mailDomain: MAIL_DOMAIN,
  rewriting: REWRITING,
  log: pino({ level: 'error' }),
  now: () => new Date(now),
}).wake()
