import { expect, it } from 'vitest'
import { shutdownDelay } from '../../../router/boot/stopRouter.ts'

it.each([
  ['127.0.0.1', 0],
  ['localhost', 0],
  ['::1', 0],
  ['::', 5_000],
  ['0.0.0.0', 5_000],
])('a server on %s accepts requests for %i ms after SIGTERM, where nothing is set', (host, delayMs) => {
  expect(shutdownDelay(host, { SHUTDOWN_DELAY_MS: undefined })).toBe(delayMs)
  expect(shutdownDelay(host, { SHUTDOWN_DELAY_MS: 700 })).toBe(700)
})
