-- @concurrent: the tables have a row for each mail
-- @compatible only indexes
-- Sweeps look for mails whose content is still stored, which are few among all, and for records that are too old.

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbound_mail_created_at_idx" ON "mail"."outbound_mail"("created_at");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbound_mail_with_content_idx" ON "mail"."outbound_mail"("id") WHERE blob_key IS NOT NULL;

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stored_mail_with_content_idx" ON "mail"."stored_mail"("received_at") WHERE blob_key IS NOT NULL;
