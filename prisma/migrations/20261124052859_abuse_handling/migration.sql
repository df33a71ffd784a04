-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "abuse";

-- CreateEnum
CREATE TYPE "abuse"."SuspendedKind" AS ENUM ('WALLET', 'FILE', 'SITE', 'INBOX');

-- CreateEnum
CREATE TYPE "abuse"."AbuseActionKind" AS ENUM ('SUSPENDED', 'UNSUSPENDED', 'REFUSED', 'ALLOWED');

-- CreateTable
CREATE TABLE "abuse"."suspension" (
    "kind" "abuse"."SuspendedKind" NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suspension_pkey" PRIMARY KEY ("kind","target")
);

-- CreateTable
CREATE TABLE "abuse"."refused_address" (
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refused_address_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "abuse"."action" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    "action" "abuse"."AbuseActionKind" NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "action_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "action_kind_target_idx" ON "abuse"."action"("kind", "target");

-- The record is append-only: what was done stays written, whatever else a program or a person does to it.
CREATE FUNCTION abuse.keep_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'abuse.action is append-only';
END
$$;

CREATE TRIGGER action_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "abuse"."action"
  FOR EACH STATEMENT EXECUTE FUNCTION abuse.keep_action();
