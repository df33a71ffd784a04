-- What a bill followed from and what was delivered for it, so that an audit can draw it up again from what is stored.

-- A schema that bills were drawn from: its prices, its lists and who they are for.
CREATE TABLE "ledger"."schema_version" (
    "id" TEXT NOT NULL,
    "supergraph" TEXT NOT NULL,
    "first_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schema_version_pkey" PRIMARY KEY ("id")
);

-- Shared by all payments whose bills follow from the same: an operation without the arguments that no bill depends on.
CREATE TABLE "ledger"."bill_basis" (
    "id" TEXT NOT NULL,
    "schema_version" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "variables" JSONB NOT NULL,
    "takes_part" BOOLEAN NOT NULL,
    "first_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bill_basis_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bill_basis_schema_version_fkey" FOREIGN KEY ("schema_version") REFERENCES "ledger"."schema_version"("id")
);

-- No foreign key: the basis is written before the first payment that names it, and a check for each payment costs time.
ALTER TABLE "ledger"."payment" ADD COLUMN "basis" TEXT, ADD COLUMN "balance" DECIMAL(78, 0),
    ADD COLUMN "retold" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "ledger"."payment_line" ADD COLUMN "delivered" INTEGER;

-- Where wallets may have signed in: the configured hosts, each since its first start.
CREATE TABLE "identity"."host" (
    "name" TEXT NOT NULL,
    "first_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "host_pkey" PRIMARY KEY ("name")
);

-- Of the request that ran: what its signature must have been for.
ALTER TABLE "identity"."audit" ADD COLUMN "digest" TEXT;
