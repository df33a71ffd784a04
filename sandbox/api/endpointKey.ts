/** How the page names a documented path: `service/operationId`. */
export function endpointKey({
  service,
  operationId,
}: {
  readonly service: string
  readonly operationId: string
}): string {
  return `${service}/${operationId}`
}
