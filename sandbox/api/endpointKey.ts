/** The page's key of a documented path: `service/operationId`. */
export function endpointKey({
  service,
  operationId,
}: {
  readonly service: string
  readonly operationId: string
}): string {
  return `${service}/${operationId}`
}
