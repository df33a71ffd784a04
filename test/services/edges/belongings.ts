import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from '../../../prisma/database.ts'
import { affected, allRows, tables } from '../../../prisma/sql.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { newUploadId } from '../../../subgraphs/upload/slots/uploadId.ts'

/** A wallet that has the same number of each thing that a wallet can have, over all services. */
export interface Owner {
  readonly wallet: Address
  readonly domains: readonly string[]
  readonly subdomains: readonly string[]
  readonly usernames: readonly string[]
  readonly uploads: readonly string[]
  /** By kind: what the company calls the orders. */
  readonly orders: Readonly<Record<BookedKind, readonly string[]>>
  /** Ids of flight intents. */
  readonly intents: readonly string[]
  readonly sites: readonly string[]
  readonly merchOrders: readonly string[]
  readonly domainOrders: readonly string[]
  readonly mediaUploads: readonly string[]
  readonly payments: readonly string[]
  /** Slugs. */
  readonly organizations: readonly string[]
  /** Ids. */
  readonly inviteCodes: readonly string[]
  readonly jobs: Readonly<Record<'studio' | 'videos' | 'social' | 'enrich', readonly string[]>>
}

type BookedKind = 'FLIGHT' | 'HOTEL' | 'TRANSFER'

/** In each text of an owner that no other wallet may see. */
export const SECRET = 'for the eyes of its owner'

const NOW = new Date()
const LATER = new Date(NOW.getTime() + 365 * 24 * 3600 * 1000)
/** The service and kind of the jobs. Lines of each payment: three jobs and a printed product; its fifth makes a video. */
const KINDS = {
  studio: ['studio', 'image-a-generate'],
  social: ['social', 'shortvideo-profile'],
  enrich: ['enrich', 'sitecrawl'],
  videos: ['studio', 'video-a-generate'],
} as const
const MERCH_LINE = 3
const VIDEO_LINE = 4

/** Writes the rows of a new owner. */
export async function ownerOf(pool: Pool, count: number): Promise<Owner> {
  const wallet = someWallet()
  const each = Array.from({ length: count }, (_, index) => index)
  const labels = each.map(() => `tg-${randomBytes(8).toString('hex')}`)
  const payments = each.map(() => randomUUID())
  const place = { pool, wallet, labels, payments }
  const inviteCodes = await writeOrganizations(place)
  await writePayments(place)
  await writeMail(place)
  await writePages(place)
  const domainOrders = await writeDomains(place)
  const { orders, intents } = await writeTravel(place)
  const studio = await writeJobs(place, 'studio', 0)
  const uploads = await writeFiles(place)
  return {
    wallet,
    domains: labels.map((label) => `${label}.com`),
    domainOrders,
    mediaUploads: await writeMediaUploads(place),
    subdomains: labels,
    usernames: labels,
    orders,
    intents,
    payments,
    organizations: labels,
    inviteCodes,
    uploads,
    sites: await writeSites(place, uploads),
    merchOrders: await writeMerch(place, studio),
    jobs: {
      studio,
      videos: await writeJobs(place, 'videos', VIDEO_LINE),
      social: await writeJobs(place, 'social', 1),
      enrich: await writeCrawls(place, await writeJobs(place, 'enrich', 2)),
    },
  }
}

/** The inbox on the subdomain with that name. */
export function subdomainInboxId(label: string): string {
  return `${label}-b`
}

/** The message of an owner's label. */
export function messageId(label: string): string {
  return `m-${label}`
}

/** A wallet that has nothing. */
export function someWallet(): Address {
  const made = parseAddress(`0x${randomBytes(20).toString('hex')}`)
  if (!made) throw new Error('Twenty bytes are an address')
  return made
}

/** What is stored of each kind of order. */
const KEPT = {
  FLIGHT: { records: [] },
  HOTEL: { hotelBookings: [] },
  TRANSFER: { transfers: [] },
} as const

interface Place {
  readonly pool: Pool
  readonly wallet: Address
  /** One for each thing: a name that no other owner has. */
  readonly labels: readonly string[]
  readonly payments: readonly string[]
}

