import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LARGEST_BODY } from './given.ts'

/** Enables multipart/form-data: the body of such a request is a FormData. */
export function takeForms(app: FastifyInstance): void {
  const read = (request: FastifyRequest, body: Buffer) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    return new Response(new Uint8Array(body), { headers }).formData()
  }
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, read)
}

/** The texts and files of a form, or the members of a JSON body, by name. */
export async function membersOf(body: unknown): Promise<{
  readonly texts: Readonly<Record<string, string>>
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
}> {
  const entries: Iterable<[string, unknown]> = body instanceof FormData ? body.entries() : Object.entries(body ?? {})
  const texts: Record<string, string> = {}
  const files: { name: string; bytes: Buffer }[] = []
  for (const [name, value] of entries) {
    if (value instanceof Blob) files.push({ name, bytes: Buffer.from(await value.arrayBuffer()) })
    else texts[name] = String(value)
  }
  return { texts, files }
}
