import type { EndpointFacts } from '../../api/catalogue.ts'
import { loadSchema } from '../../api/schema.ts'
import { useRequest } from '../../state/request.ts'
import { useView } from '../../state/view.ts'
import type { Json } from '../form/json.ts'

/** Loads a path's operation into the query editor, with the form's values as its variables. Throws a Trouble. */
export async function openAsQuery(endpoint: EndpointFacts, values: Readonly<Record<string, Json>>): Promise<void> {
  const [schema, { parse, print }, { variablesOf }] = await Promise.all([
    loadSchema(),
    import('graphql'),
    import('./variables.ts'),
  ])
  const variables = variablesOf(schema, endpoint.document, endpoint.members, values)
  useRequest.getState().load({
    query: `${print(parse(endpoint.document))}\n`,
    variables: Object.keys(variables).length > 0 ? JSON.stringify(variables, null, 2) : '',
  })
  useView.getState().show('query')
  useView.getState().showColumn('query')
}
