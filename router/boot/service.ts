import type { SettingShape, Subgraph } from '../../subgraphs/kit/subgraph.ts'

/** A service of any kind of engines and settings, as the boot handles it: it passes on what each one made for itself. */
export type RunnableService = Subgraph<unknown, SettingShape>
