CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"session_ids" uuid[] NOT NULL,
	"model_version" text NOT NULL,
	"free_report" jsonb NOT NULL,
	"full_report" jsonb NOT NULL,
	"unlock_reason" text,
	"unlock_source" text,
	"unlocked_at" timestamp with time zone,
	"is_inherited" boolean DEFAULT false NOT NULL,
	"inherited_from" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessments_person_sessions" UNIQUE("person_id","session_ids"),
	CONSTRAINT "assessments_inherited_open" CHECK (case when "assessments"."is_inherited" then "assessments"."unlock_reason" is not null else "assessments"."inherited_from" is null end),
	CONSTRAINT "assessments_unlock_recorded" CHECK (case "assessments"."unlock_reason"
        when 'demo-key' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is null
        when 'order' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is not null
        when 'promo-code' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is not null
        when 'organisation' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is not null
        else "assessments"."unlock_reason" is null and "assessments"."unlocked_at" is null and "assessments"."unlock_source" is null
      end)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"assessment_id" uuid PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_comment" CHECK (char_length("feedback"."comment") <= 500)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"movement" text NOT NULL,
	"measured" jsonb NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_declined" boolean DEFAULT false NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stars_checkouts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"stars" integer NOT NULL,
	"invoice_url" text NOT NULL,
	"state" text NOT NULL,
	"charge_id" text,
	"payer" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "stars_checkouts_charge_id_unique" UNIQUE("charge_id"),
	CONSTRAINT "stars_checkouts_stars" CHECK ("stars_checkouts"."stars" > 0),
	CONSTRAINT "stars_checkouts_state" CHECK ("stars_checkouts"."state" in ('open', 'closed', 'paid', 'refunded')),
	CONSTRAINT "stars_checkouts_paid" CHECK (("stars_checkouts"."state" in ('paid', 'refunded')) = ("stars_checkouts"."charge_id" is not null and "stars_checkouts"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "stripe_checkouts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"own_origin" text NOT NULL,
	"language" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"spent_keys" smallint DEFAULT 0 NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"name" text PRIMARY KEY NOT NULL,
	"part_of" text,
	"at" timestamp with time zone NOT NULL,
	"written_by" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_updates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_counts" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"starts" integer NOT NULL,
	CONSTRAINT "referral_counts_code_day_pk" PRIMARY KEY("code","day"),
	CONSTRAINT "referral_counts_starts" CHECK ("referral_counts"."starts" > 0)
);
--> statement-breakpoint
CREATE TABLE "due_receipts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"assessment_id" uuid NOT NULL,
	"sealed_address" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"refunded_cents" integer NOT NULL,
	"report" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_changes_order_id_revision_pk" PRIMARY KEY("order_id","revision"),
	CONSTRAINT "order_changes_report" CHECK ("order_changes"."report" in ('opened', 'locked', 'unchanged'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid,
	"provider" text NOT NULL,
	"checkout_id" text,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"price_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancel_asked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"receipt_sent_at" timestamp with time zone,
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('open', 'paid', 'cancelled', 'expired', 'failed', 'disputed', 'refunded', 'charged-back')),
	CONSTRAINT "orders_price_cents" CHECK ("orders"."price_cents" > 0),
	CONSTRAINT "orders_refunded_cents" CHECK ("orders"."refunded_cents" >= 0),
	CONSTRAINT "orders_settled" CHECK (("orders"."state" = 'open') = ("orders"."settled_at" is null)),
	CONSTRAINT "orders_paid" CHECK ("orders"."state" not in ('paid', 'disputed', 'refunded', 'charged-back') or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent_off" smallint NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"max_uses_per_person" integer,
	"valid_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_percent_off" CHECK ("promo_codes"."percent_off" between 1 and 100),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" between 0 and coalesce("promo_codes"."max_uses", "promo_codes"."uses"))
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"keeper_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"percent_off" smallint NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_redemptions_assessment_code" UNIQUE("assessment_id","code")
);
--> statement-breakpoint
CREATE TABLE "receipt_mailboxes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"assessment_id" uuid NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation" text NOT NULL,
	"key_digest" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_links_key_digest_unique" UNIQUE("key_digest"),
	CONSTRAINT "organisation_links_uses" CHECK ("organisation_links"."uses" between 0 and "organisation_links"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"workout_set" text NOT NULL,
	"logo" text,
	"unlocks" integer DEFAULT 0 NOT NULL,
	"max_unlocks" integer,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisations_unlocks" CHECK ("organisations"."unlocks" between 0 and coalesce("organisations"."max_unlocks", "organisations"."unlocks"))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"version" text NOT NULL,
	"is_by_guardian" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_once" UNIQUE("person_id","version","given_at")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier_digest" text NOT NULL,
	"keeper_id" uuid,
	"profile" text,
	"name" text,
	"age_years" smallint,
	"sex" text,
	"seat" text,
	"language" text,
	"created_at" timestamp with time zone NOT NULL,
	"guest_seen_at" timestamp with time zone,
	CONSTRAINT "people_identifier_digest_unique" UNIQUE("identifier_digest"),
	CONSTRAINT "people_age_years" CHECK ("people"."age_years" between 12 and 94),
	CONSTRAINT "people_sex" CHECK ("people"."sex" in ('Male', 'Female', 'Undisclosed')),
	CONSTRAINT "people_seat" CHECK ("people"."seat" in ('about-43-cm', 'lower', 'higher', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"sealed_place" text NOT NULL,
	"chat_digest" text,
	"weeks" smallint NOT NULL,
	"time" text NOT NULL,
	"zone" text NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"own_origin" text NOT NULL,
	"stop_digest" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "reminders_weeks" CHECK ("reminders"."weeks" in (2, 4, 8)),
	CONSTRAINT "reminders_way" CHECK (("reminders"."way" = 'message') = ("reminders"."chat_digest" is not null)),
	CONSTRAINT "reminders_way_known" CHECK ("reminders"."way" in ('mail', 'message'))
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"pseudonym" text,
	"detail" text,
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed-in', 'code-refused', 'unlocked', 'erased', 'staff-command'))
);
--> statement-breakpoint
CREATE TABLE "shared_results" (
	"key" uuid NOT NULL,
	"sex" text NOT NULL,
	"age_years" smallint NOT NULL,
	"movement" text NOT NULL,
	"variant" text,
	"value" double precision NOT NULL,
	"is_or_more" boolean NOT NULL,
	"quality" text NOT NULL,
	"model_version" text NOT NULL,
	CONSTRAINT "shared_results_first" UNIQUE NULLS NOT DISTINCT("key","movement","variant")
);
--> statement-breakpoint
CREATE TABLE "sharings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid(),
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sharings_key_unique" UNIQUE("key"),
	CONSTRAINT "sharings_ended" CHECK (("sharings"."key" is null) = ("sharings"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_proofs" (
	"issuer" text NOT NULL,
	"subject_digest" text NOT NULL,
	"account_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_proofs_issuer_subject_digest_pk" PRIMARY KEY("issuer","subject_digest"),
	CONSTRAINT "account_proofs_issuer" CHECK ("account_proofs"."issuer" in ('google', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_digest" text NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_digest_account_id_pk" PRIMARY KEY("token_digest","account_id")
);
--> statement-breakpoint
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
CREATE TABLE "secret_checks" (
	"is_the_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "secret_checks_one" CHECK ("secret_checks"."is_the_one")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_digest" text NOT NULL,
	"mailbox_digest" text NOT NULL,
	"asker_digest" text NOT NULL,
	"network_digest" text NOT NULL,
	"is_known_device" boolean NOT NULL,
	"salt" text NOT NULL,
	"code_digest" text NOT NULL,
	"attempts" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_digest" text NOT NULL,
	"earlier_token_digest" text,
	"token_made_at" timestamp with time zone NOT NULL,
	"token_seen_at" timestamp with time zone,
	"account_id" uuid NOT NULL,
	"names" text[] NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_sessions_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "sign_in_sessions_earlier_token_digest_unique" UNIQUE("earlier_token_digest"),
	CONSTRAINT "sign_in_sessions_way" CHECK ("sign_in_sessions"."way" in ('email-code', 'google', 'telegram', 'passkey'))
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"digest" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_inherited_from_assessments_id_fk" FOREIGN KEY ("inherited_from") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stars_checkouts" ADD CONSTRAINT "stars_checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_checkouts" ADD CONSTRAINT "stripe_checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_receipts" ADD CONSTRAINT "due_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_receipts" ADD CONSTRAINT "due_receipts_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_keeper_id_people_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_mailboxes" ADD CONSTRAINT "receipt_mailboxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_mailboxes" ADD CONSTRAINT "receipt_mailboxes_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_links" ADD CONSTRAINT "organisation_links_organisation_organisations_code_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_keeper_id_people_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_key_sharings_key_fk" FOREIGN KEY ("key") REFERENCES "public"."sharings"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharings" ADD CONSTRAINT "sharings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_proofs" ADD CONSTRAINT "account_proofs_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_session_id_sign_in_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sign_in_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_account_id_people_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_person_newest" ON "assessments" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessments_inherited_from" ON "assessments" USING btree ("inherited_from");--> statement-breakpoint
CREATE INDEX "assessments_unlock_source" ON "assessments" USING btree ("unlock_source") WHERE "assessments"."unlock_source" is not null;--> statement-breakpoint
CREATE INDEX "sessions_person_measured" ON "sessions" USING btree ("person_id","measured_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "stars_checkouts_created_at" ON "stars_checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stripe_checkouts_created_at" ON "stripe_checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "erasures_written_by" ON "erasures" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "bot_updates_claimed_at" ON "bot_updates" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "due_receipts_due_at" ON "due_receipts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "orders_assessment_newest" ON "orders" USING btree ("assessment_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("assessment_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "promo_redemptions_keeper_code" ON "promo_redemptions" USING btree ("keeper_id","code");--> statement-breakpoint
CREATE INDEX "receipt_mailboxes_assessment_id" ON "receipt_mailboxes" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "organisation_links_organisation" ON "organisation_links" USING btree ("organisation");--> statement-breakpoint
CREATE INDEX "people_keeper_id" ON "people" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "people_guest_seen_at" ON "people" USING btree ("guest_seen_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "reminders_due_at" ON "reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminders_chat_digest" ON "reminders" USING btree ("chat_digest");--> statement-breakpoint
CREATE INDEX "reminders_stop_digest" ON "reminders" USING btree ("stop_digest");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_proofs_account_id" ON "account_proofs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_devices_account_id" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_devices_session_id" ON "known_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_id" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_address_digest" ON "sign_in_codes" USING btree ("address_digest");--> statement-breakpoint
CREATE INDEX "sign_in_codes_mailbox_digest" ON "sign_in_codes" USING btree ("mailbox_digest");--> statement-breakpoint
CREATE INDEX "sign_in_codes_asker_digest" ON "sign_in_codes" USING btree ("asker_digest");--> statement-breakpoint
CREATE INDEX "sign_in_codes_sent_at" ON "sign_in_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_account_id" ON "sign_in_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_expires_at" ON "sign_in_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_proofs_expires_at" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;--> statement-breakpoint
INSERT INTO "organisations" ("code", "name", "workout_set", "created_at") VALUES ('insurer', 'Your insurer', 'organisation', now());
