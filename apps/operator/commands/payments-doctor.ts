import { paymentsDoctor } from '../src/doctor/payments-doctor.ts'

const { ok, words } = await paymentsDoctor(process.env)
console.log(words)
process.exitCode = ok ? 0 : 1
