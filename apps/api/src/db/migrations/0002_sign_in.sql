CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"address_digest" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"code_digest" text NOT NULL,
	"attempts" smallint NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"sends" smallint NOT NULL,
	"sends_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_digest" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_sessions_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_in_codes_sends_since" ON "sign_in_codes" USING btree ("sends_since");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_account_id" ON "sign_in_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_expires_at" ON "sign_in_sessions" USING btree ("expires_at");