/** Whether a query is blank or only comments. */
export function isBlank(query: string): boolean {
  return query.replace(/#[^\n\r]*/g, '').replace(/[\s,\uFEFF]/g, '') === ''
}
