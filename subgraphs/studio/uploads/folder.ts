/** Folder of uploaded pictures in the service's part of the store. */
export const UPLOADS = 'uploads'

/** Whether a key belongs to an uploaded picture. */
export function isUpload(key: string): boolean {
  return key.startsWith(`${UPLOADS}/`)
}
