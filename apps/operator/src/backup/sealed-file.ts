import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>

/**
 * Encrypts the output of `produce` for the recipient (age-encryption.org/v1); `age -d -i IDENTITY FILE` decrypts it.
 * Written as FILE.part and renamed once on disk.
 * @throws what `produce` or the disk throws, leaving no file.
 */
export async function sealFile(
  file: string,
  recipient: string,
  produce: () => { stream: Readable; ended: Promise<void> },
): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const part = `${file}.part`
  try {
    const into = createWriteStream(part, { mode: 0o600 })
    const { stream, ended } = produce()
    const sealed = await encrypter.encrypt(toWeb(stream) as never)
    const sealing = pipeline(Readable.fromWeb(sealed as unknown as ReadableStream), into)
    sealing.catch(() => stream.destroy())
    await Promise.all([sealing, ended])
    const written = await open(part, 'r')
    await written.sync()
    await written.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Decrypts a file. The stream fails for a truncated or altered file, the promise for another identity. */
export async function unsealFile(file: string, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(toWeb(createReadStream(file)) as never)
  return Readable.fromWeb(opened as unknown as ReadableStream)
}

/** Reads the identities of a key file as written by `age-keygen`: one per line, without comments. */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map(line => line.trim())
  return lines.filter(line => line.startsWith('AGE-SECRET-KEY-'))
}
