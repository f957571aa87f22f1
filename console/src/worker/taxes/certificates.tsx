import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { declaredFields, schemaFields } from '../../forms/field.ts'
import { W4_LINES } from '../../forms/lists.ts'
import { useWords } from '../../messages/words.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { TaxesProps } from './asks.ts'
import { CertificateForm } from './certificate-form.tsx'
import { type Certificates, tryFirst } from './try-first.ts'

/** Form W-4: the lines that most people fill in, filled with what stands. */
export function Federal({ data, given, done }: TaxesProps & { done: () => void }) {
  const now = standing(data)
  const own = (now.w4 ?? {}) as Record<string, unknown>
  return (
    <CertificateForm
      address={W4}
      fields={schemaFields(
        W4,
        W4_LINES.map((line) => `w4Information/${line}`),
      )}
      fixed={{ w4Information: { userId: given.userId } }}
      initial={Object.fromEntries(
        W4_LINES.filter((line) => line in own).map((line) => [`w4Information/${line}`, shown(own[line])]),
      )}
      tries={trying(data, 'US.incomeTax', now, (body) => {
        const { userId: _, ...w4 } = (body as { w4Information: { userId: string } }).w4Information
        return { ...now, w4 } as Certificates
      })}
      done={done}
    />
  )
}

const W4 = 'userOnboarding/addW4Information'

/** The state's own form: its fields are what the service declares, so a new one needs no line here. */
export function StateForm({ data, given, code, done }: TaxesProps & { code: string; done: () => void }) {
  const { worker } = useWords()
  const asked = useAsk(ask('reports/getStateW4FormFields', { code: code as 'CA' }))
  if (!asked.data) return <Skeleton rows={3} />
  const declared = asked.data.stateW4FormFields
  if (declared.length === 0) return <Notice tone="calm">{worker.taxes.stateless}</Notice>
  const now = standing(data)
  return (
    <CertificateForm
      address="userOnboarding/addStateW4Information"
      fields={declaredFields(['stateW4Information'], declared).map((field) => ({
        ...field,
        label: worker.taxes.lineNames[field.path.at(-1)!] ?? field.path.at(-1)!,
      }))}
      fixed={{ userId: given.userId, code, stateW4Information: {} }}
      initial={Object.fromEntries(
        Object.entries(now.stateW4 ?? {}).map(([key, value]) => [`stateW4Information/${key}`, shown(value)]),
      )}
      tries={trying(data, `${code}.incomeTax`, now, (body) => ({
        ...now,
        stateW4: (body as { stateW4Information: NonNullable<Certificates['stateW4']> }).stateW4Information,
      }))}
      done={done}
    />
  )
}

/** What counts today, as the calculation takes it. */
function standing(data: TaxesProps['data']): Certificates {
  const [user] = data.user.user
  const w4 = data.w4.w4Informations.find((one) => one.standing === 'current')
  const state = data.w4.stateW4Informations.find(
    (one) => one.standing === 'current' && one.stateCode === user?.stateCode,
  )
  const { effectiveDate: _, endDate: __, standing: ___, ...lines } = w4 ?? {}
  return {
    ...(w4 ? { w4: lines as Certificates['w4'] } : {}),
    ...(state ? { stateW4: state.fields } : {}),
  }
}

function trying(
  data: TaxesProps['data'],
  tax: string,
  now: Certificates,
  changed: (body: object) => Certificates,
) {
  const [paid] = data.history.payrollHistory
  const [user] = data.user.user
  const frequency = data.schedule.paySchedule.find(
    ({ workerType, payScheduleName }) => workerType === 'W2' && payScheduleName === user?.payScheduleName,
  )
  if (!paid || !user || !frequency) return undefined
  return (body: object) =>
    tryFirst({ paid, user, tax, now, next: changed(body), frequency: frequency.compensationFrequency })
}

const shown = (value: unknown): string | boolean => (typeof value === 'boolean' ? value : String(value ?? ''))