/** Returns the ids of their invite codes. */
async function writeOrganizations({ pool, wallet, labels }: Place): Promise<string[]> {
  const rows = labels.map((slug) => ({ slug, name: SECRET, createdBy: wallet, createdAt: NOW }))
  const made = await allRows(pool, tables.insertInto('gateway.organization').values(rows).returning('id'))
  const members = made.flatMap(({ id }) => [
    { organizationId: id, wallet, role: 'owner' as const, createdAt: NOW },
    { organizationId: id, wallet: someWallet(), role: 'member' as const, createdAt: NOW },
  ])
  await affected(pool, tables.insertInto('gateway.organizationMember').values(members))
  const codes = made.map(({ id }, index) => ({
    code: `${labels[index]}-code`,
    createdBy: wallet,
    organizationId: id,
    amountUsd: '1',
    network: 'base' as const,
    maxRedemptions: '5',
    note: SECRET,
  }))
  const written = await allRows(pool, tables.insertInto('gateway.inviteCode').values(codes).returning('id'))
  return written.map(({ id }) => id)
}

async function writePayments({ pool, wallet, payments }: Place): Promise<void> {
  const rows = payments.map((id) => ({
    id,
    state: 'SETTLED',
    reason: SECRET,
    settle: 'UPFRONT',
    protocol: 'x402-v2',
    scheme: 'exact',
    network: 'eip155:84532',
    asset: 'USDC',
    payer: wallet,
    nonce: id,
    payTo: wallet,
    amount: '4000',
    settledAmount: '4000',
    validBefore: NOW,
    service: 'gateway',
    requestId: id,
    settledAt: NOW,
    steps: '{}',
  }))
  await affected(pool, tables.insertInto('ledger.payment').values(rows))
  const lines = payments.flatMap((paymentId) =>
    [0, 1, 2, MERCH_LINE].map((position) => ({
      paymentId,
      position,
      path: SECRET,
      field: 'Mutation.orderMug',
      service: 'merch',
      amount: '1000',
      charged: '1000',
      units: 1,
      settle: 'UPFRONT',
      outcome: 'CHARGED',
    })),
  )
  await affected(pool, tables.insertInto('ledger.paymentLine').values(lines))
  const keys = ['0', '1', '2', String(MERCH_LINE), 'commission']
  const transfers = payments.flatMap((paymentId) =>
    keys.map((key) => ({
      id: randomUUID(),
      paymentId,
      purpose: key === 'commission' ? 'PAYOUT' : 'REFUND',
      key,
      amount: '1000',
      recipient: key === 'commission' ? wallet : null,
      reason: SECRET,
      state: 'SENT',
    })),
  )
  await affected(pool, tables.insertInto('ledger.disbursement').values(transfers))
}

async function writeJobs({ pool, wallet, labels, payments }: Place, what: keyof typeof KINDS, position: number) {
  const [service, kind] = KINDS[what]
  const input = { asked: { prompt: SECRET }, url: SECRET, limit: 3, render: true }
  const rows = payments.map((payment, index) => ({
    id: randomUUID(),
    service: service as ServiceName,
    kind,
    ...(service === 'social'
      ? { state: 'COMPLETE' as const, result: profileOf(labels[index]) }
      : { state: 'FAILED' as const, error: SECRET }),
    wallet,
    actId: `${payment}:${position}`,
    source: 'sandbox' as const,
    input: JSON.stringify({ ...input, handle: labels[index] }),
    dueAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    deadline: NOW,
    expiresAt: LATER,
  }))
  await affected(pool, tables.insertInto('kit.job').values(rows))
  return rows.map(({ id }) => id)
}

/** What a job that collected the profile of an account stores. */
function profileOf(username: string | undefined): string {
  const shown = { isVerified: false, isPrivate: false, url: 'https://shortvideo.example/@someone' }
  return JSON.stringify({ __typename: 'SocialProfile', id: '1', username, fullName: SECRET, ...shown })
}

async function writeCrawls({ pool }: Place, jobs: readonly string[]): Promise<readonly string[]> {
  const pages = jobs.flatMap((jobId) =>
    [0, 1, 2].map((position) => ({
      jobId,
      position,
      url: `https://site.example/${position}`,
      depth: 0,
      status: 'COMPLETED' as const,
      title: SECRET,
      markdown: SECRET,
    })),
  )
  await affected(pool, tables.insertInto('enrich.crawlPage').values(pages))
  return jobs
}

