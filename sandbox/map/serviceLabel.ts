/** How a service is called on the map, where there is little room: `Data` of `Tollgraph Data`. */
export function serviceLabel(name: string, title: string): string {
  const short = title.replace(/^Tollgraph\s*/, '')
  return short || name.charAt(0).toUpperCase() + name.slice(1)
}
