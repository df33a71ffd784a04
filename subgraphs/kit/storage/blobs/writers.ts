import { UploadBusy } from './errors.ts'

/** Keys of the uploads that this process is writing. */
export type Writers = Set<string>

/** Runs work as the only writer of an upload. Throws UploadBusy if there already is one. */
export async function asOnlyWriter<Result>(
  writers: Writers,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (writers.has(key)) throw new UploadBusy()
  writers.add(key)
  try {
    return await work()
  } finally {
    writers.delete(key)
  }
}
