import { useState } from 'react'
import type { CatalogueDocument, EndpointFacts } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import { SteadyButton } from '../components/SteadyButton.tsx'
import { troubleOf } from '../pay/trouble.ts'
import { CallPanel } from './call/CallPanel.tsx'
import { HeardPanel } from './call/HeardPanel.tsx'
import { openAsQuery } from './call/openAsQuery.ts'
import { requestOf } from './call/request.ts'
import { usePathPrice } from './call/usePathPrice.ts'
import { heardAnswers, useHeard, useRestDesk } from './desk.ts'
import { ExampleNote } from './ExampleNote.tsx'
import { EndpointFields } from './form/EndpointFields.tsx'
import { withAnswers } from './form/example.ts'
import { FormContext } from './form/FormContext.ts'
import { FormPart } from './form/FormPart.tsx'
import { PartKinds } from './form/InnerPart.tsx'
import { issuesOf } from './form/issue.ts'
import type { EndpointForm } from './form/operation.ts'
import { paragraphsOf } from './form/paragraphs.ts'
import { BLANK, exampleForm, readForm, type WrittenForm } from './form/written.ts'

interface EndpointDeskProps {
  readonly endpoint: EndpointFacts
  readonly service: CatalogueDocument['services'][number]
  readonly form: EndpointForm
  /** The service's paths. */
  readonly paths: readonly EndpointFacts[]
}

/** The form of a path, its call button, and the result. */
export function EndpointDesk({ endpoint, service, form, paths }: EndpointDeskProps) {
  const key = endpointKey(endpoint)
  const written = useRestDesk((desk) => desk.written[key]) ?? BLANK
  const write = useRestDesk((desk) => desk.write)
  const hear = useRestDesk((desk) => desk.hear)
  const heard = useHeard(key)
  // The service's issues apply to the sent form, not to later edits.
  const [refused, setRefused] = useState<WrittenForm | null>(null)
  const [wasTried, setTried] = useState(false)
  const read = readForm(form, written)
  const request = requestOf({ baseUrl: service.baseUrl, method: endpoint.method, path: endpoint.path }, form, read)
  const price = usePathPrice(endpoint, request, read.issues.length === 0)

  const own = wasTried ? read.issues : read.issues.filter(({ message }) => message !== 'is required')
  const told = price.state === 'unknown' ? price.issues : []
  const answered = refused === written && heard.sent?.status === 400 ? issuesOf(heard.sent.body) : []
  const issues = own.length > 0 ? own : [...told, ...answered]
  const { example, exampleNeeds } = form
  const change = (next: WrittenForm) => write(key, next)
  const openQuery = () =>
    openAsQuery(endpoint, read.members).catch((error: unknown) => hear(key, { trouble: troubleOf(error) }))

  return (
    <FormContext value={issues}>
      {paragraphsOf(form.description, endpoint.summary).map((text) => (
        <p key={text} className="rest-description">
          {text}
        </p>
      ))}
      <div className="rest-tools">
        {example ? (
          <button
            type="button"
            onClick={() => change(exampleForm(form, withAnswers(example, exampleNeeds, heardAnswers(paths))))}
          >
            Fill with an example
          </button>
        ) : null}
        <SteadyButton onClick={() => change(BLANK)} isDisabled={written === BLANK}>
          Clear
        </SteadyButton>
        <button type="button" onClick={() => void openQuery()}>
          Open as a query
        </button>
      </div>
      {exampleNeeds ? <ExampleNote needs={exampleNeeds} paths={paths} /> : null}
      <PartKinds value={FormPart}>
        <EndpointFields form={form} written={written} onChange={change} />
      </PartKinds>
      <CallPanel
        endpoint={endpoint}
        request={request}
        price={price}
        issues={read.issues}
        onTry={() => {
          setTried(true)
          setRefused(written)
        }}
      />
      <HeardPanel endpoint={key} request={request} />
    </FormContext>
  )
}
