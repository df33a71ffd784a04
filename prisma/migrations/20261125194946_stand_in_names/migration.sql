-- The tables of the stand-ins' orders get the stand-ins' name; their rows stay.
ALTER TABLE "merch"."sandbox_order" RENAME TO "stand_in_order";
ALTER TABLE "merch"."stand_in_order" RENAME CONSTRAINT "sandbox_order_pkey" TO "stand_in_order_pkey";
ALTER INDEX "merch"."sandbox_order_external_id_key" RENAME TO "stand_in_order_external_id_key";
ALTER INDEX "merch"."sandbox_order_created_at_idx" RENAME TO "stand_in_order_created_at_idx";

ALTER TABLE "travel"."sandbox_order" RENAME TO "stand_in_order";
ALTER TABLE "travel"."stand_in_order" RENAME CONSTRAINT "sandbox_order_pkey" TO "stand_in_order_pkey";
ALTER INDEX "travel"."sandbox_order_client_ref_key" RENAME TO "stand_in_order_client_ref_key";
