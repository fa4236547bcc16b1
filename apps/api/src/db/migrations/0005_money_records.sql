CREATE TABLE "due_receipts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"assessment_id" uuid NOT NULL,
	"address" text NOT NULL,
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
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_checkouts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"own_origin" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"spent_keys" smallint DEFAULT 0 NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "paid_at" = "settled_at" WHERE "state" = 'paid';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "due_receipts" ADD CONSTRAINT "due_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_receipts" ADD CONSTRAINT "due_receipts_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_checkouts" ADD CONSTRAINT "stripe_checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_receipts_due_at" ON "due_receipts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "stripe_checkouts_created_at" ON "stripe_checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_cents" CHECK ("orders"."refunded_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."state" not in ('paid', 'disputed', 'refunded', 'charged-back') or "orders"."paid_at" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('open', 'paid', 'cancelled', 'expired', 'failed', 'disputed', 'refunded', 'charged-back'));