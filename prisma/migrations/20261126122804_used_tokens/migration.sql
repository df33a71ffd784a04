-- CreateTable
CREATE TABLE "kit"."used_token" (
    "jti" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_token_pkey" PRIMARY KEY ("jti")
);

-- CreateIndex
CREATE INDEX "used_token_expires_at_idx" ON "kit"."used_token"("expires_at");
