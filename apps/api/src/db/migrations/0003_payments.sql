CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid,
	"provider" text NOT NULL,
	"checkout_id" text,
	"state" text NOT NULL,
	"price_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('open', 'paid', 'cancelled', 'expired')),
	CONSTRAINT "orders_price_cents" CHECK ("orders"."price_cents" > 0),
	CONSTRAINT "orders_settled" CHECK (("orders"."state" = 'open') = ("orders"."settled_at" is null))
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
ALTER TABLE "assessments" ADD COLUMN "unlock_source" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_keeper_id_people_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_assessment_newest" ON "orders" USING btree ("assessment_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("assessment_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "promo_redemptions_keeper_code" ON "promo_redemptions" USING btree ("keeper_id","code");--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_unlock_recorded" CHECK (case "assessments"."unlock_reason"
        when 'demo-key' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is null
        when 'order' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is not null
        when 'promo-code' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is not null
        when 'organisation' then "assessments"."unlocked_at" is not null and "assessments"."unlock_source" is not null
        else "assessments"."unlock_reason" is null and "assessments"."unlocked_at" is null and "assessments"."unlock_source" is null
      end);