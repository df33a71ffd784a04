/** The part of yauzl that is used here; the package has no types of its own. */
declare module 'yauzl' {
  import { EventEmitter } from 'node:events'

  /** Reads a zip wherever it lies. */
  export class RandomAccessReader extends EventEmitter {
    /** Fills `buffer` from `offset` on with `length` bytes from `position` of the zip. */
    read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null, bytesRead?: number) => void,
    ): void
  }

  /** An entry of the central directory, as the zip states it. */
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
