-- CreateIndex
CREATE INDEX "outbound_mail_wallet_id_idx" ON "mail"."outbound_mail"("wallet", "id");
