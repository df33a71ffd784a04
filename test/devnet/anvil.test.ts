import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findAnvil } from '../../devnet/anvil.ts'

test('npm installed an anvil for this platform', () => {
  expect(existsSync(findAnvil())).toBe(true)
})

test('a platform without an anvil gets an explanation', () => {
  expect(() => findAnvil('sunos', 'sparc')).toThrow(/@foundry-rs\/anvil-sunos-sparc is not installed/)
  expect(() => findAnvil('sunos', 'sparc')).toThrow(/DEVNET_ANVIL/)
})
