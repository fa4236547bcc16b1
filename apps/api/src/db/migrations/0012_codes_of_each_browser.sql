-- A code under way tells neither its mailbox nor its network; it is asked for again.
DELETE FROM "sign_in_codes";--> statement-breakpoint
DROP INDEX "sign_in_codes_sends_since";--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP CONSTRAINT "sign_in_codes_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_codes" ALTER COLUMN "asker_digest" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ALTER COLUMN "sent_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "mailbox_digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "network_digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "is_known_device" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_in_codes_address_digest" ON "sign_in_codes" USING btree ("address_digest");--> statement-breakpoint
CREATE INDEX "sign_in_codes_mailbox_digest" ON "sign_in_codes" USING btree ("mailbox_digest");--> statement-breakpoint
CREATE INDEX "sign_in_codes_asker_digest" ON "sign_in_codes" USING btree ("asker_digest");--> statement-breakpoint
CREATE INDEX "sign_in_codes_sent_at" ON "sign_in_codes" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP COLUMN "sends";--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP COLUMN "sends_since";