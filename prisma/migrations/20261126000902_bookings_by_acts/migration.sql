-- The act of a booking is kept in kit.act from now on. Bookings in progress go on from there: held ones can be carried
-- out, and ones that the company was asked for are released by the recovery of their payment.
INSERT INTO "kit"."act" ("act_id", "field", "state", "held_at", "ended_at")
SELECT "act_id",
  CASE "kind" WHEN 'FLIGHT' THEN 'Mutation.bookFlight' WHEN 'HOTEL' THEN 'Mutation.bookHotel' ELSE 'Mutation.bookTransfer' END,
  (CASE
    WHEN "state" = 'HELD' THEN 'HELD'
    WHEN "state" = 'SENDING' THEN 'ASKED'
    WHEN "state" IN ('BOOKED', 'CANCELLED') THEN 'DONE'
    ELSE 'RELEASED'
  END)::"kit"."act_state",
  "created_at",
  CASE WHEN "state" IN ('HELD', 'SENDING') THEN NULL ELSE "created_at" END
FROM "travel"."booking";

DELETE FROM "travel"."booking" WHERE "state" NOT IN ('BOOKED', 'CANCELLED');

-- AlterEnum
CREATE TYPE "travel"."booking_state_new" AS ENUM ('BOOKED', 'CANCELLED');
ALTER TABLE "travel"."booking" ALTER COLUMN "state" DROP DEFAULT;
ALTER TABLE "travel"."booking" ALTER COLUMN "state" TYPE "travel"."booking_state_new" USING ("state"::text::"travel"."booking_state_new");
ALTER TYPE "travel"."booking_state" RENAME TO "booking_state_old";
ALTER TYPE "travel"."booking_state_new" RENAME TO "booking_state";
DROP TYPE "travel"."booking_state_old";

-- AlterTable
ALTER TABLE "travel"."booking" ALTER COLUMN "state" SET DEFAULT 'BOOKED',
ALTER COLUMN "order_id" SET NOT NULL,
ALTER COLUMN "payload" SET NOT NULL;
