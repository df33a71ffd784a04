import { create } from 'zustand'
import { useRequest } from '../state/request.ts'
import { useView } from '../state/view.ts'
import { BadLink, fromFragment, hasRequest } from './link.ts'

interface LinkState {
  /** The message about the opened link; null for none. */
  readonly notice: { readonly text: string; readonly isBad: boolean } | null
  dismiss(): void
}

/** The result of the link that the page was opened with. */
export const useLink = create<LinkState>((set) => ({ notice: null, dismiss: () => set({ notice: null }) }))

/**
 * Loads the request of the URL fragment into the editor, now and whenever the fragment changes. Never runs it. Not now where
 * the editor has a draft of this URL: what was changed in it since the link was opened is kept.
 */
export function openFragment(hasDraft: boolean): void {
  window.addEventListener('hashchange', () => void openCurrent())
  if (!hasDraft) void openCurrent()
}

async function openCurrent(): Promise<void> {
  const { hash } = location
  if (!hasRequest(hash)) return
  try {
    const written = await fromFragment(hash)
    useRequest.getState().load(written)
    useView.setState({ view: 'query', column: 'query' })
    const text = 'This query came by the link. Nothing was run and nothing was paid: read it, and its price, first.'
    useLink.setState({ notice: { text, isBad: false } })
  } catch (error) {
    const reason = error instanceof BadLink ? error.message : 'The link cannot be read.'
    useLink.setState({ notice: { text: `${reason} What was in the editor is still there.`, isBad: true } })
  }
}
