-- What the work of older payments came to: what is taken beyond it goes back when they settle.
UPDATE "ledger"."payment" SET "charge_amount" = "line"."charged"
FROM (
    SELECT "payment_id", sum("charged") AS "charged" FROM "ledger"."payment_line"
    GROUP BY "payment_id" HAVING bool_and("charged" IS NOT NULL)
) AS "line"
WHERE "line"."payment_id" = "payment"."id" AND "payment"."charge_amount" IS NULL;
