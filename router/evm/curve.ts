import { createRequire } from 'node:module'

/** A way to compute on secp256k1. */
export interface Curve {
  readonly name: 'native' | 'wasm'
  /** The 65-byte public key that signed: `rs` is 64 bytes, `recovery` 0 or 1. Null when no key can have signed so. */
  recover(digest: Uint8Array, rs: Uint8Array, recovery: 0 | 1): Uint8Array | null
}

/**
 * The addon of the package `secp256k1`; null where it has no build for this machine. The package's own entry would
 * fall back to plain JavaScript without a word, some hundred times slower, so its bindings are loaded by themselves.
 */
export function openNativeCurve(): Curve | null {
  const require = createRequire(import.meta.url)
  try {
    const addon = require('secp256k1/bindings.js') as Pick<typeof import('secp256k1'), 'ecdsaRecover'>
    return {
      name: 'native',
      recover(digest, rs, recovery) {
        try {
          return addon.ecdsaRecover(rs, recovery, digest, false)
        } catch {
          // The lengths are right, so what it throws says that r or s is no such number or that there is no such key.
          return null
        }
      },
    }
  } catch {
    return null
  }
}

/** The same library compiled to WebAssembly, which runs everywhere at about a third of the speed. */
export async function openWasmCurve(): Promise<Curve> {
  const { instantiateSecp256k1 } = await import('@bitauth/libauth')
  const wasm = await instantiateSecp256k1()
  return {
    name: 'wasm',
    recover(digest, rs, recovery) {
      const key = wasm.recoverPublicKeyUncompressed(rs, recovery, digest)
      return typeof key === 'string' ? null : key
    },
  }
}

/** The fastest that this machine has. */
export const curve: Curve = openNativeCurve() ?? (await openWasmCurve())
