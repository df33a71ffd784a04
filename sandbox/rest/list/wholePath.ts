/** The path of an endpoint below its host: with the path of the service's base URL. */
export function wholePath(baseUrl: string, path: string): string {
  return `${new URL(baseUrl, location.href).pathname.replace(/\/$/, '')}${path}`
}
