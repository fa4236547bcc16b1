CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"address" text,
	"chat_id" bigint,
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
	CONSTRAINT "reminders_way" CHECK (("reminders"."way" = 'mail' and "reminders"."address" is not null and "reminders"."chat_id" is null)
        or ("reminders"."way" = 'message' and "reminders"."chat_id" is not null and "reminders"."address" is null))
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due_at" ON "reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminders_chat_id" ON "reminders" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "reminders_stop_digest" ON "reminders" USING btree ("stop_digest");