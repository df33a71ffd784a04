import { Readable } from 'node:stream'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { bytes, MB } from './bodies.ts'

// A process that is killed by its test: it puts a blob, or appends to an upload, whose body never ends.

const [root = '', how = ''] = process.argv.slice(2)

async function* endless() {
  for (let sent = 0; sent < 10; sent++) yield bytes(MB, 7)
  // Asked for more, so all before was written.
  process.stdout.write('half\n')
  await new Promise(() => setInterval(() => {}, 60_000))
}

const store = await openFilesystemStore(root)
const body = Readable.from(endless(), { objectMode: false, highWaterMark: 1 })
if (how === 'put') await store.put('page', body, { maxBytes: 100 * MB, contentType: 'text/plain' })
else await store.upload('page', { contentType: 'text/plain' }).append(0, body, 100 * MB)
