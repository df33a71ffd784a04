import { ServiceBadge } from '../components/Badges.tsx'
import { useRequest } from '../state/request.ts'
import type { Example } from './examples/example.ts'
import { EXAMPLES } from './examples/examples.ts'
import { loadExample } from './loadExample.ts'

/** The example questions, grouped by subject. */
export function ExampleList() {
  const query = useRequest(({ query }) => query)
  return (
    <div className="explore-page">
      <p className="quiet">Choose a question: it is put into the editor. Nothing is paid until you run it.</p>
      {EXAMPLES.map(({ title, examples }) => (
        <section key={title} className="explore-section">
          <h2>{title}</h2>
          <ul className="example-list">
            {examples.map((example) => (
              <ExampleItem key={example.id} example={example} isOnDesk={example.query === query} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ExampleItem({ example, isOnDesk }: { readonly example: Example; readonly isOnDesk: boolean }) {
  const { title, question, first, services, usd } = example
  return (
    <li>
      <button
        type="button"
        className="example"
        aria-current={isOnDesk ? 'true' : undefined}
        onClick={() => loadExample(example)}
      >
        <span className="example-title">{title}</span>
        <span className="quiet">{question}</span>
        {first === undefined ? null : <span className="quiet">First: {first}</span>}
        <span className="badge-row">
          <span className="badge badge-price">{usd === '0' ? 'free, sign in' : `${usd} USD`}</span>
          {services.map((service) => (
            <ServiceBadge key={service} service={service} />
          ))}
        </span>
      </button>
    </li>
  )
}
