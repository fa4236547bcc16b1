CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"session_ids" uuid[] NOT NULL,
	"model_version" text NOT NULL,
	"free_report" jsonb NOT NULL,
	"full_report" jsonb NOT NULL,
	"unlock_reason" text,
	"unlocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessments_person_sessions" UNIQUE("person_id","session_ids")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier_digest" text NOT NULL,
	"keeper_id" uuid,
	"name" text,
	"age_years" smallint,
	"sex" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_identifier_digest_unique" UNIQUE("identifier_digest"),
	CONSTRAINT "people_age_years" CHECK ("people"."age_years" between 12 and 94),
	CONSTRAINT "people_sex" CHECK ("people"."sex" in ('Male', 'Female'))
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
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_keeper_id_people_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_person_newest" ON "assessments" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "people_keeper_id" ON "people" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "sessions_person_id" ON "sessions" USING btree ("person_id");