import { desc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type PromoCode, promoCodes } from '../db/schema/promo-codes.ts'

/** Every code there ever was, newest first. */
export const listPromoCodes = (db: Database): Promise<PromoCode[]> =>
  db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt), promoCodes.code)
