import { useCallback } from 'react'
import { useRequest, type Written } from '../state/request.ts'
import { useView } from '../state/view.ts'

/** Puts a kept request back on the desk. It is not run by this. */
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
