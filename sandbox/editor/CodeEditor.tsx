import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { basics } from './basics.ts'
import { theme } from './theme.ts'

export interface CodeEditorProps {
  /** Name for screen readers. */
  readonly label: string
  /** The text to show; a change of it from outside replaces the editor's text. */
  readonly text: string
  /** Language and shortcuts; read once. */
  readonly extensions: readonly Extension[]
  readonly onEdit: (text: string) => void
  /** Called with the position of the cursor when it moves. */
  readonly onCursor?: (offset: number) => void
  /** Called with the editor, once it is in the page. */
  readonly onReady: (view: EditorView) => void
}

/** A CodeMirror editor in the page's colours. Tab leaves it, as it leaves any other field. */
export function CodeEditor({ label, text, extensions, onEdit, onCursor, onReady }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const edited = useRef(onEdit)
  edited.current = onEdit
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and takes changes of its text below
  useEffect(() => {
    const state = EditorState.create({
      doc: text,
      extensions: [
        ...extensions,
        basics,
        theme,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged) edited.current(state.doc.toString())
          if (docChanged || selectionSet) onCursor?.(state.selection.main.head)
        }),
      ],
    })
    const made = new EditorView({ state, parent: place.current ?? undefined })
    setView(made)
    onReady(made)
    return () => made.destroy()
  }, [])
  useEffect(() => {
    if (view) replaceText(view, text)
  }, [view, text])
  return <div className="editor-code" ref={place} />
}

/** Replaces only what differs: so the cursor stays where it is in a text that was changed elsewhere. */
function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString()
  if (old === text) return
  const most = Math.min(old.length, text.length)
  let from = 0
  while (from < most && old[from] === text[from]) from += 1
  let same = 0
  while (same < most - from && old.at(-1 - same) === text.at(-1 - same)) same += 1
  view.dispatch({ changes: { from, to: old.length - same, insert: text.slice(from, text.length - same) } })
}
