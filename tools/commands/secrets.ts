import { secretsCommand } from '../../apps/api/src/secrets/secrets-command.ts'
import { databaseCommand } from '../run/database-command.ts'

await databaseCommand(
  'secrets',
  ({ words, config: { signInPepper, dataDirectory } }) =>
    secretsCommand({ signInPepper, dataDirectory }, words),
  ['SIGN_IN_PEPPER', 'SIGN_IN_PEPPER_BEFORE'],
)
