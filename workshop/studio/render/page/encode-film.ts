import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'

export type Encoding = {
  container: 'mp4' | 'webm'
  codec: VideoCodec
  bitsPerSecond: number
  /** Rare, because each key frame visibly shifts the tint of a still wall. */
  keyFrameEverySeconds?: number
}
type Length = { seconds: number; framesPerSecond: number }

const usualKeyFrameEverySeconds = 4

function startOutput(canvas: HTMLCanvasElement, framesPerSecond: number, encoding: Encoding) {
  const target = new BufferTarget()
  const format =
    encoding.container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new CanvasSource(canvas, {
    codec: encoding.codec,
    quality: new Quality({ bitrate: encoding.bitsPerSecond, bitrateMode: 'variable' }),
    keyFrameInterval: encoding.keyFrameEverySeconds ?? usualKeyFrameEverySeconds,
    latencyMode: 'quality',
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  return { target, output, source }
}

/** Draws every frame once and returns the film in each requested encoding. */
export async function encodeFilm(
  canvas: HTMLCanvasElement,
  draw: (seconds: number) => void,
  { seconds, framesPerSecond }: Length,
  encodings: readonly Encoding[],
): Promise<ArrayBuffer[]> {
  const outputs = encodings.map(encoding => startOutput(canvas, framesPerSecond, encoding))
  for (const { output } of outputs) await output.start()
  for (let frame = 0; frame < Math.round(seconds * framesPerSecond); frame += 1) {
    draw(frame / framesPerSecond)
    for (const { source } of outputs) await source.add(frame / framesPerSecond, 1 / framesPerSecond)
  }
  return Promise.all(
    outputs.map(async ({ output, target }) => {
      await output.finalize()
      if (!target.buffer) throw new Error('the encoder returned nothing')
      return target.buffer
    }),
  )
}
