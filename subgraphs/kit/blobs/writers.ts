import { UploadBusy } from './errors.ts'

/** The uploads that somebody in this process writes to. */
export type Writers = Set<string>

/** Runs work as the only writer of an upload; UploadBusy when there is one already. */
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
