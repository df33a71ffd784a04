import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { MessageFile } from './content.ts'
import { openPart } from './partContent.ts'
import type { InlineImages } from './safeHtml.ts'

/** Image formats without active content. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Most bytes of one image, and of all images inlined into one message. */
const MAX_IMAGE = 524_288
const MAX_ALL = 2_097_152

/** Images that a message's HTML references by Content-ID and that are small enough to inline. */
export async function loadInlineImages(
  blobs: BlobStore,
  blobKey: string,
  html: string,
  files: readonly MessageFile[],
): Promise<InlineImages> {
  const images = new Map<string, string>()
  let bytes = 0
  for (const { contentId, contentType, part } of files) {
    if (contentId === null || !SHOWN.has(contentType) || images.has(contentId)) continue
    if (part.size > MAX_IMAGE || bytes + part.size > MAX_ALL || !isNamed(html, contentId)) continue
    const content = await openPart(blobs, blobKey, part)
    if (!content) continue
    bytes += part.size
    const data = Buffer.concat(await content.toArray())
    images.set(contentId, `data:${contentType};base64,${data.toString('base64')}`)
  }
  return images
}

function isNamed(html: string, contentId: string): boolean {
  return html.includes(`cid:${contentId}`) || html.includes(`cid:${encodeURIComponent(contentId)}`)
}
