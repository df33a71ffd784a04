import type { CompletionContext } from '@codemirror/autocomplete'
import { json, jsonLanguage, jsonParseLinter } from '@codemirror/lang-json'
import { linter } from '@codemirror/lint'
import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { variableCompletions } from './completions.ts'
import { variableProblems } from './problems.ts'
import type { DeclaredVariable } from './variableTypes.ts'

/** Tells the editor which variables the query declares now; null when unknown. */
export const declareVariables = StateEffect.define<readonly DeclaredVariable[] | null>()

const declaredField = StateField.define<readonly DeclaredVariable[] | null>({
  create: () => null,
  update: (value, { effects }) => {
    const declared = effects.find((effect) => effect.is(declareVariables))
    return declared ? declared.value : value
  },
})

const parseErrors = jsonParseLinter()

/** JSON with completion and problems by the types of the query's variables. */
export const variablesLanguage: readonly Extension[] = [
  json(),
  declaredField,
  jsonLanguage.data.of({
    autocomplete: (context: CompletionContext) =>
      variableCompletions(context, context.state.field(declaredField) ?? []),
  }),
  linter(
    (view) => {
      const isBlank = view.state.doc.toString().trim() === ''
      const syntax = isBlank ? [] : parseErrors(view)
      const declared = view.state.field(declaredField)
      return syntax.length > 0 || !declared ? syntax : variableProblems(view.state, declared)
    },
    { needsRefresh: ({ startState, state }) => startState.field(declaredField) !== state.field(declaredField) },
  ),
]
