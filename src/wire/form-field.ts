import { z } from 'zod'
import { type FormField, typePatterns } from '../law/language/form.ts'

/** One line of a dynamic form, as the reads of forms answer it. */
export const formField = z.object({
  key: z.string(),
  description: z.string(),
  type: z.string(),
  format: z.string(),
  options: z.array(z.string()).optional(),
  required: z.boolean(),
  example: z.string(),
  group: z.string().describe('The heading of the form under which the field stands.'),
  help: z.string().describe('What to do when in doubt; empty where the description says all.'),
  showWhen: z
    .object({
      key: z.string().describe('The field that decides.'),
      is: z.array(z.string()).describe('The values with which this field is asked for.'),
    })
    .nullable()
    .describe('When the field is asked for; null is always.'),
  pattern: z
    .string()
    .nullable()
    .describe('A regular expression that every accepted answer matches; null where the type alone says.'),
})

export const shownFields = (fields: readonly FormField[]): z.output<typeof formField>[] =>
  fields.map(({ key, description, type, format, options, required, example, ...more }) => ({
    key,
    description,
    type,
    format,
    ...(options ? { options: [...options] } : {}),
    required,
    example,
    group: more.group ?? 'Form',
    help: more.help ?? '',
    showWhen: more.showWhen ? { key: more.showWhen.key, is: [...more.showWhen.is] } : null,
    pattern: (more.pattern ?? typePatterns[type])?.source ?? null,
  }))
