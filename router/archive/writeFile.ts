import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { ArchivedFile, FilePiece, RowGroup } from '../../prisma/ledger/archive/archivedMonth.ts'
import {
  type ArchiveColumn,
  type ArchiveRow,
  columnAt,
  FILES,
  type FileName,
} from '../../prisma/ledger/archive/columns.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { encode, schemaOf } from './parquetColumns.ts'

/** More than a month can have: a file is never refused for its size. */
const MAX_BYTES = 2 ** 42

/**
 * Writes rows as a Parquet file to the store, a row group for each portion: one portion is in memory, and the bytes of one group. A
 * file of this key is replaced once the new one is complete.
 */
export async function writeFile(
  store: BlobStore,
  key: string,
  file: FileName,
  portions: AsyncIterable<readonly ArchiveRow[]>,
): Promise<ArchivedFile> {
  const writing = new FileWriting(file)
  const body = Readable.from(writing.bytesOf(portions), { objectMode: false, highWaterMark: 1 })
  try {
    await store.put(key, body, { maxBytes: MAX_BYTES, contentType: 'application/vnd.apache.parquet' })
  } finally {
    body.destroy()
  }
  return { key, ...writing.result() }
}

/** The bytes of a file, and what is known of them at its end. */
class FileWriting {
  readonly #file: FileName
  readonly #columns: readonly ArchiveColumn[]
  readonly #id: number
  readonly #hash = createHash('sha256')
  readonly #groups: RowGroup[] = []
  readonly #pieces: FilePiece[] = []
  #rows = 0
  #bytes = 0
  #isComplete = false

  constructor(file: FileName) {
    this.#file = file
    this.#columns = FILES[file].columns
    this.#id = columnAt(file, FILES[file].id)
  }

  async *bytesOf(portions: AsyncIterable<readonly ArchiveRow[]>): AsyncGenerator<Buffer> {
    const writer = new ByteWriter()
    const parquet = new ParquetWriter({ writer, schema: schemaOf(this.#columns), createdBy: 'tollgraph' })
    for await (const rows of portions) {
      await parquet.write({ columnData: this.#columnsOf(rows), rowGroupSize: rows.length })
      this.#groups.push({ rows: rows.length, first: this.#idOf(rows[0]), last: this.#idOf(rows.at(-1)) })
      this.#rows += rows.length
      yield this.#take(writer)
    }
    await parquet.finish()
    yield this.#take(writer)
    this.#isComplete = true
  }

  result(): Omit<ArchivedFile, 'key'> {
    if (!this.#isComplete) throw new Error(`The file of ${this.#file} was stored before it was complete`)
    return {
      bytes: this.#bytes,
      sha256: this.#hash.digest('hex'),
      rows: this.#rows,
      groups: this.#groups,
      pieces: this.#pieces,
    }
  }

  #columnsOf(rows: readonly ArchiveRow[]) {
    return this.#columns.map((column, place) => ({
      name: column.name,
      data: rows.map((row) => encode(column, row[place] ?? null)),
      // The bounds of JSON would be whole documents.
      statistics: column.kind !== 'json',
    }))
  }

  #idOf(row: ArchiveRow | undefined): string {
    const id = row?.[this.#id]
    if (!id) throw new Error(`A row of ${this.#file} has no id of a payment`)
    return id
  }

  /** The bytes that were written since the last call. The writer goes on counting from there. */
  #take(writer: ByteWriter): Buffer {
    const piece = Buffer.from(writer.getBytes())
    writer.index = 0
    this.#bytes += piece.length
    this.#hash.update(piece)
    this.#pieces.push({ end: this.#bytes, sha256: createHash('sha256').update(piece).digest('hex') })
    return piece
  }
}
