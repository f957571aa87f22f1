import { companyWords } from './company.ts'
import { moneyWords, operatorWords, sandboxWords, webhookWords } from './money.ts'
import { joined, nearest, type Spot } from './nearest.ts'
import { historyWords, payWords } from './pay.ts'
import { paycheckWords, stubWords } from './paycheck.ts'
import { peopleWords, withholdingWords } from './people.ts'
import { messageSamples } from './sample-messages.ts'
import { paycheckSamples } from './sample-paycheck.ts'
import { stateSamples } from './sample-states.ts'
import { refusalSamples, samples } from './samples.ts'

export { absent } from './samples.ts'

import { formWords, sharedWords } from './shared.ts'
import { benefitWords, timeWords } from './time.ts'

/** What every property means, in one sentence or two; `.meta({ description })` beside a field wins. */
export const words = joined([
  sharedWords,
  formWords,
  companyWords,
  peopleWords,
  withholdingWords,
  payWords,
  historyWords,
  paycheckWords,
  stubWords,
  moneyWords,
  webhookWords,
  operatorWords,
  sandboxWords,
  timeWords,
  benefitWords,
])

export const wordsFor = (spot: Spot): string | undefined => words.get(nearest(words, spot) ?? '')

export const sampleTable = joined([samples, messageSamples, paycheckSamples, stateSamples])
export const sampleFor = (spot: Spot): unknown => sampleTable.get(nearest(sampleTable, spot) ?? '')

/** A refusal as a caller reads it: its words filled in. */
export const refusalSample = (message: string): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, word: string) => refusalSamples[word] ?? word)
