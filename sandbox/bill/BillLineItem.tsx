import type { FieldFacts } from '../api/catalogue.ts'
import type { BillLine } from '../api/types.ts'
import { ServiceBadge } from '../components/Badges.tsx'
import { useView } from '../state/view.ts'
import { lineNotes } from './billLine.ts'

interface BillLineItemProps {
  readonly line: BillLine
  readonly facts: FieldFacts | undefined
  readonly bound: string | null
}

/** One priced field: its price, and how to reduce it. */
export function BillLineItem({ line, facts, bound }: BillLineItemProps) {
  const browse = useView((view) => view.browse)
  const { alias, sum, hint } = lineNotes(line, facts, bound)
  return (
    <li>
      <div className="bill-what">
        <button type="button" className="plain bill-field" title={line.path} onClick={() => browse(line.field)}>
          <code>{line.path}</code>
        </button>
        <ServiceBadge service={line.service} />
        {alias ? <span className="quiet">{line.field.split('.')[1]} under another name</span> : null}
        {hint ? <span className="quiet">{hint}</span> : null}
      </div>
      <div className="bill-usd">
        {line.usd} USD
        {sum ? <span className="quiet">{sum}</span> : null}
      </div>
    </li>
  )
}
