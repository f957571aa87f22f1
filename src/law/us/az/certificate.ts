import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'A-4',
  fields: {
    percent: {
      kind: 'percent',
      label: 'Arizona Withholding Percentage',
      fromW4: 'arizonaPercent',
      oneOf: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5],
      help: 'azDeductionPercent of the federal certificate; without a choice 2.0%',
    },
  },
}
