import { Gone } from '../../../schema/errors.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Upload } from '../store/upload.ts'

/** The error of an act on a site whose time is over. `path` is the input that names the site. */
export function siteExpired({ expiresAt, removedAt }: Upload, path: readonly string[]): Gone {
  const isRenewable = removedAt === null
  const remedy = isRenewable ? '; renew it first' : ', and its files have been removed'
  return statedAs(new Gone(`This site has expired${remedy}`), {
    type: 'SiteExpiredProblem',
    path,
    facts: { expiredAt: expiresAt.toISOString(), isRenewable },
  })
}
