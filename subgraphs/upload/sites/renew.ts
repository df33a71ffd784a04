import type { GraphQLResolveInfo } from 'graphql'
import type { PoolClient } from '../../../prisma/database.ts'
import { onlyRow, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Conflict } from '../../../schema/errors.ts'
import { atomicUsdc, formatUsd } from '../../../schema/money.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { actHeldBy, carryOutAct, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import type { Quote, Topic } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload, requireNotSuspended, siteOf, UPLOAD_COLUMNS, uploadOf, uploadOfRow } from '../store/uploads.ts'
import { addMonths, PERIOD_MONTHS, tierNamed } from '../tiers.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { siteExpired } from './expired.ts'

type Order = Args<'Mutation.renewSite'>

/** A site cannot be kept longer than this many months from now. */
const LONGEST_MONTHS = 120

/**
 * The tier's price times the count: an unpaid request learns nothing about the site. A caller with a verified
 * signature gets the reason why it may not renew.
 */
const quote: Quote<Order, UploadEngines> = async ({ input }, context) => {
  if (context.caller) {
    const site = siteOf(uploadOf(context.caller, await findUpload(context.db.pool, siteIdIn(input))), SITE_PATH)
    await requireNotSuspended(context, site)
    renewedUntil(site, input, context.now())
  }
  return { amount: priceOf(input) }
}

const act = actHeldBy(({ input }: Order, line, context: UploadContext) =>
  inTransaction(context.db.pool, async (client) => {
    const id = siteIdIn(input)
    await holdAct(client, { line, claim: renewalClaim(id), taken: 'This site is being renewed already' })
    const site = await lockOwnSite(client, id, context)
    await requireNotSuspended(context, site)
    renewedUntil(site, input, context.now())
    if (line.amount !== priceOf(input))
      throw new Conflict(`This renewal costs ${formatUsd(priceOf(input))} USD, not ${formatUsd(line.amount)}`)
  }),
)

/**
 * Renews a site: six months per count, at the price of its tier, for its owner only. An expired site is served again at
 * once while its files exist; they are not removed while a renewal is in progress.
 */
export const renewing: Topic<UploadGraph> = {
  quotes: { 'Mutation.renewSite': quote },
  acts: { 'Mutation.renewSite': act },
  resolvers: { Mutation: { renewSite } },
}

/** The claim that excludes other renewals and the removal of a site while it is being paid for. */
export function renewalClaim(uploadId: string): string {
  return `upload.renewal:${uploadId}`
}

const SITE_PATH = ['input', 'site'] as const

function siteIdIn({ site }: Order['input']): string {
  return keyOfNode('Site', site)
}

async function renewSite(_: unknown, { input }: Order, context: UploadContext, info: GraphQLResolveInfo) {
  const { actId, amount } = context.lineOf(info)
  const late = 'This renewal has been done, or given up, already'
  const site = await carryOutAct(context.db.pool, actId, late, async (client) => {
    const { id, expiresAt } = await lockOwnSite(client, siteIdIn(input), context)
    const renewed = tables.updateTable('upload.upload').set(({ eb }) => ({
      expiresAt: laterBy(expiresAt, input.count, context.now()),
      pricePaid: eb('pricePaid', '+', amount.toString()),
    }))
    await recordPurchase(client, actId, { type: 'Site', key: [id] })
    return uploadOfRow(await onlyRow(client, renewed.where('id', '=', id).returning(UPLOAD_COLUMNS)))
  })
  context.engines.sites.live.forget(site.id)
  return { site, renewal: { uploadId: site.id, newExpiresAt: site.expiresAt, count: input.count } }
}

async function lockOwnSite(client: PoolClient, id: string, context: UploadContext): Promise<Upload> {
  return siteOf(uploadOf(callerOf(context), await findUpload(client, id, 'FOR UPDATE')), SITE_PATH)
}

/** The new expiry of a site. Throws BadInput, Conflict or Gone if it cannot be renewed so. */
function renewedUntil(site: Upload, { tier, count }: Order['input'], now: Date): Date {
  if (site.tier.name !== tier) throw wrongTier(site)
  if (site.removedAt) throw siteExpired(site, SITE_PATH)
  const until = laterBy(site.expiresAt, count, now)
  if (until > addMonths(now, LONGEST_MONTHS)) {
    const day = site.expiresAt.toISOString().slice(0, 10)
    const message = `This site is kept until ${day}; ${count} more periods would reach beyond ${LONGEST_MONTHS / 12} years from now`
    throw statedAs(new Conflict(message), {
      type: 'TermTooLongProblem',
      path: ['input', 'count'],
      facts: { expiresAt: site.expiresAt.toISOString() },
    })
  }
  return until
}

function wrongTier({ tier }: Upload): BadInput {
  const path = ['input', 'tier']
  const error = new BadInput(`must be ${tier.wire}, in which the site was bought`, path)
  return statedAs(error, { type: 'WrongTierProblem', path, facts: { tier: tier.name } })
}

function laterBy(expiresAt: Date, count: number, now: Date): Date {
  return addMonths(expiresAt > now ? expiresAt : now, count * PERIOD_MONTHS)
}

function priceOf({ tier, count }: Order['input']) {
  return atomicUsdc(tierNamed(tier).price * BigInt(count))
}
