/** The letters that a worker gets by e-mail. Never with an SSN, an account number or an amount in them. */

export interface Addressee {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly personalEmail: string
  readonly company: string
  readonly exitDate: string | null
}

export interface Letter {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

export type LetterKind = keyof typeof letters

export const letterOf = (kind: LetterKind, to: Addressee): Letter => letters[kind](to)

const letters = {
  invitation: (to: Addressee): Letter => ({
    to: [to.email],
    subject: `${to.company} invites you to set up your pay`,
    text: lines(
      `Dear ${to.firstName} ${to.lastName},`,
      '',
      `${to.company} pays its people with Purser and has added you.`,
      'Please complete these steps with your employer’s portal:',
      '',
      '  1. your identity and home address',
      '  2. your withholding certificate (W-4), if you are an employee',
      '  3. the bank account that you want to be paid to',
      '  4. the terms and conditions',
      '',
      'Nobody will ask you for a social security number or an account number in reply to this letter.',
    ),
  }),

  deactivation: (to: Addressee): Letter => ({
    to: [to.email, to.personalEmail].filter((address) => address !== ''),
    subject: `Your account with ${to.company} was deactivated`,
    text: lines(
      `Dear ${to.firstName} ${to.lastName},`,
      '',
      `${to.company} has deactivated your account; your last day is ${to.exitDate}.`,
      'Time and pay up to that day stay yours. Please ask your employer if this is not right.',
    ),
  }),
} as const

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`
