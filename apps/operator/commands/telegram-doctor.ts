import { telegramDoctor } from '../src/doctor/telegram-doctor.ts'

const { ok, words } = await telegramDoctor(process.env)
console.log(words)
process.exitCode = ok ? 0 : 1
