import { GraphiQLProvider, QueryEditor, useGraphiQL, useGraphiQLActions, VariableEditor } from '@graphiql/react'
import '@graphiql/react/setup-workers/vite'
import '@graphiql/react/style.css'
import type { GraphQLSchema } from 'graphql'
import { useEffect, useState } from 'react'
import { loadSchema } from '../api/schema.ts'
import { run } from '../pay/run.ts'
import { useRequest } from '../state/request.ts'
import { memoryStorage } from './memoryStorage.ts'

/** GraphiQL's editors: completion and checks by the schema. Their texts are in our own store, and our code runs them. */
export function GraphEditor() {
  const schema = useSchema()
  const [initial] = useState(() => useRequest.getState())
  return (
    <GraphiQLProvider
      // Ctrl-Enter ends here: the page has its own run button and answer panel.
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

/** Copies a newly loaded request into the editors. */
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

/** The schema once loaded; until then the editor knows only GraphQL's syntax. */
function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null)
  useEffect(() => {
    // The schema browser beside the editor reports a failure.
    loadSchema().then(setSchema, () => {})
  }, [])
  return schema
}
