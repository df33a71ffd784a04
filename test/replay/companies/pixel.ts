/** The smallest PNG, in base64, as companies answer pictures. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Bytes in the place of a video. */
export const FILM = 'film'
