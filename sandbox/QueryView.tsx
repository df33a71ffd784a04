import { AnswerPanel } from './answer/AnswerPanel.tsx'
import { EditorPanel } from './editor/EditorPanel.tsx'
import { ExplorePanel } from './explore/ExplorePanel.tsx'
import { type Column, useView } from './state/view.ts'

const COLUMNS: readonly (readonly [Column, string])[] = [
  ['explore', 'Explore'],
  ['query', 'Query'],
  ['answer', 'Answer'],
]

/** Explore, query and answer columns; a narrow screen shows one at a time. */
export function QueryView() {
  const { column, showColumn } = useView()
  return (
    <div className="columns" data-column={column}>
      <fieldset className="column-choice">
        <legend className="visually-hidden">Column to show</legend>
        {COLUMNS.map(([name, title]) => (
          <button key={name} type="button" aria-pressed={column === name} onClick={() => showColumn(name)}>
            {title}
          </button>
        ))}
      </fieldset>
      <section className="column column-explore" aria-label="Explore">
        <ExplorePanel />
      </section>
      <section className="column column-query" aria-label="Query">
        <EditorPanel />
      </section>
      <section className="column column-answer" aria-label="Answer">
        <AnswerPanel />
      </section>
    </div>
  )
}
