import { keptRecord, keptText } from '../../kept-values.ts'

/** The address a credential speaks of, to fill a field with; whether it is true the server alone can tell. */
export function credentialEmail(credential: string): string {
  try {
    const [, claims = ''] = credential.split('.')
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), sign =>
      sign.charCodeAt(0),
    )
    return keptText(keptRecord(JSON.parse(new TextDecoder().decode(bytes))).email).toLowerCase()
  } catch {
    return ''
  }
}
