import type { Logger } from 'pino'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openBlobStore } from '../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { Stops } from './stops.ts'

/** Opens the blob store. Warns where other processes may share the database but not the files. */
export async function openFiles(
  settings: RouterSettings,
  dataDir: string,
  stops: Stops,
  log: Logger,
): Promise<BlobStore> {
  const blobs = await openBlobStore(settings, dataDir)
  stops.add(() => blobs.close())
  if (settings.DATABASE_URL && blobs.kind === 'filesystem' && !settings.FILES_DIR) {
    const message = 'Files are kept in a folder: processes on this database that have another DATA_DIR do not see them'
    log.warn({ folder: dataDir }, `${message}. Set S3_BUCKET or FILES_DIR where there are any.`)
  }
  return blobs
}
