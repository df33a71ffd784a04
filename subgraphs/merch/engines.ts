import { noticesThrough } from '../kit/mailer/notices.ts'
import { createSmtpMailer } from '../kit/mailer/smtpMailer.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { accessOf } from '../kit/upstream/company.ts'
import { openPort } from '../kit/upstream/openPort.ts'
import { printify } from './companies.ts'
import { type Catalogue, printCompany } from './printing/client.ts'
import { print } from './providers/print.ts'
import type { MerchSettings } from './settings.ts'
import type { MerchEngines } from './work.ts'

/** Connects to the print company, or starts its stand-in, and to the mail relay. */
export async function startMerch(host: ServiceHost<MerchSettings>): Promise<StartedService<MerchEngines>> {
  const { settings, log, db, now, mailRelay } = host
  const { shop, catalogue } = await assortment(host)
  const opened = await openPort(
    [print],
    {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../stand-ins/print/print.ts')).printStandIn(app, { pool: db.pool, now }),
      note: 'prints and sends nothing',
    },
    host,
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
async function assortment({
  settings,
  providers,
}: ServiceHost<MerchSettings>): Promise<{ readonly shop: string; readonly catalogue: Catalogue }> {
  if (!accessOf(printify, settings, providers.companies)) {
    const { STAND_IN_CATALOGUE, STAND_IN_SHOP } = await import('../../stand-ins/print/catalogue.ts')
    return { shop: STAND_IN_SHOP, catalogue: STAND_IN_CATALOGUE }
  }
  const {
    PRINTIFY_SHOP,
    PRINTIFY_SHIRT_BLUEPRINT,
    PRINTIFY_SHIRT_PRINTER,
    PRINTIFY_MUG_BLUEPRINT,
    PRINTIFY_MUG_PRINTER,
  } = settings
  if (
    !PRINTIFY_SHOP ||
    !PRINTIFY_SHIRT_BLUEPRINT ||
    !PRINTIFY_SHIRT_PRINTER ||
    !PRINTIFY_MUG_BLUEPRINT ||
    !PRINTIFY_MUG_PRINTER
  )
    throw new Error('PRINTIFY_KEY is set: set PRINTIFY_SHOP, PRINTIFY_SHIRT_… and PRINTIFY_MUG_… too')
  return {
    shop: PRINTIFY_SHOP,
    catalogue: {
      SHIRT: { blueprint: PRINTIFY_SHIRT_BLUEPRINT, printer: PRINTIFY_SHIRT_PRINTER },
      MUG: { blueprint: PRINTIFY_MUG_BLUEPRINT, printer: PRINTIFY_MUG_PRINTER },
    },
  }
}
