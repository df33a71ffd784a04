import type { OutgoingMail } from '../kit/mailer/mailer.ts'
import { noteRegistrationMail } from './store/registrants.ts'
import type { Work } from './work.ts'

/** Days until a registrant must have confirmed its e-mail address (ICANN's WHOIS accuracy specification, 1.f). */
export const DEADLINE_DAYS = 15

const HOW_TO_CONFIRM =
  'To confirm your e-mail address, save your profile again (POST /api/profile) and send the 6-digit code that you are\nmailed to POST /api/profile/verify-email.'

/** Recipient of a mail about a domain. */
export interface Addressee {
  readonly name: string
  readonly email: string
}

/**
 * Mails the registration to the registrant, who has until `dueAt` to confirm. True if it was sent; otherwise the sweep
 * retries, which may run beside this: the mail has one name.
 */
export async function sendRegistrationMail({ name, email }: Addressee, dueAt: Date, work: Work): Promise<boolean> {
  const text = `${name} is registered, and you are its registrant.

Registrants have to answer at their e-mail address. If you confirmed this address when you saved your profile, there is
nothing to do. Otherwise you have ${DEADLINE_DAYS} days; after that the domain is suspended.

${HOW_TO_CONFIRM}
`
  const mail = { to: email, subject: `${name} is registered`, text, name: `registered-${dueAt.getTime()}-${name}` }
  const sent = await send(mail, work)
  if (sent) await noteRegistrationMail(work.db.pool, name, work.now()).catch(logged(work, name))
  return sent
}

export function sendReminder({ name, email }: Addressee, dueAt: Date, work: Work): Promise<boolean> {
  const day = dueAt.toISOString().slice(0, 10)
  const text = `The e-mail address of the registrant of ${name} is not confirmed. On ${day} the domain is suspended.\n\n${HOW_TO_CONFIRM}\n`
  return send({ to: email, subject: `Confirm your e-mail address for ${name}`, text }, work)
}

/** The mail about a suspension; it has one name, however often it is sent. */
export function suspensionMail({ name, email }: Addressee, suspendedAt: Date): OutgoingMail {
  const text = `${name} is suspended: the e-mail address of its registrant was not confirmed within ${DEADLINE_DAYS} days.\nIt is back as soon as you confirm it.\n\n${HOW_TO_CONFIRM}\n`
  return { to: email, subject: `${name} is suspended`, text, name: `suspended-${suspendedAt.getTime()}-${name}` }
}

/** A mail failure is only logged: it must not undo completed work. */
async function send(mail: OutgoingMail, work: Work): Promise<boolean> {
  try {
    await work.engines.notices.send(mail)
    return true
  } catch (error) {
    logged(work, mail.subject)(error)
    return false
  }
}

function logged({ engines }: Work, subject: string) {
  return (error: unknown) => engines.log.warn({ err: error, subject }, 'A mail to a registrant was not sent')
}
