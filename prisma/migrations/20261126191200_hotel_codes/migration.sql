-- CreateTable
CREATE TABLE "travel"."hotel_code" (
    "hotel_id" TEXT NOT NULL,
    "accommodation_id" TEXT NOT NULL,

    CONSTRAINT "hotel_code_pkey" PRIMARY KEY ("hotel_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "hotel_code_accommodation_id_key" ON "travel"."hotel_code"("accommodation_id");
