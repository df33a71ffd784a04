/** Short name of a service for the map: `Data` for `Tollgraph Data`. */
export function serviceLabel(name: string, title: string): string {
  const short = title.replace(/^Tollgraph\s*/, '')
  return short || name.charAt(0).toUpperCase() + name.slice(1)
}
