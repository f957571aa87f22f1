import { machine } from '../../kernel/machine.ts'

/** The life of a time card. Changing an entry brings a rejected card back to its worker. */
export const timeCardMachine = machine('time card', ['Open', 'Submitted', 'Approved', 'Synced', 'Rejected'], {
  changeEntries: { Open: 'Open', Rejected: 'Open' },
  submitTimeCard: { Open: 'Submitted' },
  approveTimeCards: { Submitted: 'Approved' },
  rejectTimeCards: { Submitted: 'Rejected', Approved: 'Rejected' },
  syncTimeCardsToPayroll: { Approved: 'Synced', Synced: 'Synced' },
})

export type TimeCardStatus = (typeof timeCardMachine)['states'][number]
