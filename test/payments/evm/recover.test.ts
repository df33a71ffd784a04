import fc from 'fast-check'
import { type Hex, recoverAddress as recoverByViem } from 'viem'
import { privateKeyToAddress, sign } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { curve, openNativeCurve, openWasmCurve } from '../../../router/payments/evm/curve.ts'
import { isSignedBy, recoverAddress } from '../../../router/payments/evm/recover.ts'
import { bytes32, privateKey } from './arbitraries.ts'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const KEY: Hex = `0x${'07'.repeat(32)}`
const HASH: Hex = `0x${'09'.repeat(32)}`

const native = openNativeCurve()
const backends = [...(native ? [native] : []), await openWasmCurve()]
const bytesOf = (hex: Hex) => Buffer.from(hex.slice(2), 'hex')
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** Whether the token's contract looks at a signature at all: 65 bytes, v 27 or 28, s in the lower half. */
function isFit(signature: Hex): boolean {
  const [r, s, v] = [BigInt(signature.slice(0, 66)), BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130)]
  return r > 0n && r < ORDER && s > 0n && s <= ORDER / 2n && (v === '1b' || v === '1c')
}

test('the addon is there where it has a build, and is what is used', () => {
  if (!native) return expect(curve.name).toBe('wasm')
  expect(curve.name).toBe('native')
})

describe.each(backends)('by the $name curve', (backend) => {
  test('who signed is the one whose key it was', async () => {
    await fc.assert(
      fc.asyncProperty(privateKey, bytes32, async (key, hash) => {
        const signature = await sign({ hash, privateKey: key, to: 'hex' })
        const signer = privateKeyToAddress(key)
        expect(recoverAddress(bytesOf(hash), signature, backend)).toBe(signer.toLowerCase())
        expect(isSignedBy(bytesOf(hash), signature, signer, backend)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('a signature with any bit turned is of whom viem says, or of nobody', async () => {
    const turned = fc.record({ key: privateKey, hash: bytes32, bit: fc.integer({ min: 0, max: 65 * 8 - 1 }) })
    await fc.assert(
      fc.asyncProperty(turned, async ({ key, hash, bit }) => {
        const bytes = bytesOf(await sign({ hash, privateKey: key, to: 'hex' }))
        bytes[bit >> 3]! ^= 1 << (bit & 7)
        const signature: Hex = `0x${bytes.toString('hex')}`
        const reference = isFit(signature) ? await recoverByViem({ hash, signature }).catch(() => null) : null
        expect(recoverAddress(bytesOf(hash), signature, backend)).toBe(reference?.toLowerCase() ?? null)
        expect(isSignedBy(bytesOf(hash), signature, privateKeyToAddress(key), backend)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test('65 random bytes are of whom viem says, or of nobody', async () => {
    const random = fc.record({ hash: bytes32, r: bytes32, s: bytes32, v: fc.constantFrom('1b', '1c') })
    await fc.assert(
      fc.asyncProperty(random, async ({ hash, r, s, v }) => {
        const lower = BigInt(s) > ORDER / 2n ? BigInt(s) >> 1n : BigInt(s)
        const signature: Hex = `${r}${word(lower)}${v}`
        const reference = isFit(signature) ? await recoverByViem({ hash, signature }).catch(() => null) : null
        expect(recoverAddress(bytesOf(hash), signature, backend)).toBe(reference?.toLowerCase() ?? null)
      }),
      { numRuns: 50 },
    )
  })

  test('what the token refuses is of nobody, though other checks take it', async () => {
    const good = await sign({ hash: HASH, privateKey: KEY, to: 'hex' })
    const [r, s, v] = [good.slice(2, 66), BigInt(`0x${good.slice(66, 130)}`), good.slice(130)]
    const flipped = v === '1b' ? '1c' : '1b'
    const compact = word(s | (v === '1c' ? 1n << 255n : 0n))
    const spoilt: Record<string, string> = {
      'the twin with a high s': `0x${r}${word(ORDER - s)}${flipped}`,
      'v as 0 or 1': `0x${r}${word(s)}${v === '1b' ? '00' : '01'}`,
      'v as in EIP-155': `0x${r}${word(s)}25`,
      '64 bytes (EIP-2098)': `0x${r}${compact}`,
      '66 bytes': `${good}00`,
      'no hex': `0x${'zz'.repeat(65)}`,
      'no prefix': good.slice(2),
      nothing: '0x',
      'an r of zero': `0x${word(0n)}${word(s)}${v}`,
      'an s of zero': `0x${r}${word(0n)}${v}`,
      'an r beyond the order': `0x${word(ORDER)}${word(s)}${v}`,
    }
    expect(recoverAddress(bytesOf(HASH), good, backend)).toBe(privateKeyToAddress(KEY).toLowerCase())
    for (const [name, signature] of Object.entries(spoilt)) {
      expect(recoverAddress(bytesOf(HASH), signature, backend), name).toBeNull()
    }
  })
})
