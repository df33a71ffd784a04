import { noticesThrough } from '../kit/mailer/notices.ts'
import { createSmtpMailer } from '../kit/mailer/smtpMailer.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { openProvider } from '../kit/upstream/provider.ts'
import { type Catalogue, printCompany } from './printing/client.ts'
import { print } from './providers/print.ts'
import type { MerchSettings } from './settings.ts'
import type { MerchEngines } from './work.ts'

/** Connects to the print company, or starts its stand-in, and to the mail relay. */
export async function startMerch(host: ServiceHost<MerchSettings>): Promise<StartedService<MerchEngines>> {
  const { settings, log, db, now, mailRelay } = host
  const { shop, catalogue } = await assortment(settings)
  const opened = await openProvider(
    print,
    { url: settings.PRINT_URL, key: settings.PRINT_KEY, perMinute: settings.PRINT_PER_MINUTE },
    {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../stand-ins/print/print.ts')).printStandIn(app, { pool: db.pool, now }),
      note: 'prints and sends nothing',
    },
    { timeoutMs: host.providers.timeoutMs, log },
  )
  // Without a relay, mail goes to the embedded mailbox.
  const relay = mailRelay.SMTP_URL ?? `smtp://127.0.0.1:${mailRelay.MAILBOX_SMTP_PORT}`
  const mailer = createSmtpMailer(relay, settings.MERCH_MAIL_FROM)
  const toMailboxPerDay = mailRelay.NOTICES_TO_MAILBOX_PER_DAY
  const notices = noticesThrough(mailer, { pool: db.pool, toMailboxPerDay, now })
  const { blobs, media, madeFiles, outbound } = host
  const company = printCompany(opened.upstream, shop, catalogue)
  return {
    engines: {
      company,
      blobs,
      media,
      madeFiles,
      outbound,
      notices,
      unusablePicturesPerHour: settings.MERCH_UNUSABLE_PICTURES_PER_HOUR,
      log,
    },
    async stop() {
      await mailer.close()
      await opened.stop()
    },
    providers: [opened.listing],
  }
}

/** Our products at the company. Throws an Error that names the missing settings. */
async function assortment(settings: MerchSettings): Promise<{ readonly shop: string; readonly catalogue: Catalogue }> {
  if (!settings.PRINT_URL) {
    const { STAND_IN_CATALOGUE, STAND_IN_SHOP } = await import('../../stand-ins/print/catalogue.ts')
    return { shop: STAND_IN_SHOP, catalogue: STAND_IN_CATALOGUE }
  }
  const { PRINT_SHOP, PRINT_SHIRT_BLUEPRINT, PRINT_SHIRT_PRINTER, PRINT_MUG_BLUEPRINT, PRINT_MUG_PRINTER } = settings
  if (!PRINT_SHOP || !PRINT_SHIRT_BLUEPRINT || !PRINT_SHIRT_PRINTER || !PRINT_MUG_BLUEPRINT || !PRINT_MUG_PRINTER)
    throw new Error('PRINT_URL is set: set PRINT_SHOP, PRINT_SHIRT_… and PRINT_MUG_… too')
  return {
    shop: PRINT_SHOP,
    catalogue: {
      SHIRT: { blueprint: PRINT_SHIRT_BLUEPRINT, printer: PRINT_SHIRT_PRINTER },
      MUG: { blueprint: PRINT_MUG_BLUEPRINT, printer: PRINT_MUG_PRINTER },
    },
  }
}
