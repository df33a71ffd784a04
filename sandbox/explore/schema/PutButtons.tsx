import { useState } from 'react'
import { useRequest } from '../../state/request.ts'
import { useView } from '../../state/view.ts'
import type { Graph } from '../graph.ts'
import { addTo } from './addTo.ts'
import { type Runnable, requestOf, runnableOf } from './runnable.ts'
import type { FieldView } from './types.ts'

interface PutButtonsProps {
  readonly graph: Graph
  readonly operation: Runnable['operation']
  readonly field: FieldView
}

/** Buttons that put a root field with a runnable selection into the editor: added to the query, or alone. */
export function PutButtons({ graph, operation, field }: PutButtonsProps) {
  const [said, setSaid] = useState('')
  const make = () => runnableOf(operation, field, graph.catalogue.fields, new Date())
  const show = (said: string) => {
    setSaid(said)
    useView.getState().showColumn('query')
  }
  const add = async () => {
    const { query, variables, load } = useRequest.getState()
    const document = await parsed(query)
    const added = document && addTo({ query, variables }, document, make())
    load(added ?? requestOf(make()))
    show(added ? 'It is in the query.' : `It could not be added to what was there, and is a ${operation} of its own.`)
  }
  const replace = () => {
    useRequest.getState().load(requestOf(make()))
    show('It is in the editor.')
  }
  return (
    <div className="put-buttons">
      <button type="button" className="primary" onClick={() => void add()}>
        Put it into the query
      </button>
      <button type="button" onClick={replace}>
        Ask it alone
      </button>
      <span role="status" className="quiet">
        {said}
      </span>
    </div>
  )
}

async function parsed(query: string) {
  const { parse } = await import('graphql')
  try {
    return parse(query)
  } catch {
    return null
  }
}
