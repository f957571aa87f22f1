import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { useSend } from '../../calls/use-calls.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayAt, dayWords } from '../../format/days.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { BackHead } from '../shared/back-head.tsx'
import phone from '../shared/phone.module.css'
import type { FormsProps } from './asks.ts'

type TaxForm = FormsProps['data']['now']['taxForms'][number]

/** The worker's W-2s and 1099s to save, and whether they come electronically only. */
export default function Forms({ data, given }: FormsProps) {
  const { words, locale } = useLanguage()
  const { taxForms: said } = words.worker
  const [fault, setFault] = useState<unknown>()
  const forms = [...data.now.taxForms, ...data.last.taxForms].filter(
    ({ furnishedAt }) => furnishedAt !== null,
  )
  const save = async (form: TaxForm) => {
    try {
      await saveForm(given, form)
      setFault(undefined)
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <>
      <BackHead title={said.title} />
      <Stack gap="lines">
        {fault !== undefined && <Fault error={fault} />}
        <Card>
          {forms.length === 0 && (
            <Empty icon={FileText} title={said.none}>
              {said.noneBody}
            </Empty>
          )}
          {forms.map((form) => (
            <div key={`${form.filingId}`} className={phone.row}>
              <span>
                <strong>{said.name(form.form, form.year)}</strong>
                <small>
                  {[
                    ...(form.isCorrected ? [said.corrected] : []),
                    dayWords(dayAt(form.furnishedAt!), 'month', { locale, today: given.today }),
                  ].join(', ')}
                </small>
              </span>
              <Button
                icon={Download}
                label={said.save(said.name(form.form, form.year))}
                onClick={() => void save(form)}
              />
            </div>
          ))}
        </Card>
        {given.acting.role === 'worker' && <Consent userId={given.userId} />}
      </Stack>
    </>
  )
}

function Consent({ userId }: { userId: string }) {
  const { taxForms: said } = useLanguage().words.worker
  const consent = useSend('userPortal/updateFormConsent')
  const say = (isGiven: boolean) => consent.mutate({ body: { formConsent: { userId, isGiven } } })
  return (
    <Card title={said.consent}>
      <Stack gap="lines">
        <p>{said.consentBody}</p>
        {consent.error && <Fault error={consent.error} />}
        {consent.data && (
          <p role="status">{consent.data.formConsent.isGiven ? said.electronic : said.paper}</p>
        )}
        <Row>
          <Button kind="filled" busy={consent.isPending} onClick={() => say(true)}>
            {said.agree}
          </Button>
          <Button busy={consent.isPending} onClick={() => say(false)}>
            {said.onPaper}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

async function saveForm({ companyId, userId }: FormsProps['given'], form: TaxForm): Promise<void> {
  const { taxForms } = await send('reports/getTaxForms', {
    companyId,
    userId,
    year: form.year,
    format: 'pdf',
  })
  const found = taxForms.find(({ filingId }) => filingId === form.filingId)
  if (found?.fileBase64 !== undefined)
    saveBase64(found.fileName ?? `${form.form}.pdf`, found.fileBase64, 'application/pdf')
}
