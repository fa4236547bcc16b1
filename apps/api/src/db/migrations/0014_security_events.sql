CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"pseudonym" text,
	"detail" text,
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed-in', 'code-refused', 'unlocked', 'erased', 'staff-command'))
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");