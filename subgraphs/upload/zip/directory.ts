import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { BlobReader, type ZipBlob } from './blobReader.ts'
import { memberOf, type ZipMember } from './member.ts'
import { ZipRefused } from './refused.ts'
import { withoutTopFolder } from './topFolder.ts'

/** Limits on the content of a zip. */
export interface ZipLimits {
  readonly files: number
  /** Unpacked bytes of all files. */
  readonly bytes: number
}

/** A zip member with the position of its data. */
export interface LocatedMember extends ZipMember {
  /** Offset of its data in the zip. Bytes. */
  readonly dataAt: number
}

/** Folders and ignored entries are limited too, because reading them takes time. */
const ENTRIES_FOR_EACH_FILE = 10

const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false } as const

/**
 * Reads the directory of a zip and checks every rule that needs no unpacking. Throws ZipRefused that names the entry and
 * the rule. Strips a top folder that contains everything.
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

/** Locates each file's data and rejects overlaps: files that share bytes let a small zip unpack to a huge size. */
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

/** Turns the zip reader's errors about the bytes into ZipRefused, for the owner; other errors pass through. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.constructor === Error)
      throw new ZipRefused(`this is not a zip that can be read: ${error.message}`)
    throw error
  }
}
