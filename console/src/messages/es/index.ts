import type { Words } from '../en/index.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { refusalInSpanish } from './refusals.ts'
import { signIn } from './sign-in.ts'
import { stepInSpanish } from './steps.ts'
import { timeNoteInSpanish } from './time-notes.ts'
import { worker } from './worker.ts'

export const spanish: Words = {
  frame,
  fields,
  refusal: refusalInSpanish,
  signIn,
  steps: stepInSpanish,
  timeNote: timeNoteInSpanish,
  worker,
}
