import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import type { PartProps } from './asks.ts'

export function CompanyPart({ data, open }: PartProps) {
  const { company } = data.company
  const incorporated = [company.incorporationState, company.dateOfIncorporation].filter(Boolean).join(', ')
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
          [words.company.deposits, company.federalDepositSchedule],
          [words.company.approval, company.requiresApproval ? words.yes : words.no],
        ]}
      />
    </Card>
  )
}
