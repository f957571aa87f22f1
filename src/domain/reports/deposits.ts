import type { Columns } from './report.ts'

export const depositColumns = {
  agency: { label: 'Agency', kind: 'text', says: 'Who is owed.', example: 'IRS, Form 941' },
  payDate: { label: 'Pay date', kind: 'day', says: 'When the wages were paid.' },
  accrued: { label: 'Owed', kind: 'money', says: 'The tax of that day.' },
  deposited: { label: 'Deposited', kind: 'money', says: 'What was paid of it.' },
  outstanding: { label: 'Open', kind: 'money', says: 'What is left.' },
  dueDate: { label: 'Due', kind: 'day', says: 'By when the law wants it; empty where that is not known.' },
  status: {
    label: 'Status',
    kind: 'text',
    says: 'How far it is, as getTaxLiabilities tells it: `complete`, `pending`, `returned`, `blocked` or `open`.',
    example: 'complete',
  },
} as const satisfies Columns
