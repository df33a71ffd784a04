-- AlterTable
ALTER TABLE "ledger"."payment" ADD COLUMN     "organization_id" UUID;

-- Of payments for an organization alone: most are not, and have no entry.
CREATE INDEX "payment_organization_id_idx" ON "ledger"."payment"("organization_id", "payer", "created_at" DESC, "id") WHERE organization_id IS NOT NULL;
