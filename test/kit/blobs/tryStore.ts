import { z } from 'zod'
import { openBlobStore } from '../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { BLOB_SETTINGS } from '../../../subgraphs/kit/storage/blobs/settings.ts'

// A process that opens a store as a user may who is not root, and says how that went. It becomes that user once its code is
// read: a checkout may lie where only root can read.

const NOBODY = 65_534
if (process.getuid?.() === 0) {
  process.setgroups?.([])
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}

try {
  await openBlobStore(z.object(BLOB_SETTINGS).parse({}), process.argv[2] ?? '')
  process.stdout.write('opened')
} catch (error) {
  process.stdout.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
}
