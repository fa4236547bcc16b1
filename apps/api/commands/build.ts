import { makeAll } from '../../../tools/builds/make-all.ts'

await makeAll()
