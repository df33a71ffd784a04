import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Logger } from 'pino'
import { hostPort } from '../../../schema/hostPort.ts'
import type { Mailer } from '../../kit/mailer/mailer.ts'
import { mailerThrough } from '../../kit/mailer/smtpMailer.ts'
import { listenOn } from '../../kit/net/listen.ts'
import { createCatchAll } from './mailbox/smtp.ts'
import { openMailFolder, type StoredMail } from './mailbox/storedMail.ts'
import { createViewer, newestMails } from './mailbox/viewer.ts'

export interface MailboxSettings {
  /** 0: any free port. */
  readonly smtpPort: number
  /** 0: any free port. */
  readonly viewerPort: number
  /** The address that both listen on; use a loopback one, because every client that reaches it can read the mail. */
  readonly host: string
  /** Folder of the messages, one `.eml` file each; created if missing. */
  readonly directory: string
  /** Sender address of `mailer`. */
  readonly from?: string
  readonly log: Logger
}

/** A running mailbox for the mail of the service. */
export interface Mailbox {
  readonly mailer: Mailer
  readonly smtpPort: number
  readonly viewerUrl: string
  /** Received messages, newest first; at most a thousand. */
  messages(): Promise<readonly StoredMail[]>
  stop(): Promise<void>
}

const MAX_MESSAGES = 1_000
const DEFAULT_SENDER = 'Tollgraph Domains <domains@localhost>'

/**
 * Starts a mailbox that accepts mail for any recipient over SMTP, stores it, and shows it in a browser. Throws an Error
 * that names the port if one is taken.
 */
export async function startMailbox(settings: MailboxSettings): Promise<Mailbox> {
  const { host, log } = settings
  const folder = await openMailFolder(settings.directory)
  const smtp = createCatchAll(folder, log)
  const viewer = createViewer(folder, host, log)
  const smtpPort = await listen(smtp.server, settings.smtpPort, host, 'SMTP')
  const viewerPort = await listen(viewer, settings.viewerPort, host, 'viewer').catch(async (error: unknown) => {
    await new Promise<void>((resolve) => smtp.close(resolve))
    throw error
  })
  const mailer = mailboxMailer({ ...settings, smtpPort, viewerPort })
  const viewerUrl = viewerUrlOf({ host, viewerPort })
  let stopping: Promise<void> | null = null

  async function stop(): Promise<void> {
    await mailer.close()
    const closed = once(viewer, 'close')
    viewer.close()
    viewer.closeAllConnections()
    await Promise.all([closed, new Promise<void>((resolve) => smtp.close(resolve))])
  }

  return {
    mailer,
    smtpPort,
    viewerUrl,
    messages: () => newestMails(folder, MAX_MESSAGES),
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

/** Mails to the mailbox that another process has started. */
export function mailboxMailer({
  host,
  smtpPort,
  viewerPort,
  from = DEFAULT_SENDER,
}: Pick<MailboxSettings, 'from' | 'host' | 'smtpPort' | 'viewerPort'>): Mailer {
  const viewerUrl = viewerUrlOf({ host, viewerPort })
  return mailerThrough(`smtp://${hostPort(host, smtpPort)}`, from, { kind: 'sandbox', viewerUrl })
}

function viewerUrlOf({ host, viewerPort }: Pick<MailboxSettings, 'host' | 'viewerPort'>): string {
  return `http://${hostPort(host, viewerPort)}/`
}

function listen(server: Server, port: number, host: string, what: string): Promise<number> {
  const refusal = (reason: string) => `The mailbox's ${what} port ${port} of ${host} cannot be used: ${reason}`
  return listenOn(server, { host, port, refusal, taken: 'the port is already in use' })
}
