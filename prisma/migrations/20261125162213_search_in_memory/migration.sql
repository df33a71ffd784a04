-- DropIndex
DROP INDEX "gateway"."endpoint_document_idx";

-- AlterTable
ALTER TABLE "gateway"."endpoint" DROP COLUMN "document";
