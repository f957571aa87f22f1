import { type Command, json } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const migrateCommand: Command = {
  details: 'Every start does this too; a separate step is for deployments that want the schema first.',
  options: { ...json },
  async run({ settings, print }) {
    const applied = await withFoundation(settings(), async ({ applied }) => applied)
    const text = applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`
    print({ applied }, text)
    return undefined
  },
}
