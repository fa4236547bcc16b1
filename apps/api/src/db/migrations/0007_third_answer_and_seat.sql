ALTER TABLE "people" DROP CONSTRAINT "people_sex";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "seat" text;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_seat" CHECK ("people"."seat" in ('about-43-cm', 'lower', 'higher', 'unknown'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_sex" CHECK ("people"."sex" in ('Male', 'Female', 'Undisclosed'));