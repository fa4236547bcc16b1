-- contract: public.replay_consents is gone, unused since 0021
-- contract: public.replays is gone, unused since 0021
-- contract: public.organisations.asks_for_replay is gone, unused since 0021
DROP TABLE "replay_consents" CASCADE;--> statement-breakpoint
DROP TABLE "replays" CASCADE;--> statement-breakpoint
ALTER TABLE "organisations" DROP COLUMN "asks_for_replay";