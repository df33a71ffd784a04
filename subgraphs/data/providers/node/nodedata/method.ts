import type { NodedataGround } from './ground.ts'

/** Answers one method beyond a node's own. Throws Refused for parameters that make no sense. */
export type Method = (ground: NodedataGround, params: readonly unknown[]) => Promise<unknown>
