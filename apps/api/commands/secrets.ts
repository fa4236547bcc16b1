import { secretsCommand } from '../src/secrets/secrets-command.ts'
import { databaseCommand } from '../src/staff/database-command.ts'

await databaseCommand(
  'secrets',
  ({ words, config: { signInPepper, dataDirectory } }) =>
    secretsCommand({ signInPepper, dataDirectory }, words),
  ['SIGN_IN_PEPPER', 'SIGN_IN_PEPPER_BEFORE'],
)
