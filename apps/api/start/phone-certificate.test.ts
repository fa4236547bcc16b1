import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { phoneCertificate } from './phone-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'lithe-certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-20T12:00:00Z')
const serialOf = (file: string) => new X509Certificate(readFileSync(file)).serialNumber

test('the certificate names all local addresses, is reused, and is renewed for a new network or year', async () => {
  const first = await phoneCertificate(folder, ['192.168.1.20'], now)
  const certificate = new X509Certificate(readFileSync(first.cert))
  expect(certificate.checkIP('192.168.1.20')).toBe('192.168.1.20')
  expect(certificate.checkHost('localhost')).toBe('localhost')
  expect(statSync(first.key).mode & 0o077).toBe(0)

  const serial = serialOf(first.cert)
  expect(serialOf((await phoneCertificate(folder, ['192.168.1.20'], now)).cert)).toBe(serial)

  const moved = await phoneCertificate(folder, ['10.0.0.7'], now)
  const movedSerial = serialOf(moved.cert)
  expect(movedSerial).not.toBe(serial)

  const later = new Date('2028-01-01T00:00:00Z')
  expect(serialOf((await phoneCertificate(folder, ['10.0.0.7'], later)).cert)).not.toBe(movedSerial)
})
