-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "kit";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "mail";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "upload";

-- CreateEnum
CREATE TYPE "kit"."act_state" AS ENUM ('HELD', 'DONE', 'RELEASED');

-- CreateEnum
CREATE TYPE "upload"."upload_kind" AS ENUM ('FILE', 'SITE');

-- CreateEnum
CREATE TYPE "upload"."custom_domain_state" AS ENUM ('PENDING_VALIDATION', 'PENDING_ISSUANCE', 'PENDING_DEPLOYMENT', 'ACTIVE');

-- CreateTable
CREATE TABLE "kit"."act" (
    "act_id" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "state" "kit"."act_state" NOT NULL DEFAULT 'HELD',
    "claim" TEXT,
    "held_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "act_pkey" PRIMARY KEY ("act_id")
);

-- CreateTable
CREATE TABLE "kit"."dns_zone" (
    "name" TEXT NOT NULL,
    "serial" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "dns_zone_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "kit"."dns_record" (
    "id" BIGSERIAL NOT NULL,
    "zone" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "ttl" INTEGER NOT NULL,

    CONSTRAINT "dns_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail"."subdomain" (
    "name" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "catch_all_forward_to" TEXT,
    "dns_verified_at" TIMESTAMPTZ(3),
    "sender_verified_at" TIMESTAMPTZ(3),
    "act_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subdomain_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "mail"."dkim_key" (
    "domain" TEXT NOT NULL,
    "selector" TEXT NOT NULL,
    "sealed_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dkim_key_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "mail"."signer" (
    "subdomain" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signer_pkey" PRIMARY KEY ("subdomain","wallet")
);

-- CreateTable
CREATE TABLE "mail"."inbox" (
    "id" TEXT NOT NULL,
    "address" TEXT,
    "local_part" TEXT NOT NULL,
    "subdomain" TEXT,
    "owner" TEXT NOT NULL,
    "forward_to" TEXT,
    "retain_messages" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "reminded_for" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail"."inbox_period" (
    "act_id" TEXT NOT NULL,
    "inbox_id" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "days" INTEGER NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "refunded" DECIMAL(78,0) NOT NULL DEFAULT 0,

    CONSTRAINT "inbox_period_pkey" PRIMARY KEY ("act_id")
);

-- CreateTable
CREATE TABLE "mail"."stored_mail" (
    "id" TEXT NOT NULL,
    "blob_key" TEXT,
    "size" INTEGER NOT NULL,
    "envelope_from" TEXT NOT NULL,
    "from_email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "spf" TEXT NOT NULL,
    "dkim" TEXT NOT NULL,
    "dmarc" TEXT NOT NULL,
    "remote_ip" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail"."message" (
    "id" TEXT NOT NULL,
    "inbox_id" TEXT NOT NULL,
    "mail_id" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail"."forward_count" (
    "scope" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "forward_count_pkey" PRIMARY KEY ("scope","hour")
);

-- CreateTable
CREATE TABLE "mail"."outbound_mail" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "act_id" TEXT,
    "wallet" TEXT,
    "subdomain" TEXT,
    "envelope_from" TEXT NOT NULL,
    "header_from" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "blob_key" TEXT,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbound_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail"."outbound_recipient" (
    "mail_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "reply" TEXT,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbound_recipient_pkey" PRIMARY KEY ("mail_id","address")
);

