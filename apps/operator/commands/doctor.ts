import { doctor } from '../src/doctor/doctor.ts'

const { ok, words } = await doctor(process.env, new Date())
console.log(words)
process.exitCode = ok ? 0 : 1