/** Pages that are kept for the wallet, without their texts. */
async function writePages({ pool, wallet, labels }: Place): Promise<void> {
  const kept = { owner: wallet, url: 'https://site.example/', title: SECRET, createdAt: NOW, expiresAt: LATER }
  await affected(pool, tables.insertInto('enrich.readPage').values(labels.map((id) => ({ id, ...kept }))))
}

/** Writes domains, and an order for each; the ids of the orders. */
async function writeDomains({ pool, wallet, labels, payments }: Place): Promise<string[]> {
  const orders = labels.map((label, index) => ({
    actId: `${payments[index]}:0`,
    kind: 'REGISTRATION' as const,
    state: 'PENDING' as const,
    domain: `${label}.com`,
    wallet,
    years: 1,
    amount: '20000000',
    reason: SECRET,
    heldAt: NOW,
    paidAt: NOW,
  }))
  const ordered = await allRows(pool, tables.insertInto('domains.orders').values(orders).returning(['id', 'domain']))
  const domains = ordered.map(({ id, domain }) => ({
    name: domain,
    owner: wallet,
    state: 'ACTIVE' as const,
    orderId: id,
    registeredAt: NOW,
    expiresAt: LATER,
    createdAt: NOW,
  }))
  await affected(pool, tables.insertInto('domains.domains').values(domains))
  const records = domains.flatMap(({ name }) =>
    [`a.${name}`, `b.${name}`].map((host) => ({
      domain: name,
      name: host,
      type: 'TXT' as const,
      value: SECRET,
      ttl: 300,
    })),
  )
  await affected(pool, tables.insertInto('domains.records').values(records))
  return ordered.map(({ id }) => id)
}

async function writeMail({ pool, wallet, labels }: Place): Promise<void> {
  const subdomains = labels.map((name) => ({ name, owner: wallet, actId: randomUUID(), createdAt: NOW }))
  await affected(pool, tables.insertInto('mail.subdomain').values(subdomains))
  const signers = labels.map((subdomain) => ({ subdomain, wallet: someWallet(), addedAt: NOW }))
  await affected(pool, tables.insertInto('mail.signer').values(signers))
  const inbox = { owner: wallet, retainMessages: true, createdAt: NOW, forwardTo: 'secret@elsewhere.example' }
  const inboxes = labels.flatMap((label) => [
    { ...inbox, id: `${label}-a`, address: `${label}@mail.tollgraph.example`, localPart: label, expiresAt: LATER },
    {
      ...inbox,
      id: subdomainInboxId(label),
      address: `info@${label}.mail.tollgraph.example`,
      localPart: 'info',
      subdomain: label,
      expiresAt: null,
    },
  ])
  await affected(pool, tables.insertInto('mail.inbox').values(inboxes))
  const mails = labels.map((id) => ({
    id,
    blobKey: null,
    size: 10,
    envelopeFrom: '',
    fromEmail: 'ada@example.com',
    subject: SECRET,
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    remoteIp: '192.0.2.1',
    receivedAt: NOW,
  }))
  await affected(pool, tables.insertInto('mail.storedMail').values(mails))
  const messages = labels.map((label, index) => ({
    id: messageId(label),
    inboxId: index % 2 === 0 ? `${label}-a` : subdomainInboxId(label),
    mailId: label,
    receivedAt: NOW,
  }))
  await affected(pool, tables.insertInto('mail.message').values(messages))
  const sent = labels.map((id) => ({
    id,
    kind: 'SEND' as const,
    wallet,
    envelopeFrom: '',
    headerFrom: SECRET,
    messageId: `<${id}@mail.tollgraph.example>`,
    subject: SECRET,
    size: 10,
    createdAt: NOW,
  }))
  await affected(pool, tables.insertInto('mail.outboundMail').values(sent))
  const recipients = labels.map((mailId) => ({ mailId, address: 'ada@example.com' }))
  await affected(pool, tables.insertInto('mail.outboundRecipient').values(recipients))
}

