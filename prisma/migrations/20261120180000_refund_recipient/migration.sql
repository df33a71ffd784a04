-- AlterTable
ALTER TABLE "ledger"."refund" ADD COLUMN     "recipient" TEXT;
