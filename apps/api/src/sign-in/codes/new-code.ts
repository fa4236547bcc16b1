import { randomBytes, randomInt } from 'node:crypto'
import { otp } from '@lithe/contracts/constants'

export const newCode = () => String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0')

export const newSalt = () => randomBytes(16).toString('hex')
