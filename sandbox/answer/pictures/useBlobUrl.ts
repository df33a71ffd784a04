import { useEffect, useState } from 'react'

/** A blob URL of bytes while they are shown; null before. */
export function useBlobUrl(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer | null, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return url
}
