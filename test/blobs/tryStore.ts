import { z } from 'zod'
import { openBlobStore } from '../../subgraphs/kit/blobs/openBlobStore.ts'
import { BLOB_SETTINGS } from '../../subgraphs/kit/blobs/settings.ts'

// A process that opens a store as its user may, and says how that went.

try {
  await openBlobStore(z.object(BLOB_SETTINGS).parse({}), process.argv[2] ?? '')
  process.stdout.write('opened')
} catch (error) {
  process.stdout.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
}
