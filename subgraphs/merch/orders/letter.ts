import type { Tracking } from '../printing/company.ts'
import type { NoticeKind } from './notice.ts'
import type { MerchOrder } from './order.ts'

type Told = Pick<MerchOrder, 'id' | 'product' | 'tracking'>

/** The e-mail to the addressee about one change of an order. */
export function letterOf(
  kind: NoticeKind,
  order: Told,
  firstName: string,
): { readonly subject: string; readonly text: string } {
  const thing = order.product === 'SHIRT' ? 'shirt' : 'mug'
  const { happened, sentence } = NEWS[kind]
  const parcel = kind === 'SHIPPED' && order.tracking ? `\n${parcelOf(order.tracking)}\n` : ''
  const text = `Hello ${firstName},

the ${thing} that was ordered for you ${sentence}
${parcel}
Order ${order.id}
`
  return { subject: `Your ${thing} ${happened}`, text }
}

/** Text after the product's name, in the subject and in the letter. */
const NEWS: Readonly<Record<NoticeKind, { readonly happened: string; readonly sentence: string }>> = {
  ORDERED: { happened: 'is ordered', sentence: 'is ordered from the printer, who prints it soon.' },
  PROCESSING: { happened: 'is being printed', sentence: 'is being printed and packed.' },
  SHIPPED: { happened: 'is on its way', sentence: 'is on its way.' },
  DELIVERED: { happened: 'is delivered', sentence: 'is delivered, says its carrier.' },
  FAILED: { happened: 'cannot be made', sentence: 'cannot be made. The buyer gets the money back.' },
}

function parcelOf({ carrier, number, url }: Tracking): string {
  return [`${carrier} ${number}`, url ?? ''].filter(Boolean).join('\n')
}
