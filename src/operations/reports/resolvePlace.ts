import { z } from 'zod'
import { resolvePlace as resolve } from '../../domain/places/resolve.ts'
import { territoryOf } from '../../law/engine/territory.ts'
import { isStateCode } from '../../law/language/states.ts'
import { date, optionalText, text } from '../../wire/fields/fields.ts'
import { resolvedPlace, UNFIT_ANSWER } from '../../wire/resolved-place.ts'
import { operation } from '../declaration/operation.ts'

export const resolvePlace = operation({
  address: 'reports/resolvePlace',
  job: 'people',
  verb: 'POST',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Every authority that taxes wages at an address, or the questions that the address leaves open.',
  description:
    'Stateless: nothing is read but the law, nothing is kept. A ZIP code decides the county where its ' +
    'area lies in one (Census Bureau, 2020), and with it Maryland’s local tax and New York’s commuter district; a postal city ' +
    'decides New York City, Yonkers and Philadelphia. Whatever else turns on a boundary is a question of `questions`, whose `field` is a label of the state’s certificate (addStateW4Information) or of the employer’s ' +
    'registration (addStateRegistrationInfo). Sent in `answers`, a label and its value close the question.',
  body: z.object({
    address: z
      .object({
        address1: optionalText(100).describe('House number and street; they decide nothing here.'),
        city: optionalText(100).describe('City of the address, as the post office names it.'),
        county: optionalText(100)
          .describe('County, where it is known: it narrows what can be answered.')
          .meta({ examples: ['Fulton'] }),
        state: text(2).describe('Postal code of the state.'),
        zipcode: optionalText(10)
          .describe('ZIP code of five or nine digits; empty where it is not known.')
          .meta({ examples: ['30303'] }),
      })
      .describe('The address, as far as it is known; the state is needed.'),
    date: date().describe('Day for which the taxes are asked.'),
    answers: z
      .record(z.string().max(100), z.string().max(100))
      .default({})
      .describe(
        'What is known about the place, by the labels of the state’s certificate and of the employer’s registration there.',
      ),
  }),
  reply: z.object({ place: resolvedPlace.describe('The place as the tax law sees it on the day.') }),
  refusals: {
    territory: '{name} is not computed: {because}',
    unknownState: 'Invalid State',
    unfitAnswer: UNFIT_ANSWER,
  },

  async run({ body: { address, date: on, answers }, refuse, environment }) {
    const state = address.state.toUpperCase()
    const territory = territoryOf(state)
    if (territory !== undefined) refuse('territory', territory)
    if (!isStateCode(state)) refuse('unknownState')

    const given = { ...address, state, answers }
    const { faults, ...place } = resolve(given, on, { allowProvisional: !environment.production })
    const [fault] = faults
    if (fault !== undefined) refuse('unfitAnswer', { fault })
    return { place }
  },
})
