import { defineConfig } from 'prisma/config'

/** For the Prisma command line only; the running system never reads this. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // Only the migrate commands look at it; generating a client needs no database.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
