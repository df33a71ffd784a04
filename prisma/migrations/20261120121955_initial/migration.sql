-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "domains";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "gateway";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "identity";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "ledger";

-- CreateEnum
CREATE TYPE "domains"."order_kind" AS ENUM ('REGISTRATION', 'RENEWAL');

-- CreateEnum
CREATE TYPE "domains"."order_state" AS ENUM ('HELD', 'PENDING', 'DONE', 'FAILED', 'RELEASED');

-- CreateEnum
CREATE TYPE "domains"."domain_state" AS ENUM ('PENDING', 'ACTIVE', 'FAILED');

-- CreateEnum
CREATE TYPE "gateway"."organization_role" AS ENUM ('owner', 'admin', 'member');

-- CreateEnum
CREATE TYPE "gateway"."usdc_network" AS ENUM ('base', 'tempo', 'solana');

-- CreateTable
CREATE TABLE "domains"."orders" (
    "id" BIGSERIAL NOT NULL,
    "act_id" TEXT NOT NULL,
    "kind" "domains"."order_kind" NOT NULL,
    "state" "domains"."order_state" NOT NULL DEFAULT 'HELD',
    "domain" TEXT NOT NULL,
    "claim" TEXT,
    "wallet" TEXT NOT NULL,
    "years" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "slot_day" DATE,
    "slot" INTEGER,
    "expiry_before" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "busy_until" TIMESTAMPTZ(3),
    "reason" TEXT,
    "held_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "domains"."domains" (
    "name" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "state" "domains"."domain_state" NOT NULL,
    "order_id" BIGINT NOT NULL,
    "registered_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "serial" INTEGER NOT NULL DEFAULT 1,
    "registrant_email" TEXT,
    "registration_mail_at" TIMESTAMPTZ(3),
    "icann_due_at" TIMESTAMPTZ(3),
    "icann_verified_at" TIMESTAMPTZ(3),
    "icann_reminders" INTEGER NOT NULL DEFAULT 0,
    "suspended_at" TIMESTAMPTZ(3),
    "transfer_requested_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "domains_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "domains"."records" (
    "id" BIGSERIAL NOT NULL,
    "domain" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "ttl" INTEGER NOT NULL,

    CONSTRAINT "records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "domains"."profiles" (
    "wallet" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "address_line1" TEXT NOT NULL,
    "address_line2" TEXT,
    "city" TEXT NOT NULL,
    "state" TEXT,
    "postal_code" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("wallet")
);

-- CreateTable
CREATE TABLE "domains"."email_codes" (
    "id" BIGSERIAL NOT NULL,
    "wallet" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "salt" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway"."organization" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway"."organization_member" (
    "organization_id" UUID NOT NULL,
    "wallet" TEXT NOT NULL,
    "role" "gateway"."organization_role" NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_member_pkey" PRIMARY KEY ("organization_id","wallet")
);

-- CreateTable
CREATE TABLE "gateway"."invite_code" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "code" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "organization_id" UUID,
    "amount_usd" BIGINT NOT NULL,
    "network" "gateway"."usdc_network" NOT NULL,
    "max_redemptions" BIGINT NOT NULL,
    "redemption_count" BIGINT NOT NULL DEFAULT 0,
    "note" TEXT,
    "expires_at" TIMESTAMPTZ(6),
    "disabled_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway"."invite_redemption" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "invite_code_id" UUID NOT NULL,
    "wallet" TEXT NOT NULL,
    "amount_usd" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_redemption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway"."registry" (
    "url" TEXT NOT NULL,
    "attempted_at" TIMESTAMPTZ(6) NOT NULL,
    "refreshed_at" TIMESTAMPTZ(6),
    "failure" TEXT,

    CONSTRAINT "registry_pkey" PRIMARY KEY ("url")
);

-- CreateTable
CREATE TABLE "gateway"."origin" (
    "id" SERIAL NOT NULL,
    "registry" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "favicon" TEXT NOT NULL,
    "x402_origin_id" TEXT,
    "mpp_origin_id" TEXT,
    "protocols" TEXT[],
    "vetted" BOOLEAN NOT NULL,

    CONSTRAINT "origin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway"."endpoint" (
    "id" SERIAL NOT NULL,
    "origin_id" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "auth_mode" TEXT,
    "price" TEXT,
    "digest" BYTEA NOT NULL,
    "document" tsvector NOT NULL,
    "vector_model" TEXT,
    "vector" BYTEA,

    CONSTRAINT "endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway"."index_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL,

    CONSTRAINT "index_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity"."siwx_nonce" (
    "nonce" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "siwx_nonce_pkey" PRIMARY KEY ("nonce")
);

-- CreateTable
CREATE TABLE "ledger"."payment" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "settle" TEXT NOT NULL,
    "protocol" TEXT NOT NULL,
    "scheme" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "pay_to" TEXT NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "settled_amount" DECIMAL(78,0),
    "transaction_hash" TEXT,
    "credential" JSONB NOT NULL,
    "requirements" JSONB NOT NULL,
    "credential_hash" BYTEA NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "valid_before" TIMESTAMPTZ(3) NOT NULL,
    "service" TEXT NOT NULL,
    "method" TEXT,
    "path" TEXT,
    "operation" TEXT,
    "request_id" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,
    "answer_status" INTEGER,
    "answer_headers" JSONB,
    "answer_body" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger"."payment_line" (
    "payment_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "units" INTEGER NOT NULL,
    "settle" TEXT NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'PENDING',

    CONSTRAINT "payment_line_pkey" PRIMARY KEY ("payment_id","position")
);

-- CreateTable
CREATE TABLE "ledger"."payment_transition" (
    "id" BIGSERIAL NOT NULL,
    "payment_id" UUID NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_transition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger"."refund" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "transaction_hash" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "orders_act_id_key" ON "domains"."orders"("act_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_claim_key" ON "domains"."orders"("claim");

-- CreateIndex
CREATE INDEX "orders_state_paid_at_idx" ON "domains"."orders"("state", "paid_at");

-- CreateIndex
CREATE UNIQUE INDEX "orders_slot_day_slot_key" ON "domains"."orders"("slot_day", "slot");

-- CreateIndex
CREATE INDEX "domains_owner_name_idx" ON "domains"."domains"("owner", "name");

-- CreateIndex
CREATE INDEX "domains_state_icann_verified_at_idx" ON "domains"."domains"("state", "icann_verified_at");

-- CreateIndex
CREATE INDEX "records_domain_name_type_idx" ON "domains"."records"("domain", "name", "type");

-- CreateIndex
CREATE INDEX "email_codes_wallet_sent_at_idx" ON "domains"."email_codes"("wallet", "sent_at");

-- CreateIndex
CREATE INDEX "email_codes_email_sent_at_idx" ON "domains"."email_codes"("email", "sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "organization_slug_key" ON "gateway"."organization"("slug");

-- CreateIndex
CREATE INDEX "organization_member_wallet_created_at_idx" ON "gateway"."organization_member"("wallet", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "invite_code_code_key" ON "gateway"."invite_code"("code");

-- CreateIndex
CREATE INDEX "invite_code_created_by_created_at_id_idx" ON "gateway"."invite_code"("created_by", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "invite_redemption_invite_code_id_wallet_key" ON "gateway"."invite_redemption"("invite_code_id", "wallet");

-- CreateIndex
CREATE UNIQUE INDEX "origin_url_key" ON "gateway"."origin"("url");

-- CreateIndex
CREATE INDEX "origin_registry_idx" ON "gateway"."origin"("registry");

-- CreateIndex
CREATE INDEX "endpoint_document_idx" ON "gateway"."endpoint" USING GIN ("document" tsvector_ops);

-- CreateIndex
CREATE UNIQUE INDEX "endpoint_origin_id_method_path_key" ON "gateway"."endpoint"("origin_id", "method", "path");

-- CreateIndex
CREATE INDEX "siwx_nonce_expires_at_idx" ON "identity"."siwx_nonce"("expires_at");

-- CreateIndex
CREATE INDEX "payment_payer_created_at_id_idx" ON "ledger"."payment"("payer", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "payment_state_lease_until_idx" ON "ledger"."payment"("state", "lease_until");

-- CreateIndex
CREATE INDEX "payment_created_at_idx" ON "ledger"."payment"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_scheme_network_payer_nonce_key" ON "ledger"."payment"("scheme", "network", "payer", "nonce");

-- CreateIndex
CREATE INDEX "payment_transition_payment_id_idx" ON "ledger"."payment_transition"("payment_id");

-- CreateIndex
CREATE INDEX "refund_state_idx" ON "ledger"."refund"("state");

-- CreateIndex
CREATE UNIQUE INDEX "refund_payment_id_position_key" ON "ledger"."refund"("payment_id", "position");

-- AddForeignKey
ALTER TABLE "domains"."records" ADD CONSTRAINT "records_domain_fkey" FOREIGN KEY ("domain") REFERENCES "domains"."domains"("name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway"."organization_member" ADD CONSTRAINT "organization_member_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "gateway"."organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway"."invite_code" ADD CONSTRAINT "invite_code_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "gateway"."organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway"."invite_redemption" ADD CONSTRAINT "invite_redemption_invite_code_id_fkey" FOREIGN KEY ("invite_code_id") REFERENCES "gateway"."invite_code"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway"."endpoint" ADD CONSTRAINT "endpoint_origin_id_fkey" FOREIGN KEY ("origin_id") REFERENCES "gateway"."origin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger"."payment_line" ADD CONSTRAINT "payment_line_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "ledger"."payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger"."payment_transition" ADD CONSTRAINT "payment_transition_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "ledger"."payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger"."refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "ledger"."payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
