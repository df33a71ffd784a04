import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import type { BlobStore } from '../../kit/blobs/blobStore.ts'
import { BlobReader, type ZipBlob } from './blobReader.ts'
import { memberOf, type ZipMember } from './member.ts'
import { ZipRefused } from './refused.ts'
import { withoutTopFolder } from './topFolder.ts'

/** What a zip may hold at most. */
export interface ZipLimits {
  readonly files: number
  /** Of all files together, unpacked. */
  readonly bytes: number
}

/** A file in a zip whose data was found. */
export interface LocatedMember extends ZipMember {
  /** Where its data begins, in bytes. */
  readonly dataAt: number
}

/** Folders and what is left out count too: reading them takes time. */
const ENTRIES_FOR_EACH_FILE = 10

const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false } as const

/**
 * Reads what is in a zip and holds it against every rule that can be judged without unpacking. Throws ZipRefused that names
 * the entry and the rule. A folder that everything lies in is taken away.
 */
export async function readDirectory(blobs: BlobStore, blob: ZipBlob, limits: ZipLimits): Promise<LocatedMember[]> {
  const zip = await refusing(() => fromRandomAccessReaderPromise(new BlobReader(blobs, blob), blob.size, OPTIONS))
  if (zip.entryCount > limits.files * ENTRIES_FOR_EACH_FILE)
    throw new ZipRefused(`the zip says that it has ${zip.entryCount} entries; ${limits.files} files are possible`)
  const members = await refusing(() => readMembers(zip, limits))
  if (members.length === 0) throw new ZipRefused('there are no files in the zip')
  return withoutTopFolder(await refusing(() => locate(zip, members)))
}

async function readMembers(zip: ZipFile, limits: ZipLimits): Promise<ZipMember[]> {
  const members = new Map<string, ZipMember>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const member = memberOf(entry)
    if (!member) continue
    if (members.has(member.path)) throw ZipRefused.entry(member.path, 'is there twice')
    members.set(member.path, member)
    bytes += member.size
    if (members.size > limits.files) throw new ZipRefused(`the zip has more than ${limits.files} files`)
    if (bytes > limits.bytes)
      throw new ZipRefused(
        `the files in the zip have more than ${limits.bytes} bytes together, which is what was bought`,
      )
  }
  return [...members.values()]
}

/** Finds each file's data. Files that share bytes of the zip are how a small one would become a huge one. */
async function locate(zip: ZipFile, members: readonly ZipMember[]): Promise<LocatedMember[]> {
  const inOrder = members.toSorted((one, other) => one.headerAt - other.headerAt)
  const located: LocatedMember[] = []
  let free = 0
  for (const member of inOrder) {
    const { headerAt, packedSize, path } = member
    if (headerAt < free) throw ZipRefused.entry(path, 'shares bytes with another entry')
    const asked = { relativeOffsetOfLocalHeader: headerAt, compressedSize: packedSize }
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(asked, { minimal: true })
    located.push({ ...member, dataAt: fileDataStart })
    free = fileDataStart + packedSize
  }
  return located
}

/** What the zip reader has against the bytes is said to the owner; everything else is not about the zip. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.constructor === Error)
      throw new ZipRefused(`this is not a zip that can be read: ${error.message}`)
    throw error
  }
}
