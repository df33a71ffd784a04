import { randomUUID } from 'node:crypto'

/** Folder of uploaded pictures in the service's part of the store. */
const UPLOADS = 'uploads'

/** Folder of an upload: the file as it is sent, and the copy that its confirmation keeps. */
export function folderOfUpload(id: string): string {
  return `${UPLOADS}/${id}`
}

/** Key under which the file of an upload is sent. */
export function sentKey(id: string, name: string): string {
  return `${folderOfUpload(id)}/${name}`
}

/** Key under which the file of an upload was sent, before and after its confirmation. */
export function sentKeyOf({ id, blobKey }: { readonly id: string; readonly blobKey: string }): string {
  return sentKey(id, nameOf(blobKey))
}

/**
 * A new key for the copy that a confirmation keeps. No link writes there: through a presigned link of an S3 store the
 * file can be sent again, in any size, until the link expires. Each confirmation has a key of its own, so that two at
 * once do not replace each other's copy.
 */
export function keptKey(id: string, sent: string): string {
  return `${folderOfUpload(id)}/${randomUUID()}/${nameOf(sent)}`
}

/** The id of the upload that a key belongs to; null for a key of something else. */
export function uploadOfKey(key: string): string | null {
  const [folder, id = ''] = key.split('/')
  return folder === UPLOADS ? id : null
}

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
