import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The page's colours, which follow its light and dark scheme by themselves. */
export const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier, tags.bool, tags.null], color: 'var(--accent)' },
  { tag: [tags.variableName, tags.special(tags.name)], color: 'var(--identity)' },
  { tag: [tags.string], color: 'var(--money)' },
  { tag: [tags.number, tags.integer, tags.float], color: 'var(--warn)' },
  { tag: [tags.propertyName], color: 'var(--ink)' },
  { tag: [tags.attributeName], color: 'var(--ink-soft)' },
  { tag: [tags.comment], color: 'var(--ink-soft)' },
  { tag: [tags.atom], color: 'var(--identity)' },
])

/** Sizes and surfaces of an editor, its lists and its notes. */
export const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller, .cm-tooltip code': { fontFamily: 'var(--mono)', fontSize: '0.8125rem' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { boxShadow: 'inset 2px 0 var(--accent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--raised)' },
  '.cm-gutters': { border: '0', color: 'var(--ink-soft)', backgroundColor: 'var(--surface)' },
  '.cm-tooltip, .cm-panels': {
    border: '1px solid var(--line)',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: 'var(--on-accent)', backgroundColor: 'var(--accent)' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-completionInfo, .cm-tooltip-hover': { maxWidth: '32rem', maxHeight: '20rem', overflow: 'auto' },
})
