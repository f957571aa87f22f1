import { z } from 'zod'
import type { OnboardingStep } from '../domain/onboarding/steps.ts'

/** What is still to be done, and how far getting ready has come. */

export const task = z.object({
  code: z.string().describe('What kind of task it is, for programs: the same whatever the words.'),
  task: z.string(),
  description: z.string(),
  operation: z.string(),
})

export const steps = z
  .array(
    z.object({
      code: z.string().describe('Which step it is, for programs.'),
      state: z
        .enum(['done', 'open', 'waiting'])
        .describe('Whether it is done, can be done now, or waits for somebody else.'),
      operation: z.string().describe('The operation that takes it further; empty unless the step is open.'),
    }),
  )
  .describe('Every step of getting ready, in the order in which it is usually done; done ones stay.')

export const stepsForm = (given: readonly OnboardingStep[]): z.output<typeof steps> =>
  given.map((each) => ({ ...each }))
