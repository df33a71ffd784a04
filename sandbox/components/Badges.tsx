import type { FieldFacts, PriceFacts } from '../api/catalogue.ts'

/** A price as text: `0.01 USD`, `0.01–0.25 USD`, `0.05 USD each`. */
export function priceText({ min, max, per }: PriceFacts): string {
  return `${min === max ? min : `${min}–${max}`} USD${per ? ' each' : ''}`
}

/** The price of a field or path. */
export function PriceBadge({ price }: { readonly price: PriceFacts }) {
  return <span className="badge badge-price">{priceText(price)}</span>
}

/** Marks a field that needs a signed-in wallet. */
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

/** The owning service. */
export function ServiceBadge({ service }: { readonly service: string }) {
  return <span className="badge badge-service">{service}</span>
}

/** All badges of a field. */
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
