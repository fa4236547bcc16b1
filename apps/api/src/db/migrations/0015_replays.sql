CREATE TABLE "replay_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"organisation" text NOT NULL,
	"version" text NOT NULL,
	"is_by_guardian" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "replay_consents_once" UNIQUE("person_id","organisation","version","given_at")
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"agreement" text NOT NULL,
	"aspect" double precision NOT NULL,
	"figures" text,
	"moment" jsonb
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "asks_for_replay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "replay_consents" ADD CONSTRAINT "replay_consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_consents" ADD CONSTRAINT "replay_consents_organisation_organisations_code_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_organisation_organisations_code_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replays_organisation" ON "replays" USING btree ("organisation");