import { type Extension, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import { updateSchema } from 'cm6-graphql'
import type { GraphQLSchema } from 'graphql'
import { type CSSProperties, useEffect, useState } from 'react'
import { loadSchema } from '../api/schema.ts'
import { pressRun } from '../bill/pressRun.ts'
import { Splitter } from '../components/Splitter.tsx'
import { useCursor } from '../state/cursor.ts'
import { usePanes } from '../state/panes.ts'
import { useRequest } from '../state/request.ts'
import { CodeEditor } from './CodeEditor.tsx'
import { formatRequest } from './formatRequest.ts'
import { queryLanguage } from './queryLanguage.ts'
import { declareVariables, variablesLanguage } from './variables/variablesLanguage.ts'
import { declaredVariables } from './variables/variableTypes.ts'

/** Runs and formats the request, as the page's buttons do. */
const shortcuts: Extension = Prec.highest(
  keymap.of([
    {
      key: 'Mod-Enter',
      run: () => {
        pressRun()
        return true
      },
    },
    {
      key: 'Shift-Alt-f',
      run: () => {
        void formatRequest()
        return true
      },
    },
  ]),
)

const QUERY = [shortcuts, ...queryLanguage]
const VARIABLES = [shortcuts, ...variablesLanguage]

/** The editors of query and variables, with completion and checks by the schema. */
export function GraphEditor() {
  const { query, variables, edit } = useRequest()
  const [queryEditor, setQueryEditor] = useState<EditorView | null>(null)
  const [variableEditor, setVariableEditor] = useState<EditorView | null>(null)
  const schema = useSchema()
  const height = usePanes(({ sizes }) => sizes.variables)
  const style = height === undefined ? undefined : ({ '--variables': `0 0 ${height}%` } as CSSProperties)
  useEffect(() => {
    if (queryEditor && schema) updateSchema(queryEditor, schema)
  }, [queryEditor, schema])
  useEffect(() => {
    if (!variableEditor || !schema) return
    variableEditor.dispatch({ effects: declareVariables.of(declaredVariables(query, schema)) })
  }, [variableEditor, schema, query])
  return (
    <div className="editor-graph" style={style}>
      <div className="editor-query">
        <CodeEditor
          label="Query"
          text={query}
          extensions={QUERY}
          onEdit={(query) => edit({ query })}
          onCursor={useCursor.getState().move}
          onReady={setQueryEditor}
        />
      </div>
      <Splitter name="variables" controls="pane-variables" />
      <h2 className="editor-title">Variables</h2>
      <div className="editor-variables" id="pane-variables">
        <CodeEditor
          label="Variables, as JSON"
          text={variables}
          extensions={VARIABLES}
          onEdit={(variables) => edit({ variables })}
          onReady={setVariableEditor}
        />
      </div>
    </div>
  )
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
