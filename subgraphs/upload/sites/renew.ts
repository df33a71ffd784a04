import type { GraphQLResolveInfo } from 'graphql'
import type { PoolClient } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Conflict, Gone } from '../../../schema/errors.ts'
import { atomicUsdc, formatUsd } from '../../../schema/money.ts'
import { actHeldBy, carryOutAct, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import type { Quote, Topic } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload, requireNotSuspended, siteOf, uploadOf } from '../store/uploads.ts'
import { addMonths, PERIOD_MONTHS, tierNamed } from '../tiers.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext, UploadEngines } from '../work.ts'

/** A site cannot be kept longer than this many months from now. */
const LONGEST_MONTHS = 120

/**
 * The tier's price times the count: an unpaid request learns nothing about the site. A caller with a verified
 * signature gets the reason why it may not renew.
 */
const quote: Quote<Args<'Mutation.renewSite'>, UploadEngines> = async (args, context) => {
  if (context.caller) {
    const site = siteOf(uploadOf(context.caller, await findUpload(context.db.pool, args.uploadId)))
    await requireNotSuspended(context, site)
    renewedUntil(site, args, context.now())
  }
  return { amount: priceOf(args) }
}

const act = actHeldBy((args: Args<'Mutation.renewSite'>, line, context: UploadContext) =>
  inTransaction(context.db.pool, async (client) => {
    await holdAct(client, { line, claim: renewalClaim(args.uploadId), taken: 'This site is being renewed already' })
    const site = await lockOwnSite(client, args.uploadId, context)
    await requireNotSuspended(context, site)
    renewedUntil(site, args, context.now())
    if (line.amount !== priceOf(args))
      throw new Conflict(`This renewal costs ${formatUsd(priceOf(args))} USD, not ${formatUsd(line.amount)}`)
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

async function renewSite(
  _: unknown,
  args: Args<'Mutation.renewSite'>,
  context: UploadContext,
  info: GraphQLResolveInfo,
) {
  const { actId, amount } = context.lineOf(info)
  const late = 'This renewal has been done, or given up, already'
  const newExpiresAt = await carryOutAct(context.db.pool, actId, late, async (client) => {
    const site = await lockOwnSite(client, args.uploadId, context)
    const until = laterBy(site, args.count, context.now())
    const renewed = tables
      .updateTable('upload.upload')
      .set(({ eb }) => ({ expiresAt: until, pricePaid: eb('pricePaid', '+', amount.toString()) }))
    await affected(client, renewed.where('id', '=', site.id))
    await recordPurchase(client, actId, { type: 'Site', key: [site.id] })
    return until
  })
  context.engines.sites.live.forget(args.uploadId)
  return { uploadId: args.uploadId, newExpiresAt, count: args.count }
}

async function lockOwnSite(client: PoolClient, id: string, context: UploadContext): Promise<Upload> {
  return siteOf(uploadOf(callerOf(context), await findUpload(client, id, 'FOR UPDATE')))
}

/** The new expiry of a site. Throws BadInput, Conflict or Gone if it cannot be renewed so. */
function renewedUntil(site: Upload, { tier, count }: Args<'Mutation.renewSite'>, now: Date): Date {
  if (site.tier.name !== tier) throw new BadInput(`must be ${site.tier.wire}, in which the site was bought`, ['tier'])
  if (site.removedAt) throw new Gone('This site has expired, and its files have been removed')
  const until = laterBy(site, count, now)
  if (until > addMonths(now, LONGEST_MONTHS)) {
    const day = site.expiresAt.toISOString().slice(0, 10)
    throw new Conflict(
      `This site is kept until ${day}; ${count} more periods would reach beyond ${LONGEST_MONTHS / 12} years from now`,
    )
  }
  return until
}

function laterBy({ expiresAt }: Upload, count: number, now: Date): Date {
  return addMonths(expiresAt > now ? expiresAt : now, count * PERIOD_MONTHS)
}

function priceOf({ tier, count }: Args<'Mutation.renewSite'>) {
  return atomicUsdc(tierNamed(tier).price * BigInt(count))
}
