import type { PatternField } from '../../language/form.ts'

const hourly = 'dollars per hour, up to 5 decimals'

/** What L&I prints on the rate notice for one risk class. */
export const riskClass: readonly PatternField[] = [
  {
    key: 'RiskClassNameEmployee',
    description: 'L&I description of the risk class',
    type: 'text',
    format: 'text',
    required: true,
    example: 'Clerical Office',
    group: 'Risk class',
    pattern: /./,
  },
  {
    key: 'RiskClassCode',
    description: 'L&I risk class and sub-class',
    type: 'text',
    format: '9999-99',
    required: true,
    example: '4904-00',
    group: 'Risk class',
    pattern: /^\d{4}-?\d{2}$/,
  },
  {
    key: 'PayrollDeductionRate',
    description: "The worker's part, from the rate notice",
    type: 'text',
    format: hourly,
    required: true,
    example: '0.1119',
    group: 'Risk class',
    pattern: /^\d{0,3}(\.\d{1,5})?$/,
  },
  {
    key: 'CompositeRate',
    description: 'The total, from the rate notice',
    type: 'text',
    format: hourly,
    required: true,
    example: '0.3138',
    group: 'Risk class',
    pattern: /^\d{0,3}(\.\d{1,5})?$/,
  },
]
