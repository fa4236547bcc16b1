export const summary = 'measures films through the shipped player, and compares them with their truth'
export const usage = `npm run accuracy -- --clips DIR [--clips DIR …] [--truth DIR] [--conditions LIST] [--json FILE] [--markdown FILE]

Measures every DIR/**/*.mp4 through the shipped player and compares it with the .truth.json beside it; a single film lies
with its truth in a folder of its own.
  --truth DIR     where else the truth may stand than beside the films; films without any are left out
  --from-recordings DIR  instead of films: what --recordings wrote of them, measured again without a browser
  --nothing       films of what people do, as every movement that it is not: nothing of it may count; without --clips
                  or --from-recordings, drawn scenes of it
  --lateness      with --from-recordings: how late smoothed landmarks are, by speed, and nothing else
  --json FILE     results, one object a clip
  --markdown FILE tables by movement, view, film, person and condition; in a document they go to its section
  --by KEY        only the table by movement, view, film, condition, fps or person; its section in a
                  document is by-KEY
  --series DIR    joint angles per frame, one CSV a clip
  --recordings DIR  every landmark as the engine said it, one JSON a clip
  --resume        what DIR holds already is measured again from there; no film is played twice
  --movement ID   what a clip without truth shows; a wrong one says which there are
  --engine NAME   what shows the films: chromium (default), firefox, webkit, or all three, one after the other; one that
                  is missing is installed where this machine allows that
  --model NAME    pose model: full (default) or lite
  --shortest      only the shortest film of each movement, of each easier way and of each refusal
  --at-once N     films measured beside each other (default: one a processor, four at most); changes no result

What they are measured under, when not as they were filmed; the truth stays the same:
  --fps N         leave pictures out to get down to N a second, or to "half" of each film's own
  --roll DEGREES  lean the phone to its right
  --light dim     a third of the light, with the noise of a small sensor (the same in every run)
  --scale N       below 1 draw the film smaller, as from further away, its edges drawn out; above 1 the middle of it
  --conditions LIST  each film as filmed and then under each of roll-left, roll-right, dim, far, near, 15fps, 20fps, 30fps;
                  joined by "+" they hold at once; "all" is the whole table, "in-turn" one for each of the two shortest
                  films of a movement`

export async function run(words: string[]) {
  const { readArguments } = await import('../accuracy/read-arguments.ts')
  const { measureAccuracy } = await import('../accuracy-run/measure-accuracy.ts')
  await measureAccuracy(readArguments(words))
}
