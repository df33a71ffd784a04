import fc from 'fast-check'
import type { TransactionSerializableEIP1559 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { openNativeCurve, openWasmCurve } from '../../../router/payments/evm/curve.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import { signerAccount } from '../../../router/payments/signing/signerAccount.ts'
import { address, bytes32, privateKey } from '../evm/arbitraries.ts'

const native = openNativeCurve()
const backends = [...(native ? [native] : []), await openWasmCurve()]

const gas = fc.bigInt({ min: 0n, max: 1n << 64n })
const transaction = fc.record({
  type: fc.constant('eip1559' as const),
  chainId: fc.integer({ min: 1, max: 2 ** 31 }),
  nonce: fc.nat(),
  to: address,
  data: fc.uint8Array({ maxLength: 300 }).map((bytes): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`),
  gas,
  maxFeePerGas: gas.map((fee) => fee + (1n << 64n)),
  maxPriorityFeePerGas: gas,
}) satisfies fc.Arbitrary<TransactionSerializableEIP1559>

describe.each(backends)('a key on the $name curve', (curve) => {
  test('has the address and makes the signatures that viem gives it', async () => {
    const signed = fc.record({ key: privateKey, hash: bytes32, transaction, message: fc.string() })
    await fc.assert(
      fc.asyncProperty(signed, async ({ key, hash, message, ...given }) => {
        const [ours, viems] = [signerAccount(keySigner(key, curve)), privateKeyToAccount(key)]
        expect(ours.address).toBe(viems.address)
        expect(await ours.sign({ hash })).toBe(await viems.sign({ hash }))
        expect(await ours.signTransaction(given.transaction)).toBe(await viems.signTransaction(given.transaction))
        expect(await ours.signMessage({ message })).toBe(await viems.signMessage({ message }))
        const typed = {
          domain: { name: message, chainId: 1 },
          types: { Note: [{ name: 'hash', type: 'bytes32' }] },
          primaryType: 'Note',
          message: { hash },
        } as const
        expect(await ours.signTypedData(typed)).toBe(await viems.signTypedData(typed))
      }),
      { numRuns: 40 },
    )
  })

  test('is refused where it is none', () => {
    expect(() => keySigner(`0x${'00'.repeat(32)}`, curve)).toThrow()
    expect(() => curve.sign(new Uint8Array(32), new Uint8Array(32))).toThrow()
  })
})
