import type { BuildOptions } from 'esbuild'

/** See bundleOptions.mjs. */
export const bundleOptions: BuildOptions
