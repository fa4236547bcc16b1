import { parseArgs } from 'node:util'

export const summary = 'the pose engine in three browsers, and beside the reference'
export const usage = `npm run lab -- engines [browsers | reference | memory] …

browsers: the shipped engine in a worker of Chromium, Firefox and WebKit: the same landmarks, fps, and what
  is chosen where worker, threads or relaxed SIMD are absent
  --film FILE      what is shown (default: a squat)
  --pictures 12    how many pictures are compared
  --timed 40       how many are timed, three times; 0 leaves that and the absences out
  --short          six pictures, none of them timed
  --engine NAME …  to leave the others out
  --markdown FILE  writes the table there
reference: our pose graph beside the reference engine, landmark by landmark, in Chromium
  --clips DIR …    films; --pictures 150 of each; --build threaded|relaxed|compatible
memory: looks at the film for a while in each browser, and watches what it holds
  --film FILE; --minutes 10; --engine NAME …, to leave the others out
Without a word: the first two.`

export async function run(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      clips: { type: 'string', multiple: true, default: ['workshop/choreography/films'] },
      film: { type: 'string', default: 'workshop/choreography/films/squat-of-person-8.mp4' },
      pictures: { type: 'string' },
      timed: { type: 'string', default: '40' },
      short: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '10' },
      engine: { type: 'string', multiple: true, default: ['chromium', 'firefox', 'webkit'] },
      markdown: { type: 'string' },
      build: { type: 'string' },
    },
  })
  const { runEngines } = await import('../engines/run-engines.ts')
  await runEngines(positionals[0], values)
}
