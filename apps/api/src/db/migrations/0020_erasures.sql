CREATE TABLE "erasures" (
	"name" text PRIMARY KEY NOT NULL,
	"part_of" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasures_at" ON "erasures" USING btree ("at");