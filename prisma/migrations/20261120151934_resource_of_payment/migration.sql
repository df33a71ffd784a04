-- AlterTable
ALTER TABLE "ledger"."payment" ADD COLUMN     "resource_url" TEXT;
