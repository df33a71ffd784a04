import { createHash } from 'node:crypto'
import { type AsyncBuffer, type FileMetaData, parquetMetadata, parquetReadObjects } from 'hyparquet'
import type { ArchivedFile, FilePiece } from '../../prisma/ledger/archive/archivedMonth.ts'
import { type ArchiveRow, columnAt, FILES, type FileName } from '../../prisma/ledger/archive/columns.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { ArchiveDamaged } from './errors.ts'
import { decode, PARSERS, schemaOf } from './parquetColumns.ts'

/**
 * A file of an archived month, read by row groups. Each group is one request, and its bytes are compared with their recorded digest
 * before a value of them is used. Throws ArchiveDamaged.
 */
export class FileReader {
  readonly #store: BlobStore
  readonly #name: FileName
  readonly #file: ArchivedFile
  #metadata: FileMetaData | null = null

  constructor(store: BlobStore, name: FileName, file: ArchivedFile) {
    this.#store = store
    this.#name = name
    this.#file = file
  }

  /** The rows of those groups that `isWanted` by the first and the last payment of a group, one group after the other. */
  async *rows(isWanted: (first: string, last: string) => boolean = () => true): AsyncGenerator<readonly ArchiveRow[]> {
    // A file without a wanted group has to be there too.
    const metadata = await this.#metadataOf()
    let start = 0
    for (const [index, { rows, first, last }] of this.#file.groups.entries()) {
      if (isWanted(first, last)) yield await this.#readGroup(metadata, index, start, start + rows)
      start += rows
    }
  }

  /** The rows of one payment. */
  async rowsOf(paymentId: string): Promise<ArchiveRow[]> {
    const place = columnAt(this.#name, FILES[this.#name].id)
    const found: ArchiveRow[] = []
    for await (const rows of this.rows((first, last) => first <= paymentId && paymentId <= last))
      found.push(...rows.filter((row) => row[place] === paymentId))
    return found
  }

  async #readGroup(metadata: FileMetaData, index: number, rowStart: number, rowEnd: number): Promise<ArchiveRow[]> {
    const { columns } = FILES[this.#name]
    const file = bufferOf(await this.#readPiece(index), this.#startOf(index), this.#file)
    const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd, utf8: false, parsers: PARSERS })
    if (rows.length !== rowEnd - rowStart)
      throw new ArchiveDamaged(this.#file.key, `has ${rows.length} rows instead of ${rowEnd - rowStart} in a row group`)
    return rows.map((row) => columns.map((column) => decode(column, row[column.name])))
  }

  async #metadataOf(): Promise<FileMetaData> {
    if (this.#metadata) return this.#metadata
    const { key, bytes, pieces, groups, rows } = this.#file
    const info = await this.#store.stat(key)
    if (!info) throw new ArchiveDamaged(key, 'is missing')
    if (info.size !== bytes) throw new ArchiveDamaged(key, `has ${info.size} bytes instead of ${bytes}`)
    const metadata = parquetMetadata(await this.#readPiece(pieces.length - 1), { parsers: PARSERS })
    const names = metadata.schema.slice(1).map(({ name }) => name)
    const expected = schemaOf(FILES[this.#name].columns)
      .slice(1)
      .map(({ name }) => name)
    if (names.join() !== expected.join()) throw new ArchiveDamaged(key, `has other columns (${names.join(', ')})`)
    if (Number(metadata.num_rows) !== rows || metadata.row_groups.length !== groups.length)
      throw new ArchiveDamaged(key, `has ${metadata.num_rows} rows instead of ${rows}`)
    this.#metadata = metadata
    return metadata
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : (this.#file.pieces[index - 1]?.end ?? 0)
  }

  async #readPiece(index: number): Promise<ArrayBuffer> {
    const { key, pieces } = this.#file
    const piece: FilePiece | undefined = pieces[index]
    if (!piece) throw new ArchiveDamaged(key, `has no recorded piece ${index}`)
    const range = { start: this.#startOf(index), end: piece.end - 1 }
    const opened = await this.#store.open(key, range)
    if (!opened) throw new ArchiveDamaged(key, 'is missing')
    const bytes = Buffer.concat(await opened.body.toArray())
    if (createHash('sha256').update(bytes).digest('hex') !== piece.sha256)
      throw new ArchiveDamaged(key, `differs from what was written, in the bytes ${range.start} to ${range.end}`)
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  }
}

/** The whole file, of which only one piece is there. */
function bufferOf(piece: ArrayBuffer, start: number, { key, bytes }: ArchivedFile): AsyncBuffer {
  return {
    byteLength: bytes,
    slice(from, to = bytes) {
      if (from < start || to > start + piece.byteLength)
        throw new ArchiveDamaged(key, `has values outside their row group, in the bytes ${from} to ${to}`)
      return piece.slice(from - start, to - start)
    },
  }
}

/** SHA-256 of a whole file as the store has it, in hex. */
export async function hashOfStored(store: BlobStore, { key }: ArchivedFile): Promise<string> {
  const opened = await store.open(key)
  if (!opened) throw new ArchiveDamaged(key, 'is missing')
  const hash = createHash('sha256')
  for await (const chunk of opened.body) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
