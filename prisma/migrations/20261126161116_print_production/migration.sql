-- AlterTable
ALTER TABLE "merch"."order" ADD COLUMN     "sent_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "merch"."stand_in_order" ADD COLUMN     "canceled_at" TIMESTAMPTZ(3),
ADD COLUMN     "sent_at" TIMESTAMPTZ(3);
