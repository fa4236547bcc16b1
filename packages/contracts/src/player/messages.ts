import { movementIds, refusalReasons, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { MeasurementSchema } from '../measurement.ts'
import { OwnPlate } from './own-plate.ts'

export type { OwnPlate } from './own-plate.ts'

/** Marks a message as ours among everything else a window receives. */
export const playerChannel = 'lithe-player'
export const playerProtocolVersion = 1

/** What a phone dials; 112 is answered in most of the world, also from a locked phone and where a country has another. */
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
  /** Share of attempts that counted, 0–100. */
  overallAccuracy: z.number().min(0).max(100),
  /** Not measured by a camera: always 0. */
  overallCaloriesBurnt: z.literal(0),
  overallScoreColorCode: z.enum(['green', 'yellow', 'red', 'grey']),
})
export type WorkoutData = z.infer<typeof WorkoutData>

export const progressPhases = ['loading', 'camera', 'framing', 'countdown', 'measuring', 'done'] as const

/** What a browser lacks for good, so that in it nothing can be measured, whatever is pressed. */
export const browserAbsences = ['camera-insecure', 'camera-absent', 'engine-absent'] as const
export type BrowserAbsence = (typeof browserAbsences)[number]

/** Why there is no picture to measure in. */
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
  /** The movement, drawn; the host shows it to its person and sends it to nobody. Left out where there is nothing to draw. */
  plate: OwnPlate.optional().catch(undefined),
}

/** Sent by the player, to its host. */
export const PlayerMessage = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready') }),
  z.object({
    ...envelope,
    type: z.literal('progress'),
    phase: z.enum(progressPhases),
    /** 0–1 within the phase where that is known. */
    share: z.number().min(0).max(1).nullable(),
    /**
     * In the camera phase, once the camera did not open, or where the browser lacks what measuring needs; the player shows
     * what to do about it, a host may too.
     */
    problem: z.enum(cameraFailures).optional(),
  }),
  /** A result stands on the player's page. The person may still do it again; if not, the same comes as `completed`. */
  z.object({ ...outcome, type: z.literal('measured') }),
  z.object({ ...outcome, type: z.literal('completed') }),
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

/** Sent by the host, to the player. */
export const HostMessage = z.discriminatedUnion('type', [
  z.object({
    ...envelope,
    type: z.literal('start'),
    videoId: z.number().int(),
    workoutTypeId: z.enum(movementIds),
    /** The easier way it is done in; left out when done as it is meant. */
    ease: z.enum(variantIds).exactOptional(),
    /** Seconds of the measurement window. */
    duration: z.number().positive().max(600),
    /** Whom to call after a fall; left out where the default is meant. */
    emergencyNumber: EmergencyNumber.exactOptional(),
  }),
  z.object({ ...envelope, type: z.literal('stop') }),
  /** Asks aloud whether it is heard, in the voice of the movements; understood once the player is ready. */
  z.object({ ...envelope, type: z.literal('ask-hearing') }),
  /** Calls the person back to the phone, aloud: everything is done. */
  z.object({ ...envelope, type: z.literal('call-back') }),
  /** What a frame cannot know of the page around it; told when the player first speaks, and again when it changes. */
  z.object({
    ...envelope,
    type: z.literal('surroundings'),
    /** What the device covers of the frame; what the host has kept clear itself is 0. */
    insets: z.object({ top: pixels, right: pixels, bottom: pixels, left: pixels }),
    colourScheme: z.enum(['light', 'dark']),
    /** What the host stands on, as browsers compute colours. */
    ground: z.string().regex(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/),
    /** A language tag, as in `<html lang>`. */
    language: z.string().regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i),
  }),
])
export type HostMessage = z.infer<typeof HostMessage>
