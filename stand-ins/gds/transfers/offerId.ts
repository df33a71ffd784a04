import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Chance } from '../../kit/chance.ts'
import type { Members } from '../shared/body.ts'

// An offer's id encodes the search and the choice, so that the same offer can be computed again.

/** The inputs that determine an offer. */
export interface IssuedTransfer {
  /** Body of the search. */
  readonly search: Members
  readonly type: string
  readonly company: string
  /** Code and category, such as `SEDBU`. */
  readonly vehicle: string
  /** Milliseconds since 1970. */
  readonly issuedAt: number
}

/** Maximum decompressed size of an id, in bytes. */
const MAX_UNFOLDED = 8_000

/** Prepares ids for all offers of one search. */
export function offerIdsOf(search: Members, issuedAt: number, chance: Chance) {
  const folded = deflateRawSync(JSON.stringify({ search, issuedAt })).toString('base64url')
  return ({ type, company, vehicle }: Pick<IssuedTransfer, 'type' | 'company' | 'vehicle'>) => {
    const choice = `${type}-${company}-${vehicle}.${folded}`
    return `${Buffer.from(`${type}-${company}-${vehicle}`).toString('base64url')}.${folded}.${checkOf(choice, chance)}`
  }
}

/** Decodes an id; null for an id of another origin. */
export function readTransferId(id: string, chance: Chance): IssuedTransfer | null {
  const [choice = '', folded = '', check] = id.split('.')
  const chosen = Buffer.from(choice, 'base64url').toString('latin1')
  if (check !== checkOf(`${chosen}.${folded}`, chance)) return null
  const [type = '', company = '', vehicle = ''] = chosen.split('-')
  const text = inflateRawSync(Buffer.from(folded, 'base64url'), { maxOutputLength: MAX_UNFOLDED }).toString('utf8')
  const { search, issuedAt } = JSON.parse(text) as Pick<IssuedTransfer, 'search' | 'issuedAt'>
  return { search, type, company, vehicle, issuedAt }
}

function checkOf(text: string, chance: Chance): string {
  return chance.bits(`transfer ${text}`).toString(36).padStart(7, '0')
}
