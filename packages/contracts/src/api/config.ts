import { movementIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { EmergencyNumber } from '../player/messages.ts'

/** How the mini app sells: a payment page in an outside browser, or a Stars invoice. */
export const messengerCheckouts = ['external', 'stars'] as const

export const paymentModes = ['sandbox', 'stripe', 'off'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** A deployment's own picture and film of a movement, replacing Etta's. */
export const ExerciseFilm = z.object({
  /** A same-origin picture; null keeps the plate. */
  thumbnail: z.string().nullable(),
  /** A same-origin film path, or the https URL of an embeddable page. */
  videoUrl: z.string(),
  /** What the film shows, in one sentence; null keeps the movement's own. */
  videoDescription: z.string().nullable(),
})
export type ExerciseFilm = z.infer<typeof ExerciseFilm>

export const ExerciseFilms = z.partialRecord(z.enum(movementIds), ExerciseFilm)
export type ExerciseFilms = z.infer<typeof ExerciseFilms>

/** Public settings for the web app (GET /config). */
export const PublicConfig = z.object({
  /** URL of the player page; same-origin by default. */
  playerUrl: z.string(),
  /** How a full report is paid for; `off` when nothing is sold. */
  payments: z.enum(paymentModes),
  /** Whether sign-in by emailed code is enabled. */
  emailSignIn: z.boolean(),
  /** Null when Google sign-in is disabled. */
  googleClientId: z.string().nullable(),
  /** Replacement for Google's script in a trial. */
  googleStandIn: z.string().optional(),
  emergencyNumber: EmergencyNumber,
  supportEmail: z.string().nullable(),
  /** Months of inactivity after which a guest is erased. */
  guestRetentionMonths: z.number().int().min(1),
  telegramBotUrl: z.string().nullable(),
  telegramCheckout: z.enum(messengerCheckouts),
  /** Empty when Etta shows every movement. */
  exerciseFilms: ExerciseFilms,
})
export type PublicConfig = z.infer<typeof PublicConfig>
