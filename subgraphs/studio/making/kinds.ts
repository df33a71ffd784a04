import type { MediaModel, MediaOperation } from '../providers/order.ts'
import { makingBy } from './make.ts'

/** Operations of each model. */
const OPERATIONS: Readonly<Record<MediaModel, readonly MediaOperation[]>> = {
  'video-a': ['generate'],
  'video-a-pro': ['generate'],
  'video-b': ['generate'],
  'video-b-fast': ['generate'],
  'video-c': ['t2v', 'i2v'],
  'video-d': ['generate'],
  'video-e': ['t2v', 'i2v'],
  'video-e-fast': ['t2v', 'i2v'],
  'image-a': ['generate', 'edit'],
  'image-a2': ['generate', 'edit'],
  'image-b': ['generate', 'edit'],
  'image-b-pro': ['generate', 'edit'],
  'image-c': ['generate', 'edit'],
  'image-d': ['generate', 'edit'],
}

/** Name of a model's job kind: `video-a-generate`. */
export function kindOf(model: MediaModel, operation: MediaOperation): string {
  return `${model}-${operation}`
}

/** The kinds of paid jobs of this service. */
export const KINDS = Object.fromEntries(
  Object.entries(OPERATIONS).flatMap(([model, operations]) =>
    operations.map((operation) => [kindOf(model as MediaModel, operation), makingBy(model)]),
  ),
)
