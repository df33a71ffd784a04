import { z } from 'zod'

/** Operator settings. Without them the service sells the flights and hotels of its stand-ins. */
export const travelSettings = {
  FARESEARCH_ENGINE: z
    .string()
    .default('flights')
    .describe('What the fare search company calls its search for flights; part of every request.'),
}

export type TravelSettings = z.output<z.ZodObject<typeof travelSettings>>
