import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NODE_FLAGS } from '../../scripts/support/nodeFlags.mjs'

it.each(['Dockerfile', 'image/try.sh'])('%s gives Node the flags of npm start', (file) => {
  const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8').replaceAll(/["',]/g, '')
  expect(NODE_FLAGS).not.toEqual([])
  expect(text).toContain(`node ${NODE_FLAGS.join(' ')} scripts/start.mjs`)
})
