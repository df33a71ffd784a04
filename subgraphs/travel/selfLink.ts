import type { KitContext } from '../kit/service/context.ts'
import { pathOf, type QueryMembers } from '../kit/upstream/request.ts'

/** URL of one of our documented paths with its query: the companies' own links would bypass the payment. */
export function selfLink(context: Pick<KitContext, 'baseUrl'>, path: string, query: QueryMembers = {}): string {
  return context.baseUrl('travel') + pathOf({ path, query })
}
