ALTER TABLE "assessments" ADD COLUMN "is_inherited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "inherited_from" uuid;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_inherited_from_assessments_id_fk" FOREIGN KEY ("inherited_from") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_inherited_from" ON "assessments" USING btree ("inherited_from");--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_inherited_open" CHECK (case when "assessments"."is_inherited" then "assessments"."unlock_reason" is not null else "assessments"."inherited_from" is null end);