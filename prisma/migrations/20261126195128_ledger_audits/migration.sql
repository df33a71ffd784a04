-- CreateTable
CREATE TABLE "ledger"."audit" (
    "id" UUID NOT NULL,
    "asked" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3),
    "from_block" BIGINT NOT NULL,
    "to_block" BIGINT NOT NULL,
    "payees" TEXT[],
    "next_since" TIMESTAMPTZ(3) NOT NULL,
    "done" TEXT[],
    "place" TEXT,
    "plain_count" INTEGER NOT NULL DEFAULT 0,
    "plain_amount" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "findings" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger"."audit_finding" (
    "id" BIGSERIAL NOT NULL,
    "audit_id" UUID NOT NULL,
    "finding" JSONB NOT NULL,

    CONSTRAINT "audit_finding_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_finished_at_idx" ON "ledger"."audit"("finished_at");

-- CreateIndex
CREATE INDEX "audit_finding_audit_id_idx" ON "ledger"."audit_finding"("audit_id");

-- AddForeignKey
ALTER TABLE "ledger"."audit_finding" ADD CONSTRAINT "audit_finding_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "ledger"."audit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
