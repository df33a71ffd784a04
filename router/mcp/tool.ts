import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { BadInput } from '../../schema/errors.ts'
import type { CallHeaders, Doors } from './doors.ts'

/** A call of a tool: where it goes, and what it carries. */
export interface ToolRequest {
  readonly doors: Doors
  readonly headers: CallHeaders
  /** See `answeredChallenge`. */
  readonly challengeId: string | null
}

/** A tool, as clients list it, and its work. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON Schema of an object. */
  readonly inputSchema: Readonly<Record<string, unknown>>
  /** What a call does beside answering: nothing, take a payment, or change things of the caller. */
  readonly effect: 'none' | 'payment' | 'change'
  /** Throws BadInput for arguments that break a rule, and other TollgraphErrors. */
  call(args: Readonly<Record<string, unknown>>, request: ToolRequest): Promise<CallToolResult>
}

/** Declares a tool whose arguments are read by a schema. */
export function defineTool<Schema extends z.ZodType>(
  declared: Omit<Tool, 'inputSchema' | 'call'> & {
    readonly input: Schema
    call(args: z.output<Schema>, request: ToolRequest): Promise<CallToolResult>
  },
): Tool {
  const { input, call, ...about } = declared
  const { $schema: _draft, ...inputSchema } = z.toJSONSchema(input, { io: 'input' })
  return { ...about, inputSchema, call: async (args, request) => call(read(input, args), request) }
}

function read<Schema extends z.ZodType>(schema: Schema, args: unknown): z.output<Schema> {
  const parsed = schema.safeParse(args)
  if (parsed.success) return parsed.data
  throw new BadInput(
    parsed.error.issues.map(({ path, message, code }) => ({
      path: path.map((part) => (typeof part === 'number' ? part : String(part))),
      message,
      code,
    })),
  )
}
