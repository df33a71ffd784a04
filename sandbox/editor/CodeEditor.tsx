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
  /** Called with the editor, once it is in the page. */
  readonly onReady: (view: EditorView) => void
}

/** A CodeMirror editor in the page's colours. Tab leaves it, as it leaves any other field. */
export function CodeEditor({ label, text, extensions, onEdit, onReady }: CodeEditorProps) {
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
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) edited.current(state.doc.toString())
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

function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } })
}
