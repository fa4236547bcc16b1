import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'

export type WriteLine = (line: string) => Promise<void>

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>

/** On the disk before it has its name: a file of that name is always whole. */
async function settle(part: string, file: string) {
  const written = await open(part, 'r')
  await written.sync()
  await written.close()
  await rename(part, file)
}

/**
 * Writes lines into a file that only the owner of the recipient's identity can read: gzip, then age
 * (age-encryption.org/v1). `age -d -i IDENTITY FILE | gunzip` shows them without us. A few pages of it are in memory at
 * a time. Throws what `produce` or the disk throws, and then leaves no file.
 */
export async function sealLines(
  file: string,
  recipient: string,
  produce: (write: WriteLine) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const part = `${file}.part`
  const lines = new PassThrough()
  const packed = createGzip()
  const packing = pipeline(lines, packed)
  const sealed = await encrypter.encrypt(toWeb(packed) as never)
  const sealing = pipeline(
    Readable.fromWeb(sealed as unknown as ReadableStream),
    createWriteStream(part, { flags: 'wx', mode: 0o600 }),
  )
  const stop = (error: unknown) => lines.destroy(error instanceof Error ? error : new Error(String(error)))
  sealing.catch(stop)
  const write: WriteLine = async line => {
    // What was destroyed before would never drain.
    if (lines.destroyed) throw lines.errored ?? new Error(`${file} could not be written`)
    if (!lines.write(`${line}\n`)) await once(lines, 'drain')
  }
  const producing = produce(write).then(() => void lines.end(), stop)
  const [produced, packedUp, sealedUp] = await Promise.allSettled([producing, packing, sealing])
  const failed = [sealedUp, packedUp, produced].find(each => each.status === 'rejected')
  if (!failed) return settle(part, file)
  await rm(part, { force: true })
  throw failed.reason
}

/** The lines of such a file. Throws where it was cut short, changed, or is for another identity. */
export async function* unsealLines(file: string, identities: readonly string[]): AsyncGenerator<string> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(toWeb(createReadStream(file)) as never)
  const lines = createGunzip()
  const unpacking = pipeline(Readable.fromWeb(opened as unknown as ReadableStream), lines)
  // What fails there is thrown where the lines are read.
  unpacking.catch(() => {})
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of lines) {
    const parts = (rest + decoder.write(chunk)).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  await unpacking
  if (rest !== '') throw new Error('the last line is not whole')
}

/** The identities of a key file, as `age-keygen` writes them: a line each, comments apart. */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map(line => line.trim())
  return lines.filter(line => line.startsWith('AGE-SECRET-KEY-'))
}
