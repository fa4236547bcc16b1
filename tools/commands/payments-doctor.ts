import { paymentsDoctor } from '../../apps/api/src/payments/doctor/payments-doctor.ts'

const { ok, words } = await paymentsDoctor(process.env)
console.log(words)
process.exitCode = ok ? 0 : 1
