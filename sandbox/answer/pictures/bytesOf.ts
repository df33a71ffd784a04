import { base64Bytes } from '../../api/base64.ts'

/** Decodes base64; null when it is invalid. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return base64Bytes(base64)
  } catch {
    return null
  }
}
