import { dayWords, EVER } from '../../format/days.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import type { PartProps } from './asks.ts'

export function CompanyPart({ data, open }: PartProps) {
  const { company } = data.company
  const { fields } = useWords()
  const day = company.dateOfIncorporation
  const incorporated = [company.incorporationState, day && dayWords(day, 'month', { today: EVER })]
    .filter(Boolean)
    .join(', ')
  return (
    <Card
      title={words.company.title}
      aside={
        open && (
          <Button size="small" onClick={() => open('company')}>
            {words.edit}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [words.company.name, company.company],
          [words.company.known, company.doingBusinessAs || '–'],
          [words.company.website, company.businessWebsite || '–'],
          [words.company.kind, company.entityType || '–'],
          [words.company.ein, company.ein || '–'],
          [words.company.incorporated, incorporated || '–'],
          [words.company.form, company.irsAssisgnedFederalFilingForm || '–'],
          [
            words.company.deposits,
            fields.options[company.federalDepositSchedule] ?? company.federalDepositSchedule,
          ],
          [words.company.approval, company.requiresApproval ? words.yes : words.no],
          [words.company.sameDay, company.sameDayAch ? words.yes : words.no],
          [words.company.funding, words.company.fundings[company.fundingMethod]],
          [words.company.places, company.requiresKnownPlaces ? words.yes : words.no],
          [words.company.makeUp, company.paysTipMakeUp ? words.yes : words.no],
        ]}
      />
    </Card>
  )
}
