import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'

const daysToLive = 365

/** File paths; kept, so that a phone need not trust a new certificate at every start. */
export type CertificateFiles = { cert: string; key: string }

export async function phoneCertificate(
  dataFolder: string,
  addresses: readonly string[],
  now: Date,
): Promise<CertificateFiles> {
  const files = { cert: join(dataFolder, 'phone-cert.pem'), key: join(dataFolder, 'phone-key.pem') }
  if (existsSync(files.cert) && existsSync(files.key) && covers(readFileSync(files.cert), addresses, now))
    return files
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Lithe on this network' }], {
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(now.getTime() + daysToLive * 24 * 60 * 60 * 1000),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...['127.0.0.1', ...addresses].map(ip => ({ type: 7 as const, ip })),
        ],
      },
    ],
  })
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key, { mode: 0o600 })
  return files
}

function covers(pem: Buffer, addresses: readonly string[], now: Date): boolean {
  const certificate = new X509Certificate(pem)
  const isCurrent = now < new Date(certificate.validTo) && now >= new Date(certificate.validFrom)
  return isCurrent && addresses.every(address => certificate.checkIP(address) !== undefined)
}
