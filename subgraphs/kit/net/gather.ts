/** Passes the chunks of a body on. Throws the error of `tooLarge` at the first byte beyond `maxBytes`. */
export async function* bounded(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: () => Error,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    yield chunk
  }
}

/**
 * Collects a whole body. Throws the error of `tooLarge` at the first byte beyond `maxBytes`; the rest is not read, and a
 * stream is destroyed.
 */
export async function gather(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bounded(body, maxBytes, tooLarge)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Collects at most the first `maxBytes` of a body; the rest is not read, and a stream is destroyed. */
export async function gatherStart(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
