import { OperatorFault } from '../kernel/operator-fault.ts'
import type { Foundation } from '../service/foundation.ts'
import { distribute } from '../store/copies/spread.ts'
import { hasCitus } from '../store/database/citus.ts'
import type { Filled } from '../store/payroll/fill-facts.ts'
import { type Command, json } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const migrateCommand: Command = {
  details: 'Every start does this too; a separate step is for deployments that want the schema first.',
  options: {
    spread: { means: 'also spread tables over the machines of a Citus cluster, and repeat their grants' },
    ...json,
  },
  async run({ settings, print, has }) {
    const { applied, filled } = await withFoundation(settings(), async (base) => {
      if (has('spread')) await spreadOver(base.owner)
      return base
    })
    const text = applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`
    print({ applied, filled }, [text, ...wordsOf(filled)].join('\n'))
    return undefined
  },
}

async function spreadOver(owner: Foundation['owner']): Promise<void> {
  if (!(await hasCitus(owner)))
    throw new OperatorFault(
      'The database has no Citus: create extension citus on every machine and add the workers (docs/operations/scale.md)',
    )
  await distribute(owner)
}

const wordsOf = ({ known, unknown }: Filled): readonly string[] => [
  ...(known > 0 ? [`Computed the facts of ${known} paychecks from their inputs.`] : []),
  ...(unknown > 0 ? [`The facts of ${unknown} paychecks stay unknown.`] : []),
]
