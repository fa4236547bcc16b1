import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { movementIds, refusalReasons, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { pastimeNames } from '../choreography/choreography.ts'

/** Films from elsewhere call the variant `ease`. */
const inOurWords = (file: unknown) => {
  const { ease, ...truth } = Object(file) as Record<string, unknown>
  return ease === undefined ? truth : { ...truth, variant: ease }
}

/** What a film shows; `none` if it shows something else. */
export const Filmed = z.enum([...movementIds, 'none'])

const OurTruth = z.object({
  movement: Filmed,
  /** The easier variant; absent for the standard variant. */
  variant: z.enum(variantIds).optional(),
  /** What is done instead of any movement, named as in `workshop/choreography/pastimes`. */
  pastime: z.enum(pastimeNames).optional(),
  seconds: z.number().optional(),
  kind: z.string().optional().catch(undefined),
  view: z.string().optional().catch(undefined),
  person: z.string().optional().catch(undefined),
  viewDegrees: z.number().optional().catch(undefined),
  fps: z.number().optional().catch(undefined),
  expected: z.object({
    reps: z.number().optional(),
    partials: z.number().optional(),
    longestHoldSeconds: z.number().optional(),
    minHipDegrees: z.number().optional(),
    minHipDegreesWithBentKnees: z.number().optional(),
    reason: z.enum(refusalReasons).optional(),
    note: z.string().optional(),
  }),
  frames: z
    .array(
      z.object({
        t: z.number(),
        kneeLeft: z.number(),
        kneeRight: z.number(),
        hip: z.number(),
        elbowLeft: z.number(),
        elbowRight: z.number(),
      }),
    )
    .optional()
    .catch(undefined),
})
/** Known truth of a clip, as stored next to films. Fields that only sort or illustrate results are optional. */
export const Truth = z.preprocess(inOurWords, OurTruth)
export type Truth = z.infer<typeof Truth>
export type Expected = Truth['expected']

export type Clip = {
  /** Path below the clips folder. */
  clip: string
  file: string
  /** File name without its extension. */
  name: string
  truth: Truth | null
}

const besideIt = (file: string) => file.replace(/\.mp4$/, '.truth.json')

/** Every film below `folder`, with the truth file next to it. */
export const findClips = (folder: string): Promise<Clip[]> => clipsWithTruth(folder, besideIt)

/** Films below `folder` with a truth file next to them or in `truthFolder`. */
export async function findKnownClips(folder: string, truthFolder: string): Promise<Clip[]> {
  const clips = await clipsWithTruth(folder, file =>
    existsSync(besideIt(file)) ? besideIt(file) : join(truthFolder, basename(besideIt(file))),
  )
  return clips.filter(({ truth }) => truth !== null)
}

async function clipsWithTruth(folder: string, truthFileOf: (file: string) => string): Promise<Clip[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && entry.name.endsWith('.mp4'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    files.map(async file => {
      const truthFile = truthFileOf(file)
      const truth = existsSync(truthFile) ? readTruth(truthFile, await readFile(truthFile, 'utf8')) : null
      return { clip: relative(folder, file), file, name: basename(file, '.mp4'), truth }
    }),
  )
}

function readTruth(file: string, text: string): Truth {
  const parsed = Truth.safeParse(parseJson(file, text))
  if (!parsed.success) throw new Error(`${file} is not a truth file: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is not a truth file: it holds no JSON`, { cause })
  }
}
