-- CreateTable
CREATE TABLE "mail"."deleted_message" (
    "id" TEXT NOT NULL,
    "inbox_id" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deleted_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deleted_message_inbox_id_idx" ON "mail"."deleted_message"("inbox_id");

-- CreateIndex
CREATE INDEX "deleted_message_deleted_at_idx" ON "mail"."deleted_message"("deleted_at");

-- AddForeignKey
ALTER TABLE "mail"."deleted_message" ADD CONSTRAINT "deleted_message_inbox_id_fkey" FOREIGN KEY ("inbox_id") REFERENCES "mail"."inbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;
