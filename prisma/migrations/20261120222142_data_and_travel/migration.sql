-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "data";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "travel";

-- CreateEnum
CREATE TYPE "data"."token_standard" AS ENUM ('ERC20', 'ERC721', 'ERC1155');

-- CreateEnum
CREATE TYPE "travel"."booking_kind" AS ENUM ('FLIGHT', 'HOTEL', 'TRANSFER');

-- CreateEnum
CREATE TYPE "travel"."booking_state" AS ENUM ('HELD', 'SENDING', 'BOOKED', 'FAILED', 'CANCELLED', 'RELEASED');

-- CreateTable
CREATE TABLE "data"."chain_index" (
    "chain_id" INTEGER NOT NULL,
    "start_block" BIGINT NOT NULL,
    "head_block" BIGINT,
    "head_hash" BYTEA,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chain_index_pkey" PRIMARY KEY ("chain_id")
);

-- CreateTable
CREATE TABLE "data"."block" (
    "chain_id" INTEGER NOT NULL,
    "number" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "parent_hash" BYTEA NOT NULL,
    "mined_at" TIMESTAMPTZ(0) NOT NULL,
    "miner" BYTEA NOT NULL,
    "gas_used" DECIMAL(78,0) NOT NULL,
    "gas_limit" DECIMAL(78,0) NOT NULL,
    "base_fee" DECIMAL(78,0),
    "size" INTEGER NOT NULL,
    "transactions" INTEGER NOT NULL,
    "traced" BOOLEAN NOT NULL,

    CONSTRAINT "block_pkey" PRIMARY KEY ("chain_id","number")
);

-- CreateTable
CREATE TABLE "data"."transaction" (
    "chain_id" INTEGER NOT NULL,
    "block" BIGINT NOT NULL,
    "index" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "sender" BYTEA NOT NULL,
    "recipient" BYTEA,
    "nonce" BIGINT NOT NULL,
    "value" DECIMAL(78,0) NOT NULL,
    "gas" BIGINT NOT NULL,
    "gas_price" DECIMAL(78,0) NOT NULL,
    "input" BYTEA NOT NULL,
    "created_contract" BYTEA,
    "gas_used" BIGINT NOT NULL,
    "cumulative_gas_used" BIGINT NOT NULL,
    "succeeded" BOOLEAN NOT NULL,

    CONSTRAINT "transaction_pkey" PRIMARY KEY ("chain_id","block","index")
);

-- CreateTable
CREATE TABLE "data"."internal_transfer" (
    "chain_id" INTEGER NOT NULL,
    "block" BIGINT NOT NULL,
    "transaction_index" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "transaction_hash" BYTEA NOT NULL,
    "sender" BYTEA NOT NULL,
    "recipient" BYTEA,
    "value" DECIMAL(78,0) NOT NULL,
    "kind" TEXT NOT NULL,
    "trace_path" TEXT NOT NULL,
    "gas" BIGINT NOT NULL,
    "gas_used" BIGINT NOT NULL,
    "failure" TEXT,

    CONSTRAINT "internal_transfer_pkey" PRIMARY KEY ("chain_id","block","transaction_index","position")
);

-- CreateTable
CREATE TABLE "data"."token_transfer" (
    "chain_id" INTEGER NOT NULL,
    "block" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "batch_index" INTEGER NOT NULL,
    "transaction_index" INTEGER NOT NULL,
    "transaction_hash" BYTEA NOT NULL,
    "standard" "data"."token_standard" NOT NULL,
    "contract" BYTEA NOT NULL,
    "sender" BYTEA NOT NULL,
    "recipient" BYTEA NOT NULL,
    "token_id" DECIMAL(78,0) NOT NULL,
    "value" DECIMAL(78,0) NOT NULL,

    CONSTRAINT "token_transfer_pkey" PRIMARY KEY ("chain_id","block","log_index","batch_index")
);

-- CreateTable
CREATE TABLE "data"."token_holding" (
    "chain_id" INTEGER NOT NULL,
    "owner" BYTEA NOT NULL,
    "standard" "data"."token_standard" NOT NULL,
    "contract" BYTEA NOT NULL,
    "token_id" DECIMAL(78,0) NOT NULL,
    "balance" DECIMAL(150,0) NOT NULL,
    "transfers" INTEGER NOT NULL,

    CONSTRAINT "token_holding_pkey" PRIMARY KEY ("chain_id","owner","standard","contract","token_id")
);

-- CreateTable
CREATE TABLE "data"."contract_creation" (
    "chain_id" INTEGER NOT NULL,
    "contract" BYTEA NOT NULL,
    "block" BIGINT NOT NULL,
    "transaction_index" INTEGER NOT NULL,
    "transaction_hash" BYTEA NOT NULL,
    "creator" BYTEA NOT NULL,
    "factory" BYTEA,

    CONSTRAINT "contract_creation_pkey" PRIMARY KEY ("chain_id","contract","block","transaction_index")
);

