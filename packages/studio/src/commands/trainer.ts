import { renderClips } from '../trainer/render-clips.ts'

await renderClips(process.argv.slice(2))
