import type { Day } from '../../../kernel/dates.ts'
import type { CorrectionForm } from '../../language/correction-form.ts'
import type { FilingForm, FormName } from '../../language/filing-form.ts'
import type { LookUp } from '../../language/look-up.ts'
import { type Chosen, citation, needTable } from '../editions.ts'

/** The edition of a form for a period, by its last day; past what was checked a refusal. */
export const formFor = (form: FormName, periodEnd: Day, lookUp: LookUp): Chosen<FilingForm> =>
  needTable('filingForm', `US.${form}`, periodEnd, lookUp)

/** The form that corrects a filed one. */
export const correctionFor = (form: FormName, periodEnd: Day, lookUp: LookUp): Chosen<CorrectionForm> =>
  needTable('correctionForm', `US.${form}`, periodEnd, lookUp)

/** `US.941@2025-01-01#1`. */
export const editionOf = (law: FilingForm | CorrectionForm): string => citation(law, law.where)