async function writeSites({ pool, wallet, labels }: Place, sources: readonly string[]): Promise<readonly string[]> {
  const uploads = labels.map((_, index) => ({
    id: newUploadId(),
    sourceId: sources[index] ?? null,
    kind: 'SITE' as const,
    wallet,
    filename: SECRET,
    publicName: 'site.zip',
    contentType: 'application/zip',
    tier: '10mb',
    maxSize: '10000000',
    pricePaid: '20000',
    actId: randomUUID(),
    createdAt: NOW,
    expiresAt: LATER,
    uploadedAt: NOW,
  }))
  await affected(pool, tables.insertInto('upload.upload').values(uploads))
  const versions = uploads.map(({ id: uploadId }) => ({
    uploadId,
    zipSize: '10',
    fileCount: 1,
    receivedAt: NOW,
    activatedAt: NOW,
  }))
  await affected(pool, tables.insertInto('upload.siteVersion').values(versions))
  const hostnames = uploads.map(({ id: uploadId }, index) => ({
    id: randomUUID(),
    uploadId,
    hostname: `www.${labels[index]}.com`,
    state: 'ACTIVE' as const,
    notAfter: LATER,
    createdAt: NOW,
  }))
  await affected(pool, tables.insertInto('upload.customDomain').values(hostnames))
  return uploads.map(({ id }) => id)
}

async function writeFiles({ pool, wallet, labels }: Place): Promise<readonly string[]> {
  const uploads = labels.map(() => ({
    id: newUploadId(),
    kind: 'FILE' as const,
    wallet,
    filename: SECRET,
    publicName: 'site.zip',
    contentType: 'application/zip',
    tier: '10mb',
    maxSize: '10000000',
    pricePaid: '20000',
    actId: randomUUID(),
    createdAt: NOW,
    expiresAt: LATER,
    uploadedAt: NOW,
  }))
  await affected(pool, tables.insertInto('upload.upload').values(uploads))
  return uploads.map(({ id }) => id)
}

/** Writes pictures that were sent and confirmed; their ids. */
async function writeMediaUploads({ pool, wallet, labels }: Place): Promise<readonly string[]> {
  const uploads = labels.map(() => ({
    id: randomUUID(),
    wallet,
    filename: SECRET,
    contentType: 'image/png',
    maxBytes: 10,
    blobKey: `uploads/${randomUUID()}`,
    createdAt: NOW,
    sentBy: NOW,
    confirmedAt: NOW,
    size: 1,
    expiresAt: LATER,
  }))
  await affected(pool, tables.insertInto('studio.upload').values(uploads))
  return uploads.map(({ id }) => id)
}

/** Returns the orders by kind. */
async function writeTravel({ pool, wallet, labels }: Place): Promise<Pick<Owner, 'orders' | 'intents'>> {
  const orders = {
    FLIGHT: labels.map((label) => `${label}-flight`),
    HOTEL: labels.map((label) => `${label}-hotel`),
    TRANSFER: labels.map((label) => `${label}-transfer`),
  }
  const kinds = Object.keys(KEPT) as BookedKind[]
  const bookings = kinds.flatMap((kind) =>
    orders[kind].map((orderId) => ({
      actId: randomUUID(),
      kind,
      wallet,
      orderId,
      source: 'sandbox' as const,
      payload: JSON.stringify(KEPT[kind]),
      createdAt: NOW,
    })),
  )
  await affected(pool, tables.insertInto('travel.booking').values(bookings))
  const intents = labels.map(() => ({
    id: randomUUID(),
    wallet,
    actId: randomUUID(),
    flight: 'TG1',
    ident: 'TG1',
    intent: SECRET,
    aircraftType: 'B738',
    origin: 'EDDF',
    destination: 'EGLL',
    intendedOff: NOW,
    intendedOn: LATER,
    createdAt: NOW,
  }))
  await affected(pool, tables.insertInto('travel.flightIntent').values(intents))
  return { orders, intents: intents.map(({ id }) => id) }
}

async function writeMerch({ pool, wallet, payments }: Place, pictures: readonly string[]): Promise<readonly string[]> {
  const orders = payments.map((payment, index) => ({
    id: randomUUID(),
    actId: `${payment}:${MERCH_LINE}`,
    pictureId: pictures[index] ?? null,
    state: 'FAILED' as const,
    product: 'MUG' as const,
    wallet,
    source: 'sandbox' as const,
    price: '1000',
    commission: '100',
    commissionTo: wallet,
    reason: SECRET,
    createdAt: NOW,
    updatedAt: NOW,
    endedAt: NOW,
  }))
  await affected(pool, tables.insertInto('merch.order').values(orders))
  return orders.map(({ id }) => id)
}
