import type { FieldFacts, PriceFacts } from '../api/catalogue.ts'
import './badges.css'

/** A price as people read it: `0.01 USD`, `0.01–0.25 USD`, `0.05 USD each`. */
export function priceText({ min, max, per }: PriceFacts): string {
  return `${min === max ? min : `${min}–${max}`} USD${per ? ' each' : ''}`
}

/** What a priced field or path costs. */
export function PriceBadge({ price }: { readonly price: PriceFacts }) {
  return <span className="badge badge-price">{priceText(price)}</span>
}

/** That the field is read by a wallet that has signed in. */
export function IdentityBadge() {
  return (
    <span
      className="badge badge-identity"
      title="Read by a wallet that has signed in, or that pays in the same request"
    >
      sign in
    </span>
  )
}

/** The service that owns something. */
export function ServiceBadge({ service }: { readonly service: string }) {
  return <span className="badge badge-service">{service}</span>
}

/** Everything that a field's facts say, as badges. */
export function FieldBadges({ facts }: { readonly facts: FieldFacts | undefined }) {
  if (!facts) return null
  return (
    <>
      {facts.price ? <PriceBadge price={facts.price} /> : null}
      {facts.identity ? <IdentityBadge /> : null}
      {facts.service ? <ServiceBadge service={facts.service} /> : null}
    </>
  )
}
