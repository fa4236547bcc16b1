import { renderClips } from '../render/render-clips.ts'

await renderClips(process.argv.slice(2))
