-- AlterTable
ALTER TABLE "merch"."order" ADD COLUMN     "picture_id" TEXT;

-- AlterTable
ALTER TABLE "upload"."upload" ADD COLUMN     "source_id" TEXT;

-- CreateTable
CREATE TABLE "kit"."result_ref" (
    "payment_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "result_ref_pkey" PRIMARY KEY ("payment_id","name")
);

-- CreateIndex
CREATE INDEX "order_picture_id_created_at_id_idx" ON "merch"."order"("picture_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "upload_source_id_idx" ON "upload"."upload"("source_id");
