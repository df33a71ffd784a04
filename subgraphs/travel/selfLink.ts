import type { KitContext } from '../kit/context.ts'
import { pathOf, type QueryMembers } from '../kit/upstream/request.ts'

/** The URL of a documented path of ours with its query: upstream companies' own links would lead past the payment. */
export function selfLink(context: Pick<KitContext, 'baseUrl'>, path: string, query: QueryMembers = {}): string {
  return context.baseUrl('travel') + pathOf({ path, query })
}
