import { z } from 'zod'
import { stateOfAnswers } from '../../domain/pay/certificates.ts'
import { kycMachine } from '../../domain/people/kyc.ts'
import { stateCodes } from '../../domain/values.ts'
import { readStateW4, stateW4Fields } from '../../law/engine/state-w4.ts'
import { saveStateW4 } from '../../store/people/certificates.ts'
import { taxPlaces } from '../../store/people/tax-states.ts'
import { choice, date, id, line } from '../../wire/fields/fields.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

const answer = z.union([line(255), z.number(), z.boolean()], 'must be text')

export const addStateW4Information = operation({
  address: 'userOnboarding/addStateW4Information',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'Saves a user’s withholding certificate of a state.',
  description:
    'The keys are the labels of getStateW4FormFields. `code` names the state; left out, it is the state of work, or ' +
    'the state of residence where only that one withholds or only its form has these lines. Sent again it replaces ' +
    'the certificate of that state from `effectiveDate` (by default today) on.',
  body: z.object({
    userId: id('user'),
    code: choice(stateCodes).nullish(),
    stateW4Information: z.record(z.string().max(255), answer, 'must be an object'),
    effectiveDate: date().nullish(),
  }),
  reply: z.object({
    stateW4Information: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    kycFirst: 'KYC information must be added before state W-4 information; use addKycInformation',
    noForm: '{state} has no withholding certificate',
    unknownItem: 'Invalid state W-4 item name: {key}',
    wrongValue: '{fault}',
    nothing: 'stateW4Information: must not be empty',
  },

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const places = await taxPlaces(work, worker)
    const given = body.stateW4Information

    const [workState, home] = [places.work.state, places.home?.state]
    const paid = { on: work.today, work: workState, home: home ?? workState }
    const state = body.code ?? stateOfAnswers(given, paid)
    const { unknown, wrong } = readStateW4(state, given)
    if (Object.keys(given).length === 0) refuse('nothing')
    if (stateW4Fields(state).length === 0) refuse('noForm', { state })
    if (unknown.length > 0) refuse('unknownItem', { key: unknown[0]! })
    if (wrong.length > 0) refuse('wrongValue', { fault: wrong[0]!.message })
    if (worker.kycStatus === kycMachine.initial) refuse('kycFirst')

    const effectiveFrom = body.effectiveDate ?? work.today
    await saveStateW4(work, worker, { state, effectiveFrom, fields: byLabel(state, given) })
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId], facts: { state } })

    const message = `State W-4 information for ${state} saved successfully`
    return { stateW4Information: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})

/** Keys in the form's own spelling, whatever letter case or short name was sent. */
const byLabel = (state: string, given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = stateW4Fields(state).find(
        (each) => each.name === key || each.key.toLowerCase() === key.toLowerCase(),
      )
      return [field!.key, typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value).trim()]
    }),
  )
