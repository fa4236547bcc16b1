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
ALTER TABLE "organisation_links" ADD CONSTRAINT "organisation_links_organisation_organisations_code_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_links_organisation" ON "organisation_links" USING btree ("organisation");--> statement-breakpoint
INSERT INTO "organisations" ("code", "name", "workout_set", "created_at") VALUES ('insurer', 'Your insurer', 'organisation', now());
