import { useRequest, type Written } from '../state/request.ts'

/** Formats the editor's query and variables; returns why the query stays as it is, or null. */
export async function formatRequest(): Promise<string | null> {
  const { formatQuery } = await import('./formatQuery.ts')
  const { query, variables, edit } = useRequest.getState()
  const formatted = formatQuery(query)
  const change: Partial<Written> = { variables: formatJson(variables) }
  edit('text' in formatted ? { ...change, query: formatted.text } : change)
  return 'reason' in formatted ? formatted.reason : null
}

/** JSON with two spaces; what is no JSON stays, because the editor marks it. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
