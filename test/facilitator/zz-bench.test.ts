import { test } from 'vitest'
import { startSharedDevnet } from '/work/main/test/devnet/devnets.ts'
import { placeOn, PRICE, transferOf } from '/work/main/test/facilitator/place.ts'
import { openNativeCurve, openWasmCurve } from '/work/main/router/evm/curve.ts'
import { isSignedBy } from '/work/main/router/evm/recover.ts'
import { exactTransferReader } from '/work/main/router/facilitator/exactTransfer.ts'
import { NETWORKS } from '/work/main/router/network.ts'
import { recoverTypedDataAddress } from 'viem'
import { AUTHORIZATION_MEMBERS, usdcDomain } from '/work/main/test/devnet/authorization.ts'
test('bench', async () => {
  const { devnet, remove } = await startSharedDevnet()
  const place = placeOn(devnet)
  const payers = await Promise.all(Array.from({ length: 16 }, () => place.newPayer(10n ** 12n)))
  const one = await place.pay(payers[0]!)
  const t = transferOf(one)
  const time = (name: string, f: () => unknown, n = 1000) => {
    for (let i = 0; i < 200; i++) f()
    const a = performance.now(); for (let i = 0; i < n; i++) f()
    console.log(name, ((performance.now() - a) / n * 1000).toFixed(1), 'us')
  }
  const native = openNativeCurve()!, wasm = await openWasmCurve()
  const read = exactTransferReader(NETWORKS.devnet)
  time('parse+digest', () => read(one))
  time('native isSignedBy', () => isSignedBy(t.digest, t.signature, t.from, native))
  time('wasm isSignedBy', () => isSignedBy(t.digest, t.signature, t.from, wasm))
  { const a = performance.now(); for (let i = 0; i < 200; i++) await recoverTypedDataAddress({ domain: usdcDomain(devnet), types: { TransferWithAuthorization: AUTHORIZATION_MEMBERS }, primaryType: 'TransferWithAuthorization', message: { ...t }, signature: t.signature }); console.log('viem recoverTypedData', ((performance.now() - a) / 200 * 1000).toFixed(0), 'us') }
  const facilitator = await place.openFacilitator()
  for (const inFlight of [1, 32, 256, 32, 256]) {
    const total = inFlight === 1 ? 60 : 1500
    const payments = await Promise.all(Array.from({ length: total }, (_, i) => place.pay(payers[i % 16]!)))
    for (const mode of ['settle', 'verify+settle'] as const) {
      const mine = payments.slice(mode === 'settle' ? 0 : total / 2, mode === 'settle' ? total / 2 : total)
      let next = 0
      const cpu = process.cpuUsage(); const a = performance.now()
      await Promise.all(Array.from({ length: inFlight }, async () => {
        while (next < mine.length) {
          const p = mine[next++]!
          if (mode !== 'settle' && !(await facilitator.verify(p)).isValid) throw new Error('invalid')
          const s = await facilitator.settle(p)
          if (s.kind !== 'settled') throw new Error(JSON.stringify(s))
        }
      }))
      const ms = performance.now() - a; const c = process.cpuUsage(cpu)
      console.log(mode, 'in flight', inFlight, (mine.length / ms * 1000).toFixed(0), '/s', (ms / mine.length * inFlight).toFixed(1), 'ms each; node cpu', ((c.user + c.system) / 1000 / mine.length).toFixed(2), 'ms per payment')
    }
  }
  await remove()
}, 300_000)
