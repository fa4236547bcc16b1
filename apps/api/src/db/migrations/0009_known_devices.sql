CREATE TABLE "known_devices" (
	"token_digest" text NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_digest_account_id_pk" PRIMARY KEY("token_digest","account_id")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_session_id_sign_in_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sign_in_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_account_id" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_devices_session_id" ON "known_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at" ON "known_devices" USING btree ("expires_at");