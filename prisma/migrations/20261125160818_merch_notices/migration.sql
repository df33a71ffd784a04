-- Addressees are told of every change of an order, each once.

CREATE TYPE "merch"."notice_kind" AS ENUM ('ORDERED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'FAILED');

CREATE TABLE "merch"."notice" (
    "order_id" UUID NOT NULL,
    "kind" "merch"."notice_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("order_id","kind")
);
CREATE INDEX "notice_due_at_idx" ON "merch"."notice"("due_at");

-- Mail about the end of an order that was sent stays sent, and mail that was due stays due.
INSERT INTO "merch"."notice" ("order_id", "kind", "created_at", "due_at", "sent_at")
    SELECT "id", "state"::text::"merch"."notice_kind", "ended_at", CASE WHEN "told_at" IS NULL THEN "due_at" END, "told_at"
    FROM "merch"."order" WHERE "state" IN ('SHIPPED', 'FAILED') AND "ended_at" IS NOT NULL;
UPDATE "merch"."order" SET "due_at" = NULL WHERE "state" IN ('SHIPPED', 'FAILED');
-- Orders that were placed long ago are not announced now.
INSERT INTO "merch"."notice" ("order_id", "kind", "created_at")
    SELECT "id", 'ORDERED', "updated_at" FROM "merch"."order" WHERE "state" = 'PLACED';

ALTER TABLE "merch"."order" DROP COLUMN "told_at", ADD COLUMN "delivered_at" TIMESTAMPTZ(3);
