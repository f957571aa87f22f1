import { z } from 'zod'
import { flag, optionalText, sparse, text } from './fields/fields.ts'

/** A department, a job or a cost center, as it is sent and answered. */

const fields = {
  name: text(100)
    .describe('What the company calls it; no two of a kind share a name, in any letter case.')
    .meta({ examples: ['Baking'] }),
  code: optionalText(40)
    .describe('What the company’s books call it; may be empty.')
    .meta({ examples: ['4100'] }),
}

export const laborUnitFields = fields

export const laborUnitChange = sparse({
  ...fields,
  isActive: flag().describe('`false` takes it out of use: it takes no new shares.'),
})

export const laborUnitRecord = {
  name: z
    .string()
    .describe('What the company calls it.')
    .meta({ examples: ['Baking'] }),
  code: z
    .string()
    .describe('What the company’s books call it; may be empty.')
    .meta({ examples: ['4100'] }),
  isActive: z.boolean().describe('Whether it takes new shares.'),
}

export const useRefusal = {
  outOfUse: '{name} is out of use; make it active again with {operation}, or send another',
} as const

export const nameRefusal = (what: string) =>
  ({ nameInUse: `Another ${what} of this company has the name` }) as const
