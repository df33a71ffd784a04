export { PrismaClient } from './client/client.ts'
