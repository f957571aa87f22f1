import { z } from 'zod'
import type { FormField } from '../law/language/form.ts'

/** One line of a dynamic form, as the reads of forms answer it. */
export const formField = z.object({
  key: z.string(),
  description: z.string(),
  type: z.string(),
  format: z.string(),
  options: z.array(z.string()).optional(),
  required: z.boolean(),
  example: z.string(),
})

export const shownFields = (fields: readonly FormField[]): z.output<typeof formField>[] =>
  fields.map(({ key, description, type, format, options, required, example }) => ({
    key,
    description,
    type,
    format,
    ...(options ? { options: [...options] } : {}),
    required,
    example,
  }))
