ALTER TABLE "stripe_checkouts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "language" text;