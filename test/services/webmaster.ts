import { expect } from 'vitest'
import type { TestTollgraph } from '../support/tollgraph.ts'
import { json, type TestWallet } from '../support/wallet.ts'
import { zipOf } from './upload/sites/siteGround.ts'

/** Somewhere that is called by its documented paths. */
type Place = Pick<TestTollgraph, 'url'>

/** Room that was bought, and where it is filled. */
export interface Room {
  readonly uploadId: string
  readonly uploadUrl: string
  /** Of a file. */
  readonly publicUrl?: string
  readonly txHash?: string
}

/** The JSON of an answer that must be a 200. */
export async function bodyOf<Body>(answer: Response): Promise<Body> {
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text) as Body
}

/** Buys a site of the smallest size with the stock client. */
export async function buySite(place: Place, wallet: TestWallet): Promise<Room> {
  return bodyOf(await wallet.pay(`${place.url}/upload/api/site`, json({ filename: 'site.zip', tier: '10mb' })))
}

/** Buys room for a file of the smallest size with the stock client. */
export async function buyUpload(
  place: Place,
  wallet: TestWallet,
  filename = 'notes.txt',
  contentType = 'text/plain',
): Promise<Room> {
  const body = { filename, contentType, tier: '10mb' }
  return bodyOf(await wallet.pay(`${place.url}/upload/api/upload`, json(body)))
}

/** Sends a site's files as a zip to its upload URL. */
export async function sendSite({ uploadUrl }: Room, files: Readonly<Record<string, string>>): Promise<void> {
  const sent = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(zipOf(files)) })
  expect(sent.status, await sent.text()).toBe(201)
}

/** Puts what was sent last live; answers where the site is. */
export async function activate(place: Place, wallet: TestWallet, { uploadId }: Room): Promise<{ siteUrl: string }> {
  return bodyOf(await wallet.sign(`${place.url}/upload/api/site/activate`, json({ uploadId })))
}

/** A new upload URL for a site. */
export async function replaceSite(place: Place, wallet: TestWallet, { uploadId }: Room): Promise<Room> {
  const request = { ...json({ uploadId }), method: 'PUT' }
  return bodyOf(await wallet.sign(`${place.url}/upload/api/site`, request))
}

/** Buys a site, sends its files and puts it live. */
export async function publish(place: Place, wallet: TestWallet, files: Readonly<Record<string, string>>) {
  const site = await buySite(place, wallet)
  await sendSite(site, files)
  return { ...site, ...(await activate(place, wallet, site)) }
}
