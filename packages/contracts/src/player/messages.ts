import { movementIds, refusalReasons, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { MeasurementSchema } from '../measurement.ts'
import { OwnPlate } from './own-plate.ts'

export type { OwnPlate } from './own-plate.ts'

/** Identifies our messages among others a window receives. */
export const playerChannel = 'lithe-player'
export const playerProtocolVersion = 1

/**
 * A number phones can dial; 112 works in most of the world, even from a locked phone and where the local number
 * differs.
 */
export const EmergencyNumber = z.string().regex(/^\+?\d{2,15}$/)
export const defaultEmergencyNumber = '112'

const envelope = { channel: z.literal(playerChannel), version: z.literal(playerProtocolVersion) }

export const WorkoutData = z.object({
  videoId: z.number().int(),
  completedRepetitions: z.number().int(),
  completedSets: z.number().int(),
  totalRepetitions: z.number().int(),
  totalSets: z.number().int(),
  /** Seconds planned and seconds taken. */
  totalWorkoutDuration: z.number(),
  overallWorkoutTime: z.number(),
  /** Percentage of attempts that counted, 0–100. */
  overallAccuracy: z.number().min(0).max(100),
  /** Always 0: a camera cannot measure calories. */
  overallCaloriesBurnt: z.literal(0),
  overallScoreColorCode: z.enum(['green', 'yellow', 'red', 'grey']),
})
export type WorkoutData = z.infer<typeof WorkoutData>

export const progressPhases = ['loading', 'camera', 'framing', 'countdown', 'measuring', 'done'] as const

/** Permanent browser limitations that make measuring impossible. */
export const browserAbsences = ['camera-insecure', 'camera-absent', 'engine-absent'] as const
export type BrowserAbsence = (typeof browserAbsences)[number]

/** Why there is no camera image. */
export const cameraFailures = [
  'camera-denied',
  'camera-unanswered',
  'camera-missing',
  'camera-in-use',
  'camera-blank',
  'engine',
  ...browserAbsences,
] as const

const outcome = {
  ...envelope,
  sessionId: z.uuid(),
  measuredAt: z.iso.datetime(),
  workoutData: WorkoutData,
  measurement: MeasurementSchema,
  /** Drawing of the movement, shown by the host and sent nowhere; absent when there is none. */
  plate: OwnPlate.optional().catch(undefined),
}

export const PlayerMessage = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready') }),
  z.object({
    ...envelope,
    type: z.literal('progress'),
    phase: z.enum(progressPhases),
    /** Progress within the phase, 0–1; null if unknown. */
    share: z.number().min(0).max(1).nullable(),
    /**
     * In the camera phase: why the camera did not open, or what the browser lacks. The player shows a remedy; a host
     * may too.
     */
    problem: z.enum(cameraFailures).optional(),
  }),
  /** A result is on screen. The person may still redo it; otherwise the same follows as `completed`. */
  z.object({ ...outcome, type: z.literal('measured') }),
  z.object({ ...outcome, type: z.literal('completed') }),
  /** The person has seen themselves; without a drawing if the camera never saw a whole body. */
  z.object({ ...envelope, type: z.literal('seen'), plate: outcome.plate }),
  z.object({
    ...envelope,
    type: z.literal('failed'),
    sessionId: z.uuid(),
    measuredAt: z.iso.datetime(),
    reason: z.enum([...refusalReasons, ...cameraFailures]),
  }),
])
export type PlayerMessage = z.infer<typeof PlayerMessage>

const pixels = z.number().min(0).max(1000)

export const HostMessage = z.discriminatedUnion('type', [
  z.object({
    ...envelope,
    type: z.literal('start'),
    videoId: z.number().int(),
    workoutTypeId: z.enum(movementIds),
    /** The easier variant; absent for the standard variant. */
    variant: z.enum(variantIds).exactOptional(),
    /** Seconds of the measurement window. */
    duration: z.number().positive().max(600),
    /** Number to call after a fall; absent for the default. */
    emergencyNumber: EmergencyNumber.exactOptional(),
  }),
  /** Shows the person themselves for a few seconds; measures nothing. Answered by `seen`. */
  z.object({ ...envelope, type: z.literal('look') }),
  z.object({ ...envelope, type: z.literal('stop') }),
  /** Speaks a sound check in the instructions' voice; valid once the player is ready. */
  z.object({ ...envelope, type: z.literal('ask-hearing') }),
  /** Calls the person back to the phone: everything is done. */
  z.object({ ...envelope, type: z.literal('call-back') }),
  /** What a frame cannot know about its page; sent when the player first speaks, and on changes. */
  z.object({
    ...envelope,
    type: z.literal('surroundings'),
    /** Safe-area insets within the frame; 0 where the host already keeps clear. */
    insets: z.object({ top: pixels, right: pixels, bottom: pixels, left: pixels }),
    colourScheme: z.enum(['light', 'dark']),
    /** Host background as a computed colour. */
    ground: z.string().regex(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/),
    /** Language tag, as in `<html lang>`. */
    language: z.string().regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i),
  }),
])
export type HostMessage = z.infer<typeof HostMessage>
