import { GraphiQLProvider, QueryEditor, useGraphiQL, useGraphiQLActions, VariableEditor } from '@graphiql/react'
import '@graphiql/react/setup-workers/vite'
import '@graphiql/react/style.css'
import type { GraphQLSchema } from 'graphql'
import { useEffect, useState } from 'react'
import { loadSchema } from '../api/schema.ts'
import { run } from '../pay/run.ts'
import { useRequest } from '../state/request.ts'
import { memoryStorage } from './memoryStorage.ts'

/** GraphiQL's editors: completion and checks by the schema. What they hold is kept in our own store, and run by us. */
export function GraphEditor() {
  const schema = useSchema()
  const [initial] = useState(() => useRequest.getState())
  return (
    <GraphiQLProvider
      // Ctrl-Enter ends here: the page has its own way to run, to pay and to show.
      fetcher={async () => {
        await run()
        return {}
      }}
      schema={schema}
      dangerouslyAssumeSchemaIsValid
      initialQuery={initial.query}
      initialVariables={initial.variables}
      storage={memoryStorage}
    >
      <Editors />
    </GraphiQLProvider>
  )
}

function Editors() {
  const edit = useRequest(({ edit }) => edit)
  useTakeOver()
  return (
    <div className="graphiql-container editor-graph">
      <div className="editor-query">
        <QueryEditor onEdit={(query) => edit({ query })} />
      </div>
      <h2 className="editor-title">Variables</h2>
      <div className="editor-variables">
        <VariableEditor onEdit={(variables) => edit({ variables })} />
      </div>
    </div>
  )
}

/** Writes into the editors what something else put on the desk. */
function useTakeOver(): void {
  const revision = useRequest(({ revision }) => revision)
  const queryEditor = useGraphiQL(({ queryEditor }) => queryEditor)
  const variableEditor = useGraphiQL(({ variableEditor }) => variableEditor)
  const { updateActiveTabValues } = useGraphiQLActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is other text
  useEffect(() => {
    const { query, variables } = useRequest.getState()
    if (queryEditor && queryEditor.getValue() !== query) queryEditor.setValue(query)
    if (variableEditor && variableEditor.getValue() !== variables) variableEditor.setValue(variables)
    updateActiveTabValues({ query, variables })
  }, [revision, queryEditor, variableEditor, updateActiveTabValues])
}

/** The schema once it is there; until then the editor knows the language alone. */
function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null)
  useEffect(() => {
    // The schema browser beside the editor tells when it does not come.
    loadSchema().then(setSchema, () => {})
  }, [])
  return schema
}
