import type { RouterSettings } from '../../router/config/settings.ts'
import { openBlobStore } from '../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Checks that file storage works: S3 by writing and deleting a test file; the data folder has its own check. */
export async function checkFiles(settings: RouterSettings): Promise<Finding> {
  if (!settings.S3_BUCKET) {
    if (settings.FILES_DIR) return good('files', `kept in the folder ${settings.FILES_DIR}`)
    const text = 'kept in the data folder'
    if (!settings.DATABASE_URL) return good('files', text)
    return warning(
      'files',
      `${text}, which other processes on this database do not see`,
      'set S3_BUCKET or FILES_DIR if there are any',
    )
  }
  try {
    const store = await openBlobStore(settings, settings.DATA_DIR)
    await store.close()
    return good('files', `kept in the bucket ${settings.S3_BUCKET}`)
  } catch (error) {
    return bad('files', reasonOf(error), 'see the settings S3_BUCKET to S3_FORCE_PATH_STYLE')
  }
}
