import { createRequire } from 'node:module'

/** A secp256k1 signature: 64 bytes of r and s, s in the lower half, and which of two keys signed. */
export interface CurveSignature {
  readonly rs: Uint8Array
  readonly recovery: 0 | 1
}

/** An implementation of secp256k1. */
export interface Curve {
  readonly name: 'native' | 'wasm'
  /** The signer's 65-byte public key: `rs` is 64 bytes, `recovery` 0 or 1. Null when no key matches. */
  recover(digest: Uint8Array, rs: Uint8Array, recovery: 0 | 1): Uint8Array | null
  /** Signs 32 bytes with a private key of 32 bytes, deterministically (RFC 6979). Throws for an invalid key. */
  sign(digest: Uint8Array, key: Uint8Array): CurveSignature
}

/**
 * The addon of the package `secp256k1`; null where it has no build for this machine. The package's own entry would
 * silently fall back to plain JavaScript, some hundred times slower, so only its bindings are loaded.
 */
export function openNativeCurve(): Curve | null {
  const require = createRequire(import.meta.url)
  try {
    const addon = require('secp256k1/bindings.js') as typeof import('secp256k1')
    return {
      name: 'native',
      recover(digest, rs, recovery) {
        try {
          return addon.ecdsaRecover(rs, recovery, digest, false)
        } catch {
          // The lengths are right, so the error means that r or s is invalid or that no key matches.
          return null
        }
      },
      sign(digest, key) {
        const { signature, recid } = addon.ecdsaSign(digest, key)
        return { rs: signature, recovery: recid as 0 | 1 }
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
    sign(digest, key) {
      const signed = wasm.signMessageHashRecoverableCompact(key, digest)
      if (typeof signed === 'string') throw new TypeError(signed)
      return { rs: signed.signature, recovery: signed.recoveryId as 0 | 1 }
    },
  }
}

/** Stands in for the WebAssembly that is still being compiled. */
const unopened: Curve = { name: 'wasm', recover: refuse, sign: refuse }

function refuse(): never {
  throw new Error('The WebAssembly of secp256k1 is not compiled yet: await curveOpened first')
}

/** The fastest implementation on this machine. Usable once `curveOpened` is fulfilled. */
export let curve: Curve = openNativeCurve() ?? unopened

/** Fulfilled at once with the addon, else when the WebAssembly is compiled. */
export const curveOpened: Promise<void> = curve === unopened ? openFallback() : Promise.resolve()

async function openFallback(): Promise<void> {
  curve = await openWasmCurve()
}
