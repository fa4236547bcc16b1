import { movementIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { EmergencyNumber } from '../player/messages.ts'

/** What the mini app leads to: the payment page in a browser outside, or an invoice in Telegram's Stars. */
export const messengerCheckouts = ['external', 'stars'] as const

export const paymentModes = ['sandbox', 'stripe', 'off'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** A deployment's own picture and film of a movement, in place of Etta's. */
export const ExerciseFilm = z.object({
  /** A picture of the own origin; null keeps the plate. */
  thumbnail: z.string().nullable(),
  /** A path of the own origin to a film, or the https address of a page that a video service lets others frame. */
  videoUrl: z.string(),
  /** What the film shows, in a sentence; null keeps the movement's own. */
  videoDescription: z.string().nullable(),
})
export type ExerciseFilm = z.infer<typeof ExerciseFilm>

export const ExerciseFilms = z.partialRecord(z.enum(movementIds), ExerciseFilm)
export type ExerciseFilms = z.infer<typeof ExerciseFilms>

/** Public settings the web app starts with (GET /config). */
export const PublicConfig = z.object({
  /** Where the player page lives; same origin unless a deployment moves it. */
  playerUrl: z.string(),
  /** How a full report is paid for; `off` where nothing is sold. */
  payments: z.enum(paymentModes),
  /** Whether people can sign in by a code to an e-mail address. */
  emailSignIn: z.boolean(),
  /** Null where people cannot sign in with Google. */
  googleClientId: z.string().nullable(),
  /** A script of our own in the place of Google's, where Lithe is only tried out. */
  googleStandIn: z.string().optional(),
  /** Whom a person in need is told to call. */
  emergencyNumber: EmergencyNumber,
  supportEmail: z.string().nullable(),
  /** After so many months without a visit a guest is erased. */
  guestRetentionMonths: z.number().int().min(1),
  telegramBotUrl: z.string().nullable(),
  telegramCheckout: z.enum(messengerCheckouts),
  /** Empty where Etta shows every movement. */
  exerciseFilms: ExerciseFilms,
})
export type PublicConfig = z.infer<typeof PublicConfig>
