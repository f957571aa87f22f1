import type { FormField } from '../../law/language/form.ts'
import { contractorTypes, taxClassifications } from './w9.ts'

/** Form W-9 as fields of a form: the keys are those of addW9Information. Lines as the IRS prints them. */

const WHO = 'Who is paid'
const TIN = 'Part I: taxpayer identification number'
const SIGNED = 'Part II: certification'

export const w9FormFields: readonly FormField[] = [
  {
    key: 'contractorType',
    type: 'choice',
    group: WHO,
    description: 'Whether a person or a business is paid',
    format: contractorTypes.join(', '),
    options: contractorTypes,
    required: true,
    example: 'Business',
  },
  {
    key: 'businessName',
    type: 'text',
    group: WHO,
    description: 'Line 1 of a business: its name; line 2 of an individual: the trade name, if any',
    format: 'text',
    required: false,
    example: 'Kestrel Design LLC',
    help: 'A business needs it. The owner of a sole proprietorship stays line 1 under their own name.',
  },
  {
    key: 'taxClassification',
    type: 'choice',
    group: WHO,
    description: 'Line 3a: federal tax classification',
    format: taxClassifications.join(', '),
    options: taxClassifications,
    required: true,
    example: 'LLC taxed as a partnership',
    help: 'A single-member LLC that is disregarded takes the classification of its owner.',
  },
  {
    key: 'ein',
    type: 'text',
    group: TIN,
    description: 'The employer identification number',
    format: 'NN-NNNNNNN or nine digits',
    required: false,
    example: '12-3456789',
    help: 'A business needs it. A person’s own number is given with addKycInformation.',
    pattern: /^\s*(\d{9}|\d{2}-\d{7})\s*$/,
  },
  {
    key: 'w9Date',
    type: 'date',
    group: SIGNED,
    description: 'The day on which the form was signed; left out, today',
    format: 'YYYY-MM-DD',
    required: false,
    example: '2026-01-05',
  },
]
