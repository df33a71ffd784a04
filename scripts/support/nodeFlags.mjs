import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))

/** The flags that `npm start` gives Node. Compiled code is kept for each set of flags. */
export const NODE_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'))
