import { access } from 'node:fs/promises'
import { isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts'
import { type ServerPlace, shutDown, waitUntilReady } from './server.ts'
import { checkSocketFolder, socketFile } from './socket.ts'

/** Attaches to the server of `postmaster.pid` if it still runs; null when no server runs any more. */
export async function takeOver(
  found: Postmaster,
  place: ServerPlace,
  log: (message: string) => void,
): Promise<Postmaster | null> {
  const runs = () => isPostmaster(found.pid, place.clusterDir)
  if (!(await runs())) return null
  if (found.status === 'stopping') {
    await shutDown(found, place.clusterDir)
    return null
  }
  if ((await waitUntilReady(found.pid, place.clusterDir, runs)) === 'ended') return null
  const postmaster = await readPostmaster(place.clusterDir)
  if (!postmaster) return null
  if (await canBeReached(postmaster)) {
    log(`Took over the Postgres that was running already, process ${postmaster.pid}`)
    return postmaster
  }
  log(`The socket of the running Postgres, process ${postmaster.pid}, is gone: starting it again`)
  await shutDown(postmaster, place.clusterDir)
  return null
}

/** False when the socket is gone, as after a cleaning of the temporary folder. Throws when another user owns the folder. */
async function canBeReached(postmaster: Postmaster): Promise<boolean> {
  try {
    await checkSocketFolder(postmaster.socketFolder)
    await access(socketFile(postmaster.socketFolder))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
