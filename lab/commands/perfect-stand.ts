import { parseArgs } from 'node:util'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { readHeld, writeStandHeld } from '../accuracy/held.ts'
import { checkPerfectStand } from '../accuracy/perfect-stand.ts'

const { held, hold } = parseArgs({ options: { held: { type: 'string' }, hold: { type: 'string' } } }).values
const isHeld = held !== undefined && readHeld(held)?.hasStand === true
if (isHeld) console.log('The stand of a minute and two was watched by these very sources')
const findings = isHeld ? [] : await checkPerfectStand(await findChromium())
for (const { path, message } of findings) console.log(`${path}: ${message}`)
if (findings.length === 0 && hold) writeStandHeld(hold)
process.exitCode = findings.length > 0 ? 1 : 0
