import { plural } from '../../kernel/plural.ts'
import type { Letter } from '../people/letter.ts'

interface Told {
  readonly check: string
  readonly companyId: string | null
  readonly recordId: string
  readonly act: string
}

const MOST = 50

/** Tells the operator what the nightly verification found: ids only, for a letter is read by many. */
export const alertLetter = (to: string, findings: readonly Told[]): Letter => ({
  to: [to],
  subject: `Purser: the nightly verification found ${plural(findings.length, 'fault')}`,
  text: [
    'Records do not agree with each other, or were not written by the service:',
    '',
    ...findings
      .slice(0, MOST)
      .flatMap(({ check, companyId, recordId, act }) => [
        `${check}  ${recordId}${companyId ? `  (company ${companyId})` : ''}`,
        `  ${act}`,
      ]),
    ...(findings.length > MOST ? [`and ${findings.length - MOST} more`] : []),
    '',
    '`purser verify --findings` shows what was expected and what is there. Each is told once.',
    '',
  ].join('\n'),
})
