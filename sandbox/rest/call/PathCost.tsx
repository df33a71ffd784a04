import type { EndpointFacts } from '../../api/catalogue.ts'
import { priceText } from '../../components/Badges.tsx'
import type { PathPrice } from './price.ts'

interface PathCostProps {
  readonly endpoint: EndpointFacts
  readonly price: PathPrice
}

/** The price of the call with the form's current values. */
export function PathCost({ endpoint, price }: PathCostProps) {
  return (
    <div className="rest-cost">
      <h3>What it costs</h3>
      <p role="status">{costText(endpoint, price)}</p>
      {price.state === 'known' && price.bill.lines.length > 1 ? (
        <ul>
          {price.bill.lines.map(({ path, usd, units }) => (
            <li key={path}>
              <code>{path}</code> {usd} USD{units ? ` for ${units}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function costText({ access, price: range }: EndpointFacts, price: PathPrice): string {
  if (access === 'free') return 'Nothing; no sign-in is needed.'
  if (access === 'siwx' || !range) return 'Nothing; it asks who you are, by a signature of your wallet.'
  switch (price.state) {
    case 'fixed':
      return `${priceText(range)}, whatever is asked.`
    case 'waiting':
      return `${priceText(range)}, by what is asked. Fill the form to see the exact price.`
    case 'asking':
      return 'Asking the price…'
    case 'known':
      return `${price.bill.total} USD for this very request.`
    case 'unknown':
      return `${priceText(range)}. This request would be refused: ${price.message}. Nothing would be paid.`
  }
}
