import { finalPayCheckTypes } from '../domain/people/values.ts'
import { optionalText } from './fields/fields.ts'

/** One of the known ways in its own spelling; other text is accepted and kept. */
export const finalPayCheckType = () =>
  optionalText(255).transform(
    (typed) => finalPayCheckTypes.find((known) => known.toLowerCase() === typed.toLowerCase()) ?? typed,
  )
