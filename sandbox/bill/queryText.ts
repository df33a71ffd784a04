/** Whether a query says nothing yet: blank, or nothing but comments. */
export function isBlank(query: string): boolean {
  return query.replace(/#[^\n\r]*/g, '').replace(/[\s,\uFEFF]/g, '') === ''
}
