-- CreateTable
CREATE TABLE "kit"."purchase" (
    "payment_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "node" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_pkey" PRIMARY KEY ("payment_id","position","node")
);

-- CreateIndex
CREATE INDEX "purchase_node_idx" ON "kit"."purchase"("node");

-- What jobs of earlier versions were: an id is base64url of `Job/<id>` (schema/nodeId.ts).
INSERT INTO kit.purchase (payment_id, position, node, created_at)
SELECT split_part(act_id, ':', 1)::uuid, split_part(act_id, ':', 2)::int,
  rtrim(translate(encode(convert_to('Job/' || id, 'UTF8'), 'base64'), '+/', '-_'), '='), created_at
FROM kit.job
WHERE act_id ~ '^[0-9a-f-]{36}:[0-9]+$';
