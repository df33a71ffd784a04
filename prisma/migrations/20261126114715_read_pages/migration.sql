-- CreateTable
CREATE TABLE "enrich"."read_page" (
    "id" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT,
    "rendered" BOOLEAN,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "read_page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kit"."document" (
    "type" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "blob_key" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_pkey" PRIMARY KEY ("type","key")
);

-- CreateIndex
CREATE INDEX "read_page_owner_created_at_id_idx" ON "enrich"."read_page"("owner", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "read_page_expires_at_idx" ON "enrich"."read_page"("expires_at");
