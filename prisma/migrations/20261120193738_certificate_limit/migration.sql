-- AlterTable
ALTER TABLE "upload"."upload" ADD COLUMN     "certificates_asked" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "certificates_since" TIMESTAMPTZ(3);
