import { base64Bytes } from '../../api/base64.ts'

/** The bytes of base64; null where it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return base64Bytes(base64)
  } catch {
    return null
  }
}
