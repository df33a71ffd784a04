import type { EndpointFacts } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import { useView } from '../state/view.ts'
import type { ExampleNeeds } from './form/example.ts'

interface ExampleNoteProps {
  readonly needs: ExampleNeeds
  /** The service's paths, to which the note leads. */
  readonly paths: readonly EndpointFacts[]
}

/** What has to be done before the example works, with links to the paths that do it. */
export function ExampleNote({ needs: { members, after, step }, paths }: ExampleNoteProps) {
  return (
    <details className="rest-example">
      <summary>What the example needs</summary>
      <ul>
        {after.map((request) => (
          <li key={request}>
            after <PathLink request={request} paths={paths} />
          </li>
        ))}
        {members.map(({ member, request, reader, answer }) => (
          <li key={member}>
            <code>{member}</code> from <code>{answer}</code> of <PathLink request={reader ?? request} paths={paths} />
            {reader ? (
              <>
                {' '}
                for the job of <PathLink request={request} paths={paths} />
              </>
            ) : null}
          </li>
        ))}
        {step ? <li>{step}</li> : null}
      </ul>
    </details>
  )
}

function PathLink({ request, paths }: { readonly request: string; readonly paths: readonly EndpointFacts[] }) {
  const openEndpoint = useView((state) => state.openEndpoint)
  const endpoint = paths.find(({ method, path }) => `${method} ${path}` === request)
  if (!endpoint) return <code>{request}</code>
  return (
    <button type="button" className="plain" onClick={() => openEndpoint(endpointKey(endpoint))}>
      {request}
    </button>
  )
}
