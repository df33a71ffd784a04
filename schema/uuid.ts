const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text has the form of a UUID; Postgres refuses others for such a column. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
