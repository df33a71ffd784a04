-- CreateIndex
CREATE INDEX "inbox_local_part_cancelled_at_idx" ON "mail"."inbox"("local_part", "cancelled_at");
