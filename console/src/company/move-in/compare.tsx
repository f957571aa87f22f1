import { useState } from 'react'
import type { Body } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { readCsv } from '../../format/read-csv.ts'
import { moveIn } from '../../messages/company/move-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { ChooseCsv } from '../shared/choose-csv.tsx'
import type { Found } from './asks.ts'
import { Differences } from './differences.tsx'
import { Mapping } from './mapping.tsx'

/** Another provider's register beside what is computed here: dropped, read by a guess that can be changed, compared. */
export function Compare({ companyId }: { companyId: string }) {
  const words = moveIn.compare
  const [register, setRegister] = useState('')
  const [payDate, setPayDate] = useState('')
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({})
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const compare = async (text: string, meant: Readonly<Record<string, string>>) => {
    setBusy(true)
    setError(undefined)
    const mapping = Object.entries(meant).map(([column, means]) => ({ column, means }))
    const body: Body<'payroll/compareWithProvider'> = {
      companyId,
      register: text,
      mapping,
      ...(payDate === '' ? {} : { payDate }),
    }
    try {
      setFound((await send('payroll/compareWithProvider', body)).compareWithProvider)
      setSaid({})
      await forgetAnswers()
    } catch (refused) {
      setFound(undefined)
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  const read = async (text: string) => {
    setRegister(text)
    setSaid({})
    await compare(text, {})
  }
  return (
    <>
      <Card title={words.title}>
        <Stack gap="lines">
          <p>{words.lead}</p>
          <Row>
            <ChooseCsv label={words.file} read={read} />
            <Input
              name="payDate"
              type="date"
              label={words.onDay}
              value={payDate}
              onChange={setPayDate}
              optional
            />
          </Row>
          {register === '' && <p>{words.empty}</p>}
          {error !== undefined && <Fault error={error} />}
        </Stack>
      </Card>
      {found && <Differences found={found} />}
      {register !== '' && (
        <Mapping
          heads={readCsv(register)[0] ?? []}
          found={found}
          said={said}
          say={(column, means) => setSaid({ ...said, [column]: means })}
          action={
            <Button kind="filled" busy={busy} onClick={() => void compare(register, said)}>
              {words.again}
            </Button>
          }
        />
      )}
    </>
  )
}
