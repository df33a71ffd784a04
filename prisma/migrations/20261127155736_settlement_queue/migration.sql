-- @compatible only adds a table, which is used where SETTLEMENT is set
-- CreateTable
CREATE TABLE "ledger"."queued_settlement" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "owner" TEXT,
    "network" TEXT NOT NULL,
    "scheme" TEXT NOT NULL,
    "key" BYTEA NOT NULL,
    "presented" JSONB NOT NULL,
    "outcome" JSONB,

    CONSTRAINT "queued_settlement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "queued_settlement_key_key" ON "ledger"."queued_settlement"("key");

-- CreateIndex
CREATE INDEX "queued_settlement_done_at_idx" ON "ledger"."queued_settlement"("done_at");
