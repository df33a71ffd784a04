import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { gzipStream, isPackable, isWorthIt, packBuffer } from './packing.ts'
import type { Encoding, PackedFile, SiteFile } from './siteFile.ts'

/** Bytes: smaller files are compressed in memory, larger ones through the store. */
const HELD_IN_MEMORY = 2_000_000
const UNKNOWN_TYPE = 'application/octet-stream'
const SUFFIX: Record<Encoding, string> = { br: 'br', gzip: 'gz' }

/** A file to store. */
export interface Incoming {
  /** Determines the type. */
  readonly path: string
  /** Bytes; the producer of `content` enforces it. */
  readonly size: number
  /** Key in the store; never derived from the path, which is user input. */
  readonly key: string
  readonly content: AsyncIterable<Buffer>
}

/** Stores a site file and its compressed forms. Durable once resolved; memory use is bounded for any size. */
export async function storeFile(blobs: BlobStore, incoming: Incoming): Promise<SiteFile> {
  const { path, size } = incoming
  const type = await typeOf(path)
  const store = size <= HELD_IN_MEMORY ? storeSmall : storeLarge
  return { size, type, ...(await store(blobs, incoming, type)) }
}

type Stored = Pick<SiteFile, 'key' | 'etag' | 'packed'>

async function storeSmall(blobs: BlobStore, { key, size, content }: Incoming, type: string): Promise<Stored> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  await blobs.put(key, bytes, { maxBytes: size, contentType: type })
  const packed: Partial<Record<Encoding, PackedFile>> = {}
  for (const [encoding, body] of await packBuffer(bytes, type)) {
    const blob = { key: `${key}.${SUFFIX[encoding]}`, size: body.length }
    await blobs.put(blob.key, body, { maxBytes: body.length, contentType: type })
    packed[encoding] = blob
  }
  return { key, etag: etagOf(createHash('sha256').update(bytes)), packed }
}

async function storeLarge(blobs: BlobStore, incoming: Incoming, type: string): Promise<Stored> {
  const { key, size, content } = incoming
  const hash = createHash('sha256')
  const body = Readable.from(hashing(content, hash), { objectMode: false })
  try {
    await blobs.put(key, body, { maxBytes: size, contentType: type })
  } finally {
    // A store does not destroy a body that it stopped reading; the zip would stay open.
    body.destroy()
  }
  return { key, etag: etagOf(hash), packed: isPackable(type, size) ? await gzipLarge(blobs, incoming, type) : {} }
}

async function gzipLarge(blobs: BlobStore, { key, size }: Incoming, type: string): Promise<SiteFile['packed']> {
  const opened = await blobs.open(key)
  if (!opened) throw new Error(`The store has no ${key}, which it has just taken`)
  // An error of the source also destroys the gzip stream, so the store's put rejects.
  const body = pipeline(opened.body, gzipStream(), () => {})
  try {
    const packed = await blobs.put(`${key}.${SUFFIX.gzip}`, body, { maxBytes: size * 2, contentType: type })
    if (isWorthIt(packed.size, size)) return { gzip: { key: packed.key, size: packed.size } }
    await blobs.delete([packed.key])
    return {}
  } finally {
    body.destroy()
  }
}

async function* hashing(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

function etagOf(hash: ReturnType<typeof createHash>): string {
  return hash.digest('base64url').slice(0, 22)
}

/** The media type by file extension, with UTF-8 for text. */
async function typeOf(path: string): Promise<string> {
  const ending = /\.[^./]+$/.exec(path)?.[0]
  // Loaded with the first file, because its table is large.
  const { contentType } = await import('mime-types')
  return (ending && contentType(ending)) || UNKNOWN_TYPE
}
