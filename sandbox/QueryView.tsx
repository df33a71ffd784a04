import type { CSSProperties } from 'react'
import { AnswerPanel } from './answer/AnswerPanel.tsx'
import { Splitter } from './components/Splitter.tsx'
import { EditorPanel } from './editor/EditorPanel.tsx'
import { ExplorePanel } from './explore/ExplorePanel.tsx'
import { usePanes } from './state/panes.ts'
import { type Column, useView } from './state/view.ts'

const COLUMNS: readonly (readonly [Column, string])[] = [
  ['explore', 'Explore'],
  ['query', 'Query'],
  ['answer', 'Answer'],
]

/** Explore, query and answer columns; a narrow screen shows one at a time. */
export function QueryView() {
  const { column, showColumn } = useView()
  const { explore, answer } = usePanes(({ sizes }) => sizes)
  return (
    <div className="columns" data-column={column} style={widths({ '--explore': explore, '--answer': answer })}>
      <fieldset className="column-choice">
        <legend className="visually-hidden">Column to show</legend>
        {COLUMNS.map(([name, title]) => (
          <button key={name} type="button" aria-pressed={column === name} onClick={() => showColumn(name)}>
            {title}
          </button>
        ))}
      </fieldset>
      <section className="column column-explore" id="pane-explore" aria-label="Explore">
        <ExplorePanel />
      </section>
      <Splitter name="explore" controls="pane-explore" />
      <section className="column column-query" aria-label="Query">
        <EditorPanel />
      </section>
      <Splitter name="answer" controls="pane-answer" />
      <section className="column column-answer" id="pane-answer" aria-label="Answer">
        <AnswerPanel />
      </section>
    </div>
  )
}

/** Widths as CSS variables; the stylesheet has those of undefined ones. */
function widths(percents: Readonly<Record<string, number | undefined>>): CSSProperties {
  const known = Object.entries(percents).filter(([, percent]) => percent !== undefined)
  return Object.fromEntries(known.map(([name, percent]) => [name, `${percent}%`]))
}
