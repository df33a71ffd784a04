/** The part of yauzl's types that is used here; the package ships none. */
declare module 'yauzl' {
  import { EventEmitter } from 'node:events'

  /** Reads a zip from any source. */
  export class RandomAccessReader extends EventEmitter {
    /** Reads `length` bytes at `position` of the zip into `buffer`, starting at `offset`. */
    read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null, bytesRead?: number) => void,
    ): void
  }

  /** An entry of the central directory, unverified. */
  export interface Entry {
    readonly versionMadeBy: number
    readonly generalPurposeBitFlag: number
    readonly compressionMethod: number
    readonly crc32: number
    /** Bytes. */
    readonly compressedSize: number
    /** Bytes. */
    readonly uncompressedSize: number
    readonly externalFileAttributes: number
    readonly relativeOffsetOfLocalHeader: number
    readonly fileNameRaw: Buffer
  }

  export interface ZipFile {
    readonly entryCount: number
    eachEntry(): AsyncIterable<Entry>
    readLocalFileHeaderPromise(
      entry: { readonly relativeOffsetOfLocalHeader: number; readonly compressedSize: number },
      options: { readonly minimal: true },
    ): Promise<{ readonly fileDataStart: number }>
  }

  export function fromRandomAccessReaderPromise(
    reader: RandomAccessReader,
    totalSize: number,
    options: { readonly decodeStrings: false; readonly validateEntrySizes: false; readonly autoClose: false },
  ): Promise<ZipFile>
}
