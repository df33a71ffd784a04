import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects all garbage of this process. What only buffers held is freed by the time that the next call returns. */
export const collectGarbage: () => void = runInNewContext('gc')
