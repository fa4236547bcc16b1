CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credential_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"signatures" bigint NOT NULL,
	"names" text[] NOT NULL,
	"sealed_identifier" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_sessions" DROP CONSTRAINT "sign_in_sessions_way";--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sign_in_sessions" SET "proven_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ALTER COLUMN "proven_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_account_id" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_way" CHECK ("sign_in_sessions"."way" in ('email-code', 'google', 'telegram', 'passkey'));