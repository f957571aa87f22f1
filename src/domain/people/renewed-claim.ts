import { exemptThrough } from '../pay/exempt-claim.ts'
import type { UserTask } from './user-tasks.ts'

/** A claim of exemption from income tax is for its year. */
export const renewedClaim = (year: number | null): readonly UserTask[] =>
  year === null
    ? []
    : [
        {
          code: 'renewExemption',
          task: 'Renew W-4 Exemption',
          description:
            `The worker claimed exemption from income tax for ${year}, which holds through ${exemptThrough(year)}: ` +
            'after it tax is withheld as Single without adjustments until a new W-4 is given.',
          operation: 'userOnboarding/addW4Information',
        },
      ]
