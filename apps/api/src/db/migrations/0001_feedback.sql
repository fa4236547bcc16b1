CREATE TABLE "feedback" (
	"assessment_id" uuid PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_comment" CHECK (char_length("feedback"."comment") <= 500)
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;