-- CreateTable
CREATE TABLE "upload"."upload" (
    "id" TEXT NOT NULL,
    "kind" "upload"."upload_kind" NOT NULL,
    "wallet" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "public_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "max_size" BIGINT NOT NULL,
    "actual_size" BIGINT,
    "blob_key" TEXT,
    "etag" TEXT,
    "price_paid" DECIMAL(78,0) NOT NULL,
    "transaction_hash" TEXT,
    "act_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload"."ticket" (
    "token_hash" TEXT NOT NULL,
    "upload_id" TEXT NOT NULL,
    "blob_key" TEXT NOT NULL,
    "announced" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "writer" TEXT,
    "writer_until" TIMESTAMPTZ(3),
    "wanted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ticket_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "upload"."site_version" (
    "id" BIGSERIAL NOT NULL,
    "upload_id" TEXT NOT NULL,
    "zip_key" TEXT,
    "zip_size" BIGINT NOT NULL,
    "manifest" JSONB,
    "folder" TEXT,
    "file_count" INTEGER,
    "total_size" BIGINT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "activated_at" TIMESTAMPTZ(3),
    "replaced_at" TIMESTAMPTZ(3),
    "refusal" TEXT,
    "extractor" TEXT,
    "extractor_until" TIMESTAMPTZ(3),

    CONSTRAINT "site_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload"."custom_domain" (
    "id" TEXT NOT NULL,
    "upload_id" TEXT,
    "hostname" TEXT NOT NULL,
    "state" "upload"."custom_domain_state" NOT NULL,
    "note" TEXT,
    "certificate" TEXT,
    "sealed_key" TEXT,
    "issued_at" TIMESTAMPTZ(3),
    "not_after" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "custom_domain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload"."acme_account" (
    "directory_url" TEXT NOT NULL,
    "sealed_key" TEXT NOT NULL,
    "account_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "acme_account_pkey" PRIMARY KEY ("directory_url")
);

-- CreateTable
CREATE TABLE "upload"."acme_http_challenge" (
    "hostname" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "key_authorization" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "acme_http_challenge_pkey" PRIMARY KEY ("hostname","token")
);

-- CreateTable
CREATE TABLE "upload"."local_authority" (
    "id" INTEGER NOT NULL,
    "certificate" TEXT NOT NULL,
    "sealed_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "local_authority_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "act_claim_key" ON "kit"."act"("claim");

-- CreateIndex
CREATE INDEX "dns_record_zone_idx" ON "kit"."dns_record"("zone");

-- CreateIndex
CREATE INDEX "dns_record_name_owner_idx" ON "kit"."dns_record"("name", "owner");

-- CreateIndex
CREATE UNIQUE INDEX "subdomain_act_id_key" ON "mail"."subdomain"("act_id");

-- CreateIndex
CREATE INDEX "subdomain_owner_idx" ON "mail"."subdomain"("owner");

-- CreateIndex
CREATE UNIQUE INDEX "inbox_address_key" ON "mail"."inbox"("address");

-- CreateIndex
CREATE INDEX "inbox_owner_idx" ON "mail"."inbox"("owner");

-- CreateIndex
CREATE INDEX "inbox_subdomain_idx" ON "mail"."inbox"("subdomain");

-- CreateIndex
CREATE INDEX "inbox_expires_at_idx" ON "mail"."inbox"("expires_at");

-- CreateIndex
CREATE INDEX "inbox_period_inbox_id_idx" ON "mail"."inbox_period"("inbox_id");

-- CreateIndex
CREATE INDEX "stored_mail_received_at_idx" ON "mail"."stored_mail"("received_at");

-- CreateIndex
CREATE INDEX "message_inbox_id_id_idx" ON "mail"."message"("inbox_id", "id" DESC);

-- CreateIndex
CREATE INDEX "message_mail_id_idx" ON "mail"."message"("mail_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_inbox_id_mail_id_key" ON "mail"."message"("inbox_id", "mail_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbound_mail_act_id_key" ON "mail"."outbound_mail"("act_id");

-- CreateIndex
CREATE INDEX "outbound_mail_subdomain_kind_created_at_idx" ON "mail"."outbound_mail"("subdomain", "kind", "created_at");

-- CreateIndex
CREATE INDEX "outbound_mail_message_id_idx" ON "mail"."outbound_mail"("message_id");

-- CreateIndex
CREATE INDEX "outbound_recipient_state_next_attempt_at_idx" ON "mail"."outbound_recipient"("state", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "upload_act_id_key" ON "upload"."upload"("act_id");

-- CreateIndex
CREATE INDEX "upload_wallet_created_at_id_idx" ON "upload"."upload"("wallet", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "upload_expires_at_idx" ON "upload"."upload"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_blob_key_key" ON "upload"."ticket"("blob_key");

-- CreateIndex
CREATE INDEX "ticket_upload_id_idx" ON "upload"."ticket"("upload_id");

-- CreateIndex
CREATE INDEX "ticket_expires_at_idx" ON "upload"."ticket"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "site_version_zip_key_key" ON "upload"."site_version"("zip_key");

-- CreateIndex
CREATE UNIQUE INDEX "site_version_folder_key" ON "upload"."site_version"("folder");

-- CreateIndex
CREATE INDEX "site_version_upload_id_idx" ON "upload"."site_version"("upload_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_domain_upload_id_key" ON "upload"."custom_domain"("upload_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_domain_hostname_key" ON "upload"."custom_domain"("hostname");

-- CreateIndex
CREATE INDEX "custom_domain_next_attempt_at_idx" ON "upload"."custom_domain"("next_attempt_at");

-- AddForeignKey
ALTER TABLE "kit"."dns_record" ADD CONSTRAINT "dns_record_zone_fkey" FOREIGN KEY ("zone") REFERENCES "kit"."dns_zone"("name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail"."signer" ADD CONSTRAINT "signer_subdomain_fkey" FOREIGN KEY ("subdomain") REFERENCES "mail"."subdomain"("name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail"."inbox" ADD CONSTRAINT "inbox_subdomain_fkey" FOREIGN KEY ("subdomain") REFERENCES "mail"."subdomain"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail"."inbox_period" ADD CONSTRAINT "inbox_period_inbox_id_fkey" FOREIGN KEY ("inbox_id") REFERENCES "mail"."inbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail"."message" ADD CONSTRAINT "message_inbox_id_fkey" FOREIGN KEY ("inbox_id") REFERENCES "mail"."inbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail"."message" ADD CONSTRAINT "message_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"."stored_mail"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail"."outbound_recipient" ADD CONSTRAINT "outbound_recipient_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"."outbound_mail"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload"."ticket" ADD CONSTRAINT "ticket_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"."upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload"."site_version" ADD CONSTRAINT "site_version_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"."upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload"."custom_domain" ADD CONSTRAINT "custom_domain_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"."upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;
