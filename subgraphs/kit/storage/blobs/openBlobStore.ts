import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { BlobStore } from './blobStore.ts'
import { BlobStoreFailed, BlobStoreUnusable } from './errors.ts'
import { openFilesystemStore } from './filesystem/filesystemStore.ts'
import type { BlobSettings } from './settings.ts'

/**
 * Opens the store named by the settings (default: the filesystem) and tests it. Rejects with BlobStoreUnusable, which
 * says how to fix it. Close it after use.
 */
export async function openBlobStore(settings: BlobSettings, dataDir: string): Promise<BlobStore> {
  try {
    const store = await open(settings, dataDir)
    await tryOut(store).catch(async (error: unknown) => {
      await store.close()
      throw error
    })
    return store
  } catch (error) {
    if (error instanceof BlobStoreFailed)
      throw new BlobStoreUnusable(`${whereOf(settings, dataDir)}: ${error.remedy}`, error)
    throw error
  }
}

async function open(settings: BlobSettings, dataDir: string): Promise<BlobStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = settings
  if (bucket === undefined) return openFilesystemStore(folderOf(settings, dataDir))
  const pathStyle = settings.S3_FORCE_PATH_STYLE
  // Loaded lazily: the SDK is slow to load, and needed only with S3.
  const { openS3Store } = await import('./s3/s3Store.ts')
  return openS3Store({
    bucket,
    endpoint,
    region: settings.S3_REGION,
    forcePathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
    credentials: credentialsOf(settings),
    prefix: settings.S3_PREFIX,
  })
}

function credentialsOf({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: BlobSettings) {
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey }
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined
  throw new BlobStoreUnusable(
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither.',
    undefined,
  )
}

/** Some stores accept everything and return different bytes; detect that before files are stored there. */
async function tryOut(store: BlobStore): Promise<void> {
  const key = `~trial/${randomUUID()}`
  const sent = Buffer.from(`A trial of the store for files: ${key}`)
  await store.put(key, sent, { maxBytes: sent.length, contentType: 'text/plain' })
  const opened = await store.open(key)
  if (!opened) throw new BlobStoreFailed('What is written there cannot be found again.', undefined)
  const received = Buffer.concat(await opened.body.toArray())
  if (!received.equals(sent)) throw new BlobStoreFailed('What is written there reads differently.', undefined)
  await store.delete([key])
}

function folderOf({ FILES_DIR: folder }: BlobSettings, dataDir: string): string {
  return folder === undefined ? join(resolve(dataDir), 'files') : resolve(folder)
}

function whereOf(settings: BlobSettings, dataDir: string): string {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = settings
  if (bucket === undefined) return folderOf(settings, dataDir)
  return `bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`
}
