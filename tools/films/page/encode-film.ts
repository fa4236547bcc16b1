import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from 'mediabunny'

type Encoding = { seconds: number; framesPerSecond: number; bitsPerSecond: number }

/** Draws every frame in turn and returns the finished film: VP9, which every Chromium can play, in an MP4. */
export async function encodeFilm(
  canvas: HTMLCanvasElement,
  draw: (seconds: number) => void,
  { seconds, framesPerSecond, bitsPerSecond }: Encoding,
): Promise<ArrayBuffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate: bitsPerSecond, bitrateMode: 'variable' }),
    keyFrameInterval: 4,
    latencyMode: 'quality',
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  for (let frame = 0; frame < Math.round(seconds * framesPerSecond); frame += 1) {
    draw(frame / framesPerSecond)
    await source.add(frame / framesPerSecond, 1 / framesPerSecond)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('the encoder returned nothing')
  return target.buffer
}
