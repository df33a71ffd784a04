import type { NodedataGround } from './ground.ts'

/** Answers one method that a node does not have itself. Throws Refused for invalid parameters. */
export type Method = (ground: NodedataGround, params: readonly unknown[]) => Promise<unknown>
