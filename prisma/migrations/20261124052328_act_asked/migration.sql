-- AlterEnum
ALTER TYPE "kit"."act_state" ADD VALUE 'ASKED';
