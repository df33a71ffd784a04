import { useCallback } from 'react'
import { useRequest, type Written } from '../state/request.ts'
import { useView } from '../state/view.ts'

/** Loads a stored request into the editor, without running it. */
export function useTakeBack(): (written: Written) => void {
  const load = useRequest((state) => state.load)
  const showColumn = useView((state) => state.showColumn)
  return useCallback(
    ({ query, variables }) => {
      load({ query, variables })
      showColumn('query')
    },
    [load, showColumn],
  )
}
