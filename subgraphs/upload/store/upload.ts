import type { WalletAddress } from '../../../schema/address.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Tier } from '../tiers.ts'

/** A purchased slot and its content. */
export interface Upload {
  /** 10 characters of `23456789abcdefghjkmnpqrstvwxyz`; a site's name below SITES_DOMAIN. */
  readonly id: string
  readonly kind: 'FILE' | 'SITE'
  readonly wallet: WalletAddress
  /** As the buyer wrote it. */
  readonly filename: string
  /** As used in links. */
  readonly publicName: string
  readonly contentType: string
  readonly tier: Tier
  /** Bytes. */
  readonly maxSize: bigint
  /** Bytes of the file, or of the live version's zip; null before. */
  readonly actualSize: bigint | null
  /** Key of the file in the store; null for a site, before the upload, and after the removal. */
  readonly blobKey: string | null
  readonly etag: string | null
  /** Renewals included. */
  readonly pricePaid: AtomicUsdc
  readonly transactionHash: string | null
  /** Of a site: the upload that it was made of; null for a zip that was sent for it. */
  readonly sourceId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  /** When the file was uploaded, or the site's live version was activated. Null before. */
  readonly uploadedAt: Date | null
  /** When its files were removed after expiry. */
  readonly removedAt: Date | null
}
