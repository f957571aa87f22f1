import { ask } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { endingOf } from '../../format/names.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row } from '../../ui/head/head.tsx'
import { Status } from '../../ui/status/status.tsx'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

export function Bank({ given, open }: PartProps) {
  const { companyId } = given
  const end = useSend('adminPortal/deactivateCompanyBankAccount')
  return (
    <>
      {end.error && <Fault error={end.error} />}
      <List
        title={words.bank.title}
        none={words.bank.none}
        asked={ask('reports/getCompanyInfo', { companyId })}
        add={open && { words: words.bank.add, go: () => open('bank') }}
        items={({ company }) =>
          (company.BankAccounts ?? []).map((account) => ({
            key: account.companyFundingSourceEntityId,
            name: `${account.bankName} ${endingOf(account.accountNumber)}`,
            detail: `${account.accountName} · ${account.accountType}`,
            aside: (
              <Row>
                <Status tone={account.status === 'active' || account.status === 'ready' ? 'good' : 'warn'}>
                  {words.bank.statuses[account.status] ?? account.status}
                </Status>
                {open && (
                  <Button
                    size="small"
                    kind="quiet"
                    onClick={() =>
                      end.mutate({
                        body: {
                          companyId,
                          companyFundingSourceEntityId: account.companyFundingSourceEntityId,
                        },
                      })
                    }
                  >
                    {words.bank.end}
                  </Button>
                )}
              </Row>
            ),
          }))
        }
      />
    </>
  )
}
