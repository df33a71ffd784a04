/** Ctrl, or Cmd on a Mac. */
const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl'

/** What keys do, by editor and page. */
export const SHORTCUTS: readonly (readonly [keys: string, effect: string])[] = [
  [`${MOD}-Enter`, 'pays, if the request has a price, and runs it'],
  ['Ctrl-Space', 'offers what can stand here, with prices'],
  ['Shift-Alt-F', 'formats query and variables'],
  ['F8', 'goes to the next problem'],
  [`${MOD}-F`, 'searches in the editor'],
  [`${MOD}-Z`, 'takes the last change back'],
  ['Arrows', 'move the line between two panes that has the focus; Enter puts it back'],
  ['Tab', 'leaves the editor'],
  ['Escape', 'closes lists, notes and dialogs'],
]
