import { z } from 'zod'
import { stateW4sOf, w4sOf } from '../../store/people/certificate-history.ts'
import { id } from '../../wire/fields/fields.ts'
import { stretchesOf } from '../../wire/in-force.ts'
import { stateW4HistoryRecord, w4HistoryForm, w4HistoryRecord } from '../../wire/w4-history.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getW4History = operation({
  address: 'reports/getW4History',
  job: 'employment',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Lists every withholding certificate of a worker, federal and of states, earliest first.',
  description:
    'getUser answers those that are in force. The fields are those that addW4Information and addStateW4Information take.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({
    w4Informations: z.array(w4HistoryRecord).describe('Forms W-4.'),
    stateW4Informations: z.array(stateW4HistoryRecord).describe('Certificates of states, by state.'),
  }),

  async run({ body: { companyId, userId }, work }) {
    await namedIn(work, companyId, { userId })
    const federal = await w4sOf(work, { companyId, userId })
    const ofStates = await stateW4sOf(work, { companyId, userId })

    const federalTimes = stretchesOf(
      federal.map(({ effectiveFrom }) => effectiveFrom),
      work.today,
    )
    const states = [...new Set(ofStates.map(({ state }) => state))]
    return {
      w4Informations: federal.map((w4, at) => w4HistoryForm(w4, federalTimes[at]!)),
      stateW4Informations: states.flatMap((stateCode) => {
        const forms = ofStates.filter(({ state }) => state === stateCode)
        const times = stretchesOf(
          forms.map(({ effectiveFrom }) => effectiveFrom),
          work.today,
        )
        return forms.map(({ effectiveFrom, fields }, at) => ({
          stateCode,
          effectiveDate: effectiveFrom as string,
          ...times[at]!,
          fields: { ...fields },
        }))
      }),
    }
  },
})
