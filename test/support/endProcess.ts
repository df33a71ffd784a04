import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a process and waits until it is gone; does nothing for one that has ended. */
export async function endProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Whether a process has ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
