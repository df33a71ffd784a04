-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "domains"."domain_state" ADD VALUE 'TRANSFERRED';
ALTER TYPE "domains"."domain_state" ADD VALUE 'RELEASED';

-- AlterTable
ALTER TABLE "domains"."domains" ADD COLUMN     "followed_at" TIMESTAMPTZ(3);
