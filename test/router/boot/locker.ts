import { join } from 'node:path'
import { DataDirInUse, lockDataDir } from '../../../router/boot/lock.ts'

// A process of its own that locks the folders 0, 1, 2 … of a place, one every 10 ms from a time on, and then waits to be ended. It
// writes a letter for each: L where it got the lock, - where another process has it.

const [place = '', rounds = '0', beginsAt = '0'] = process.argv.slice(2)
for (let round = 0; round < Number(rounds); round += 1) {
  while (Date.now() < Number(beginsAt) + round * 10) {
    // Sleeping would wake two processes at different times.
  }
  try {
    await lockDataDir(join(place, String(round)))
    process.stdout.write('L')
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    process.stdout.write('-')
  }
}
process.stdout.write('\n')
process.stdin.resume()
