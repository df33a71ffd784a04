/** Where pictures that were sent lie in the service's part of the store. */
export const UPLOADS = 'uploads'

/** Whether a key is that of a picture that was sent. */
export function isUpload(key: string): boolean {
  return key.startsWith(`${UPLOADS}/`)
}
