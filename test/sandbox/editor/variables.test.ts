import { json } from '@codemirror/lang-json'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { variableCompletions } from '../../../sandbox/editor/variables/completions.ts'
import { variableProblems } from '../../../sandbox/editor/variables/problems.ts'
import { declaredVariables } from '../../../sandbox/editor/variables/variableTypes.ts'
import { schema } from '../explore/graph.ts'

const QUERY = `
  query Make($prompt: String!, $size: Size = SMALL, $box: Box!, $boxes: [Box!], $loud: Boolean) {
    coin(id: $prompt) { id }
  }`
const declared = declaredVariables(QUERY, schema) ?? []

function stateOf(text: string): EditorState {
  const state = EditorState.create({ doc: text, extensions: [json()] })
  ensureSyntaxTree(state, text.length)
  return state
}

/** The problems of a text: where it is wrong, how grave that is, and why. */
function problems(text: string): readonly string[] {
  return variableProblems(stateOf(text), declared).map(
    ({ from, to, severity, message }) => `${severity} at ${text.slice(from, to)}: ${message}`,
  )
}

/** What is offered at the bar in a text. */
function offers(text: string, explicit = true): readonly string[] {
  const pos = text.indexOf('|')
  const state = stateOf(text.replace('|', ''))
  return variableCompletions({ state, pos, explicit }, declared)?.options.map(({ label }) => label) ?? []
}

describe('the variables of a query', () => {
  it('are not known while the query cannot be parsed', () => {
    expect(declaredVariables('query ($prompt: ', schema)).toBeNull()
  })

  it('are without problems when they have what the query declares, defaults left out', () => {
    expect(problems('{ "prompt": "A hill", "box": { "width": 3, "tags": [] } }')).toEqual([])
  })

  it('are wrong at the value that its type refuses', () => {
    expect(problems('{ "prompt": 7, "size": "HUGE", "box": { "width": "wide", "tags": ["a", 1] } }')).toEqual([
      'error at 7: String cannot represent a non string value: 7',
      'error at "HUGE": Value "HUGE" does not exist in "Size" enum.',
      'error at "wide": Int cannot represent non-integer value: "wide"',
      'error at 1: String cannot represent a non string value: 1',
    ])
  })

  it('are wrong where a required variable is missing', () => {
    expect(problems('{"box": {"width": 1, "tags": []}}')).toEqual(['error at {: $prompt is missing: it is a String!'])
    expect(problems('')).toEqual([
      'error at : $prompt is missing: it is a String!',
      'error at : $box is missing: it is a Box!',
    ])
  })

  it('may have one that the query does not declare, with a warning', () => {
    expect(problems('{ "prompt": "", "box": { "width": 1, "tags": [] }, "promt": "" }')).toEqual([
      'warning at "": The query declares no variable $promt',
    ])
  })

  it('are an object', () => {
    expect(problems('[1]')).toEqual(['error at [: Variables are a JSON object'])
  })
})

describe('the completion of variables', () => {
  it('offers the names that are not written yet', () => {
    expect(offers('{ "prompt": "A hill", "|" }')).toEqual(['"size"', '"box"', '"boxes"', '"loud"'])
    expect(offers('{ | }')).toEqual(['"prompt"', '"size"', '"box"', '"boxes"', '"loud"'])
  })

  it('offers the members of an input object, in lists too', () => {
    expect(offers('{ "box": { "width": 1, "|" } }')).toEqual(['"height"', '"note"', '"tags"'])
    expect(offers('{ "boxes": [{ "|" }] }')).toEqual(['"width"', '"height"', '"note"', '"tags"'])
  })

  it('offers the values of an enum and of a boolean', () => {
    expect(offers('{ "size": "|" }')).toEqual(['"SMALL"', '"LARGE"'])
    expect(offers('{ "loud": t| }')).toEqual(['true', 'false'])
    expect(offers('{ "size": | }')).toEqual(['"SMALL"', '"LARGE"'])
  })

  it('offers nothing where any text may stand, nor between words unless it is asked for', () => {
    expect(offers('{ "prompt": "|" }')).toEqual([])
    expect(offers('{ | }', false)).toEqual([])
  })
})
