import type { Tool } from './tool.ts'
import { callTool } from './tools/call.ts'
import { describeTool } from './tools/describe.ts'
import { graphqlTool } from './tools/graphql.ts'
import { jobsTool } from './tools/jobs.ts'
import { paymentsTool } from './tools/payments.ts'
import { priceTool } from './tools/price.ts'
import { receiptTool } from './tools/receipt.ts'
import { searchTool } from './tools/search.ts'

/** The tools that every client gets, in the order of an errand. */
export const TOOLS: readonly Tool[] = [
  searchTool,
  describeTool,
  priceTool,
  callTool,
  graphqlTool,
  paymentsTool,
  receiptTool,
  jobsTool,
]
