import { eases, movementIds, refusalReasons } from '@lithe/movements/catalog'
import { z } from 'zod'
import { MeasurementSchema } from '../measurement.ts'

/** Marks a message as ours among everything else a window receives. */
export const playerChannel = 'lithe-player'
export const playerProtocolVersion = 1

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
  /** Share of attempts that counted, 0–100. */
  overallAccuracy: z.number().min(0).max(100),
  /** Not measured by a camera: always 0. */
  overallCaloriesBurnt: z.literal(0),
  overallScoreColorCode: z.enum(['green', 'yellow', 'red', 'grey']),
})
export type WorkoutData = z.infer<typeof WorkoutData>

export const progressPhases = ['loading', 'camera', 'framing', 'countdown', 'measuring', 'done'] as const

/** Why there is no picture to measure in. */
export const cameraFailures = [
  'camera-denied',
  'camera-missing',
  'camera-in-use',
  'camera-insecure',
  'engine',
] as const

/** Sent by the player, to its host. */
export const PlayerMessage = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready') }),
  z.object({
    ...envelope,
    type: z.literal('progress'),
    phase: z.enum(progressPhases),
    /** 0–1 within the phase where that is known. */
    share: z.number().min(0).max(1).nullable(),
    /** In the camera phase, once the camera did not open; the player shows what to do about it, a host may too. */
    problem: z.enum(cameraFailures).optional(),
  }),
  z.object({
    ...envelope,
    type: z.literal('completed'),
    sessionId: z.uuid(),
    measuredAt: z.iso.datetime(),
    workoutData: WorkoutData,
    measurement: MeasurementSchema,
  }),
  z.object({
    ...envelope,
    type: z.literal('failed'),
    sessionId: z.uuid(),
    measuredAt: z.iso.datetime(),
    reason: z.enum([...refusalReasons, ...cameraFailures]),
  }),
])
export type PlayerMessage = z.infer<typeof PlayerMessage>

/** Sent by the host, to the player. */
export const HostMessage = z.discriminatedUnion('type', [
  z.object({
    ...envelope,
    type: z.literal('start'),
    videoId: z.number().int(),
    workoutTypeId: z.enum(movementIds),
    /** The easier way it is done in; left out when done as it is meant. */
    ease: z.enum(eases).exactOptional(),
    /** Seconds of the measurement window. */
    duration: z.number().positive().max(600),
  }),
  z.object({ ...envelope, type: z.literal('stop') }),
])
export type HostMessage = z.infer<typeof HostMessage>
