-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "enrich";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "merch";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "studio";

-- CreateEnum
CREATE TYPE "enrich"."crawl_page_status" AS ENUM ('QUEUED', 'COMPLETED', 'ERRORED', 'DISALLOWED', 'SKIPPED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "kit"."job_state" AS ENUM ('PENDING', 'LOADING', 'COMPLETE', 'FAILED');

-- CreateEnum
CREATE TYPE "merch"."product" AS ENUM ('SHIRT', 'MUG');

-- CreateEnum
CREATE TYPE "merch"."order_state" AS ENUM ('HELD', 'PAID', 'ASKING', 'PLACED', 'SHIPPED', 'FAILED', 'RELEASED');

-- AlterTable
ALTER TABLE "ledger"."refund" ADD COLUMN     "purpose" TEXT NOT NULL DEFAULT 'REFUND';

-- CreateTable
CREATE TABLE "enrich"."web_page" (
    "url" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT,
    "author" TEXT,
    "image" TEXT,
    "favicon" TEXT,
    "category" TEXT,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "links" TEXT[],
    "images" TEXT[],
    "rendered" BOOLEAN NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3) NOT NULL,
    "document" tsvector NOT NULL,
    "vector" BYTEA NOT NULL,
    "vector_model" TEXT NOT NULL,

    CONSTRAINT "web_page_pkey" PRIMARY KEY ("url")
);

-- CreateTable
CREATE TABLE "enrich"."crawl_page" (
    "job_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "status" "enrich"."crawl_page_status" NOT NULL DEFAULT 'QUEUED',
    "status_code" INTEGER,
    "found_url" TEXT,
    "title" TEXT,
    "html" TEXT,
    "markdown" TEXT,
    "json" JSONB,
    "browser_ms" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "crawl_page_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "identity"."session" (
    "token_hash" BYTEA NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "kit"."job" (
    "id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" "kit"."job_state" NOT NULL DEFAULT 'PENDING',
    "wallet" TEXT NOT NULL,
    "act_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "checkpoint" JSONB,
    "result" JSONB,
    "error" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merch"."order" (
    "id" UUID NOT NULL,
    "act_id" TEXT NOT NULL,
    "state" "merch"."order_state" NOT NULL DEFAULT 'HELD',
    "product" "merch"."product" NOT NULL,
    "size" TEXT,
    "color" TEXT,
    "wallet" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "price" DECIMAL(78,0) NOT NULL,
    "commission" DECIMAL(78,0),
    "commission_to" TEXT,
    "address" JSONB,
    "image_type" TEXT,
    "provider_order_id" TEXT,
    "product_id" TEXT,
    "provider_status" TEXT,
    "tracking" JSONB,
    "reason" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merch"."sandbox_order" (
    "id" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "studio"."upload" (
    "id" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "max_bytes" INTEGER NOT NULL,
    "blob_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_by" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "size" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "web_page_document_idx" ON "enrich"."web_page" USING GIN ("document" tsvector_ops);

-- CreateIndex
CREATE INDEX "web_page_read_at_idx" ON "enrich"."web_page"("read_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "crawl_page_job_id_url_key" ON "enrich"."crawl_page"("job_id", "url");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "identity"."session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "job_act_id_key" ON "kit"."job"("act_id");

-- CreateIndex
CREATE INDEX "job_wallet_created_at_id_idx" ON "kit"."job"("wallet", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "job_service_state_due_at_idx" ON "kit"."job"("service", "state", "due_at");

-- CreateIndex
CREATE INDEX "job_expires_at_idx" ON "kit"."job"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "order_act_id_key" ON "merch"."order"("act_id");

-- CreateIndex
CREATE INDEX "order_wallet_created_at_id_idx" ON "merch"."order"("wallet", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "order_due_at_idx" ON "merch"."order"("due_at");

-- CreateIndex
CREATE INDEX "order_ended_at_idx" ON "merch"."order"("ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_order_external_id_key" ON "merch"."sandbox_order"("external_id");

-- CreateIndex
CREATE INDEX "sandbox_order_created_at_idx" ON "merch"."sandbox_order"("created_at");

-- CreateIndex
CREATE INDEX "upload_expires_at_idx" ON "studio"."upload"("expires_at");
