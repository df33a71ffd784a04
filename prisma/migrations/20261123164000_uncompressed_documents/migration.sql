-- Postgres would try to compress what is long at each move of a payment, which takes longer than writing it. Answers are
-- forgotten after a day. What is stored already stays as it is.
ALTER TABLE "ledger"."payment"
  ALTER COLUMN "credential" SET STORAGE EXTERNAL,
  ALTER COLUMN "requirements" SET STORAGE EXTERNAL,
  ALTER COLUMN "answer_body" SET STORAGE EXTERNAL,
  ALTER COLUMN "receipt_headers" SET STORAGE EXTERNAL;
