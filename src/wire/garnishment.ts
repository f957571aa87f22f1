import { z } from 'zod'
import { garnishmentTypes } from '../domain/pay/garnishment-fields.ts'
import { garnishmentFaults } from '../domain/pay/read-garnishment.ts'
import { Problem } from '../kernel/problem.ts'
import type { GarnishmentType } from '../law/language/garnishment.ts'
import { choice, id, line } from './fields/fields.ts'

/** An order against a worker's pay, as addGarnishment and updateGarnishment take it. */

export const whoseGarnishment = { companyId: id('company'), userId: id('user') }

const answer = z.union([line(255), z.number(), z.boolean()], 'must be text')

export const garnishmentType = () => choice(garnishmentTypes)
export const garnishmentAnswers = () => z.record(z.string().max(255), answer, 'must be an object')

type Answers = Readonly<Record<string, string | number | boolean>>

/** The answers as text, or a refusal that names the first wrong key or value; the others go to details. */
export function checkedFields(type: GarnishmentType, sent: Answers): Record<string, string> {
  const faults = garnishmentFaults(type, sent)
  const [first] = faults
  if (first) throw new Problem(400, first.message, { details: faults, refusal: 'garnishmentFields' })
  return answersAsText(sent)
}

export const answersAsText = (sent: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, textOf(value)]))

const textOf = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value).trim()
