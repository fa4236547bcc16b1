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
ALTER TABLE "stars_checkouts" ADD CONSTRAINT "stars_checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_updates_claimed_at" ON "bot_updates" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "stars_checkouts_created_at" ON "stars_checkouts" USING btree ("created_at");