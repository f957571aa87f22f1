import type { Columns } from './report.ts'

export const headcountColumns = {
  group: {
    label: 'Group',
    kind: 'text',
    says: 'The kind of worker and the state of work.',
    example: 'W2, GA',
  },
  atStart: { label: 'At the start', kind: 'count', says: 'Who worked on the day before the first.' },
  joined: { label: 'Joined', kind: 'count', says: 'Who began in these days.' },
  left: { label: 'Left', kind: 'count', says: 'Whose last day was in these days.' },
  atEnd: { label: 'At the end', kind: 'count', says: 'Who works after the last day.' },
} as const satisfies Columns
