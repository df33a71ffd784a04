import { hkdfSync } from 'node:crypto'

/** What media links are signed with: the same in every process that has the installation's secret. */
export function mediaKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'media', 32))
}
