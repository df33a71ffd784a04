import { createTransport } from 'nodemailer'
import { expect } from 'vitest'
import type { Pool } from '../../prisma/database.ts'
import { eventually } from '../support/ledger.ts'
import type { PayingPlace } from '../support/tollgraph.ts'
import { json, type TestWallet } from '../support/wallet.ts'
import { askPlainly } from './upload/hostnames/secureRequest.ts'
import { activate, bodyOf, buySite, buyUpload, publish, type Room, replaceSite, sendSite } from './webmaster.ts'

/** Where an installation serves and takes what does not come through its API. */
export interface Doors {
  readonly hosting: number
  readonly mx: number
}

/** A customer of hosting for each step that one can stand at. */
export interface HostingCustomers {
  readonly paidForSite: Room
  readonly paidForFile: Room
  readonly uploaded: Room
  readonly live: Room
  /** Another version of it was sent. */
  readonly replacing: Room
}

export async function hostingCustomers(place: PayingPlace, wallet: TestWallet): Promise<HostingCustomers> {
  const uploaded = await buySite(place, wallet)
  await sendSite(uploaded, { 'index.html': 'uploaded' })
  const live = await publish(place, wallet, { 'index.html': 'live' })
  const replacing = await publish(place, wallet, { 'index.html': 'before' })
  await sendSite(await replaceSite(place, wallet, replacing), { 'index.html': 'after' })
  const [paidForSite, paidForFile] = [await buySite(place, wallet), await buyUpload(place, wallet)]
  return { paidForSite, paidForFile, uploaded, live, replacing }
}

/** Each of them goes on from where it stood, and finds what it paid for. */
export async function goOn(place: PayingPlace, wallet: TestWallet, of: HostingCustomers, { hosting }: Doors) {
  const show = async ({ uploadId }: Room) => (await askPlainly(hosting, `${uploadId}.sites.localhost`)).body
  expect(await show(of.live)).toBe('live')
  expect(await show(of.replacing)).toBe('before')
  for (const site of [of.replacing, of.uploaded]) await activate(place, wallet, site)
  expect(await show(of.replacing)).toBe('after')
  expect(await show(of.uploaded)).toBe('uploaded')
  await sendSite(of.paidForSite, { 'index.html': 'sent' })
  await activate(place, wallet, of.paidForSite)
  expect(await show(of.paidForSite)).toBe('sent')
  const { uploadUrl, publicUrl = '' } = of.paidForFile
  expect((await fetch(uploadUrl, { method: 'PUT', body: 'text' })).status).toBe(201)
  expect(await (await fetch(publicUrl)).text()).toBe('text')
}

/** A mail from somebody elsewhere to an inbox; resolves when it was taken in. */
export function writeTo(username: string, subject: string, { mx }: Doors): Promise<unknown> {
  return createTransport({ host: '127.0.0.1', port: mx, tls: { rejectUnauthorized: false } }).sendMail({
    from: 'bob@elsewhere.test',
    to: `${username}@mail.tollgraph.example`,
    subject,
    text: 'It rains.',
  })
}

/** What a wallet's inbox lists, newest first. */
export async function messagesIn(place: PayingPlace, wallet: TestWallet, username: string) {
  const answer = await wallet.pay(`${place.url}/mail/api/inbox/messages`, json({ username }))
  const { messages } = await bodyOf<{ messages: readonly { id: string; subject: string; read: boolean }[] }>(answer)
  return messages
}

/**
 * Waits until all mail has gone out. Mail that a process was just delivering when it died is left alone for a quarter of an
 * hour, since nobody knows that it died: here that time has passed.
 */
export async function allMailIsOut(pool: Pool): Promise<void> {
  await pool.query(`UPDATE mail.outbound_recipient SET next_attempt_at = now() WHERE state = 'QUEUED'`)
  await pool.query(`SELECT graphile_worker.add_job('mail.deliver')`)
  await eventually('all mail is out', async () => {
    const { rowCount } = await pool.query(`SELECT FROM mail.outbound_recipient WHERE state <> 'SENT'`)
    return rowCount === 0
  })
}
