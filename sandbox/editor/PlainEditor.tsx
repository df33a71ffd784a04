import { useRequest } from '../state/request.ts'

/** Plain text areas until the real editor has loaded, readable and editable at once. */
export function PlainEditor() {
  const { query, variables, edit } = useRequest()
  return (
    <>
      <textarea
        className="code editor-query"
        aria-label="Query"
        spellCheck={false}
        value={query}
        onChange={({ target }) => edit({ query: target.value })}
      />
      <h2 className="editor-title">Variables</h2>
      <textarea
        className="code editor-variables"
        aria-label="Variables, as JSON"
        spellCheck={false}
        value={variables}
        onChange={({ target }) => edit({ variables: target.value })}
      />
    </>
  )
}
