import type { Filled } from '../store/payroll/fill-facts.ts'
import { type Command, json } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const migrateCommand: Command = {
  details: 'Every start does this too; a separate step is for deployments that want the schema first.',
  options: { ...json },
  async run({ settings, print }) {
    const { applied, filled } = await withFoundation(settings(), async (base) => base)
    const text = applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`
    print({ applied, filled }, [text, ...wordsOf(filled)].join('\n'))
    return undefined
  },
}

const wordsOf = ({ known, unknown }: Filled): readonly string[] => [
  ...(known > 0 ? [`Computed the facts of ${known} paychecks from their inputs.`] : []),
  ...(unknown > 0 ? [`The facts of ${unknown} paychecks stay unknown.`] : []),
]
