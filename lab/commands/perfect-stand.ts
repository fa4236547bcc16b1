import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { checkPerfectStand } from '../accuracy/perfect-stand.ts'

const findings = await checkPerfectStand(await findChromium())
for (const { path, message } of findings) console.log(`${path}: ${message}`)
process.exitCode = findings.length > 0 ? 1 : 0