-- CreateTable
CREATE TABLE "data"."chain_day" (
    "chain_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "blocks" INTEGER NOT NULL,
    "transactions" BIGINT NOT NULL,
    "size" BIGINT NOT NULL,

    CONSTRAINT "chain_day_pkey" PRIMARY KEY ("chain_id","day")
);

-- CreateTable
CREATE TABLE "data"."verified_contract" (
    "code_hash" TEXT NOT NULL,
    "code_length" INTEGER NOT NULL,
    "immutables" JSONB NOT NULL,
    "name" TEXT NOT NULL,
    "source_code" TEXT NOT NULL,
    "abi" JSONB NOT NULL,
    "compiler_version" TEXT NOT NULL,
    "optimizer" BOOLEAN NOT NULL,
    "runs" INTEGER NOT NULL,
    "evm_version" TEXT NOT NULL,
    "libraries" TEXT NOT NULL,
    "license" TEXT NOT NULL,
    "creation_code" BYTEA,
    "content_address" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verified_contract_pkey" PRIMARY KEY ("code_hash")
);

-- CreateTable
CREATE TABLE "travel"."booking" (
    "act_id" TEXT NOT NULL,
    "kind" "travel"."booking_kind" NOT NULL,
    "state" "travel"."booking_state" NOT NULL DEFAULT 'HELD',
    "wallet" TEXT NOT NULL,
    "order_id" TEXT,
    "source" TEXT NOT NULL,
    "payload" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "booking_pkey" PRIMARY KEY ("act_id")
);

-- CreateTable
CREATE TABLE "travel"."sandbox_order" (
    "id" TEXT NOT NULL,
    "kind" "travel"."booking_kind" NOT NULL,
    "client_ref" TEXT,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "sandbox_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "travel"."flight_intent" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "wallet" TEXT NOT NULL,
    "act_id" TEXT NOT NULL,
    "flight" TEXT NOT NULL,
    "ident" TEXT NOT NULL,
    "intent" TEXT NOT NULL,
    "aircraft_type" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "intended_off" TIMESTAMPTZ(3) NOT NULL,
    "intended_on" TIMESTAMPTZ(3) NOT NULL,
    "altitude" INTEGER,
    "airspeed" INTEGER,
    "route" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flight_intent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "block_chain_id_mined_at_idx" ON "data"."block"("chain_id", "mined_at");

-- CreateIndex
CREATE INDEX "transaction_chain_id_hash_idx" ON "data"."transaction"("chain_id", "hash");

-- CreateIndex
CREATE INDEX "transaction_chain_id_sender_block_index_idx" ON "data"."transaction"("chain_id", "sender", "block", "index");

-- CreateIndex
CREATE INDEX "transaction_chain_id_recipient_block_index_idx" ON "data"."transaction"("chain_id", "recipient", "block", "index");

-- CreateIndex
CREATE INDEX "internal_transfer_chain_id_transaction_hash_idx" ON "data"."internal_transfer"("chain_id", "transaction_hash");

-- CreateIndex
CREATE INDEX "internal_transfer_chain_id_sender_block_transaction_index_p_idx" ON "data"."internal_transfer"("chain_id", "sender", "block", "transaction_index", "position");

-- CreateIndex
CREATE INDEX "internal_transfer_chain_id_recipient_block_transaction_inde_idx" ON "data"."internal_transfer"("chain_id", "recipient", "block", "transaction_index", "position");

-- CreateIndex
CREATE INDEX "token_transfer_chain_id_transaction_hash_idx" ON "data"."token_transfer"("chain_id", "transaction_hash");

-- CreateIndex
CREATE INDEX "token_transfer_chain_id_sender_block_log_index_batch_index_idx" ON "data"."token_transfer"("chain_id", "sender", "block", "log_index", "batch_index");

-- CreateIndex
CREATE INDEX "token_transfer_chain_id_recipient_block_log_index_batch_ind_idx" ON "data"."token_transfer"("chain_id", "recipient", "block", "log_index", "batch_index");

-- CreateIndex
CREATE INDEX "token_transfer_chain_id_contract_block_log_index_batch_inde_idx" ON "data"."token_transfer"("chain_id", "contract", "block", "log_index", "batch_index");

-- CreateIndex
CREATE INDEX "token_holding_chain_id_contract_token_id_idx" ON "data"."token_holding"("chain_id", "contract", "token_id");

-- CreateIndex
CREATE INDEX "contract_creation_chain_id_block_idx" ON "data"."contract_creation"("chain_id", "block");

-- CreateIndex
CREATE INDEX "verified_contract_code_length_idx" ON "data"."verified_contract"("code_length");

-- CreateIndex
CREATE INDEX "booking_wallet_created_at_idx" ON "travel"."booking"("wallet", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "booking_kind_order_id_key" ON "travel"."booking"("kind", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_order_client_ref_key" ON "travel"."sandbox_order"("client_ref");

-- CreateIndex
CREATE UNIQUE INDEX "flight_intent_act_id_key" ON "travel"."flight_intent"("act_id");

-- CreateIndex
CREATE INDEX "flight_intent_wallet_created_at_id_idx" ON "travel"."flight_intent"("wallet", "created_at" DESC, "id");
