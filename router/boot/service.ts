import type { SettingShape, Subgraph } from '../../subgraphs/kit/service/subgraph.ts'

/** A service of any engine and settings type, as the boot handles it. */
export type RunnableService = Subgraph<unknown, SettingShape>
