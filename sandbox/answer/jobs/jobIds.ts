import { fromUrlAlphabet } from '../../api/base64.ts'
import { isList, isRecord, type Json } from '../json.ts'

/** Most jobs of one answer that are followed. */
const MOST_JOBS = 6

/** States in which a job stays. */
const ENDED: ReadonlySet<Json | undefined> = new Set(['COMPLETE', 'FAILED', 'complete', 'failed'])

/**
 * The ids of the jobs in an answer that may still go on: node ids of the type Job, and the `jobId` of documented paths.
 */
export function jobIdsOf(content: Json): readonly string[] {
  const ids = new Set<string>()
  walk(content)
  return [...ids].slice(0, MOST_JOBS)

  function walk(value: Json): void {
    if (isList(value)) value.forEach(walk)
    if (!isRecord(value)) return
    const id = idOf(value)
    if (id !== null && !ENDED.has(value.status)) ids.add(id)
    Object.values(value).forEach(walk)
  }
}

function idOf({ id, jobId }: { readonly [key: string]: Json }): string | null {
  if (typeof id === 'string' && isJobNode(id)) return id
  return typeof jobId === 'string' && jobId !== '' ? jobId : null
}

/** Whether a node id names a job: it is base64url of the type and its key. */
function isJobNode(id: string): boolean {
  try {
    return atob(fromUrlAlphabet(id)).startsWith('Job/')
  } catch {
    return false
  }
}
