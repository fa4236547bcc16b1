CREATE TABLE "account_proofs" (
	"issuer" text NOT NULL,
	"subject_digest" text NOT NULL,
	"account_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_proofs_issuer_subject_digest_pk" PRIMARY KEY("issuer","subject_digest"),
	CONSTRAINT "account_proofs_issuer" CHECK ("account_proofs"."issuer" in ('google', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"digest" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "profile" text;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "asker_digest" text;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "earlier_token_digest" text;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "token_made_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sign_in_sessions" SET "token_made_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ALTER COLUMN "token_made_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "token_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "names" text[];--> statement-breakpoint
UPDATE "sign_in_sessions" SET "names" = array[(select "identifier_digest" from "people" where "people"."id" = "sign_in_sessions"."account_id")];--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ALTER COLUMN "names" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "way" text;--> statement-breakpoint
UPDATE "sign_in_sessions" SET "way" = 'email-code';--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ALTER COLUMN "way" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "device" text;--> statement-breakpoint
UPDATE "sign_in_sessions" SET "device" = '';--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ALTER COLUMN "device" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account_proofs" ADD CONSTRAINT "account_proofs_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_proofs_account_id" ON "account_proofs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "used_proofs_expires_at" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_earlier_token_digest_unique" UNIQUE("earlier_token_digest");--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_way" CHECK ("sign_in_sessions"."way" in ('email-code', 'google', 'telegram'));