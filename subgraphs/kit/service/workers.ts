/** The worker that runs the background jobs, and the servers that a machine has once. */
export const FIRST_WORKER = 1

/** Whether another process of the machine is the first worker; false for a process that has ports and DATA_DIR alone. */
export function isFurtherWorker(worker: number | null | undefined): boolean {
  return worker !== null && worker !== undefined && worker !== FIRST_WORKER
}
